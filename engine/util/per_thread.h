// Memory that a function keeps for its next call, one for each thread. A page's program has one
// thread, and bulk memory operations do not go together with thread-local variables there.
#pragma once

#ifdef __EMSCRIPTEN__
#define UPKEEP_PER_THREAD static
#else
#define UPKEEP_PER_THREAD static thread_local
#endif

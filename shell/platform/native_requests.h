// Many shots from one program: what all of them need (cards, letters, icons) is made once.
#pragma once
#include <functional>

namespace upkeep {

// Reads requests from the standard input until it ends and answers each in a copy of this process,
// so that none sees what another did. A request is the number of its words, a line feed, and the
// words as they stand on a command line, from the program's name on, each ended by a zero byte; an
// answer is what `answer` prints, a zero byte, its exit code in decimal (128 and more: the signal
// that ended it) and a line feed, all on the standard output. Returns 0, or 1 after a request that
// is none.
int answer_requests(const std::function<int(int count, char** words)>& answer);

}  // namespace upkeep

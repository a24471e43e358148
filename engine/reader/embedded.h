// The grammar of English card texts (english.grammar), as the build carries it.
#pragma once

namespace upkeep::reader {

extern const char kGrammar[];
extern const unsigned kGrammarSize;

}  // namespace upkeep::reader

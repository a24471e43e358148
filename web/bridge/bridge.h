// What the files of the bridge share: how texts and bytes go out and come in, and who is told.
#pragma once
#include <string>
#include <vector>

#include "search/flat.h"
#include "session/start.h"
#include "table/game.h"
#include "table/shared_game.h"
#include "util/json_writer.h"

namespace upkeep {

// The text stays until the next call.
const char* give(std::string text);
// Bytes out: their number, then bridge_bytes(). Bytes in: bridge_input(), then the call.
int give_bytes(std::vector<u8> bytes);
const std::vector<u8>& given_bytes();  // what JavaScript wrote
// Every call that may have changed the game ends here: 1 if it did.
int done(bool changed);

// What is wrong with a text, each { line, column, message }: the key "issues" of an object.
void put_issues(JsonWriter& j, const std::vector<PositionIssue>& issues);

struct Link;
// The link read last; null if it was none that can be played.
const Link* read_link();

// { code, text, rule, help, checks, next } of an answer to "why not?" (explain.cpp).
void told_to(JsonWriter& j, const Explanation& t);
void put_expectation(JsonWriter& j, const Expectation& e);

}  // namespace upkeep

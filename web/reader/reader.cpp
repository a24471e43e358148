// The program of the worker that reads a player's file of cards (app/reader-worker.mjs): a module
// of its own, so that nobody else fetches the grammar.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "calls_reader.h"
#include "cards/load.h"
#include "reader/input.h"
#include "reader/picture.h"
#include "reader/reader.h"
#include "util/json_writer.h"

using namespace upkeep;

namespace {

std::string input;
std::set<std::string> known;  // names of cards that need not be read
std::vector<reader::PrintedCard> cards;
std::size_t next = 0;

reader::Reader& the_reader() {
  static reader::Reader reader;
  return reader;
}

const char* give(std::string text) {
  static std::string given;
  given = std::move(text);
  return given.c_str();
}

}  // namespace

extern "C" {

// Where to write the bytes of a file.
u8* reader_input(int size) {
  input.assign(std::size_t(size), '\0');
  return reinterpret_cast<u8*>(input.data());
}

// The input is names, one a line, of cards that are here already.
void reader_known() {
  known.clear();
  for (std::size_t at = 0; at < input.size();) {
    const std::size_t end = std::min(input.find('\n', at), input.size());
    known.insert(input.substr(at, end - at));
    at = end + 1;
  }
}

// Takes the file apart: {"error": "line:column: what" if it is broken there, "cards": how many
// there are to be read, "known": how many are here already}. Of cards of one name the first counts.
const char* reader_open() {
  std::vector<reader::PrintedCard> found;
  std::string why;
  JsonWriter j;
  j.open('{');
  if (!reader::read_cards(input, found, why)) j.key("error").text(why);
  input.clear();
  input.shrink_to_fit();
  cards.clear();
  next = 0;
  std::set<std::string> names;
  int here = 0;
  for (reader::PrintedCard& card : found) {
    if (!names.insert(card.name).second) continue;
    if (known.count(card.name) || standard_cards().find(card.name))
      ++here;
    else
      cards.push_back(std::move(card));
  }
  j.key("cards").number(int(cards.size()));
  j.key("known").number(here);
  j.close('}');
  return give(std::move(j.out));
}

// Reads the next of the cards: {"done": of how many it is known by now, "read": [definition],
// "refused": [[name, why, detail]]}. `why` is one of the names above.
const char* reader_next(int count) {
  std::string read;
  JsonWriter refused;
  refused.open('[');
  for (; count > 0 && next < cards.size(); --count, ++next) {
    const reader::PrintedCard& card = cards[next];
    const reader::ReadCard r = the_reader().read(card);
    if (r.refusal == reader::Refusal::none) {
      read += (read.empty() ? "" : ",") + reader::with_picture(r.json, card.name);
      continue;
    }
    refused.open('[');
    refused.text(card.name);
    refused.text(reader::refusal_name(r.refusal));
    refused.text(r.detail);
    refused.close(']');
  }
  refused.close(']');
  return give("{\"done\":" + std::to_string(next) + ",\"read\":[" + read +
              "],\"refused\":" + refused.out + "}");
}

}  // extern "C"

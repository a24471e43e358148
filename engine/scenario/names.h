// From the names of a file to the objects of a state, and back to words.
#pragma once
#include <string>
#include <vector>

#include "duel.h"
#include "scenario/syntax.h"

namespace upkeep::scenario {

struct Label {
  std::string text;
  Ref object;  // when it was put there; a card is followed by its slot
  bool token = false;
};
// "-> Lightning Bolt" behind what has no target but lets its player choose a source of damage.
struct Promise {
  u8 player = 0;
  Name name;
};
// An effect of the phase (1997) that an `activate` line has taken up: it is used, so what it asks
// for is paid unless the file says no.
struct TakenUp {
  Ref source;
  u16 turn = 0;
  u8 player = 0;
};
// What names mean in one run of a file.
struct NameScope {
  const CardDb* db = nullptr;
  std::vector<Label> labels;
  std::vector<Promise> promises;
  std::vector<TakenUp> taken_up;

  const Label* label(const std::string& text) const;
};

const std::string& card_name_of(const NameScope& w, u16 card);
// Could this name belong to anything in the run (a label, a card, a token)?
bool known_name(const NameScope& w, const std::string& text);
// How many letters must be put in, left out or changed to make one of the other, case aside.
int letters_apart(std::string_view a, std::string_view b);
// The card whose name is nearest to the text; empty if none is near.
std::string nearest_name(const NameScope& w, const std::string& text);
// `what`, and behind it the card whose name is nearest to the text, if one is near.
Message or_nearest_name(const NameScope& w, const std::string& text, Message what);

bool card_begins_so(const NameScope& w, const Name& name, Name& whole);
// Whether `name` means the object `r`, wherever it is. A bare name never means an object on the
// stack.
bool means(const NameScope& w, const State& s, const Name& name, Ref r);
// The same for something that has happened: the object as it was, its definition then.
bool meant(const NameScope& w, const State& s, const Name& name, Ref r, u16 card);
// The definition of what has left, where it is still known; 0 if not.
u16 card_last_known(const State& s, Ref gone);
// Whether the object is the source of damage of this name: a permanent, a spell, or what has gone.
bool means_source(const NameScope& w, const State& s, const Name& name, Ref r);
bool stands_for_label(const Label& l, Ref r);

// Objects a name means now: in play if there are any (or where the name says), else in other zones.
std::vector<Ref> objects_named(const NameScope& w, const State& s, const Name& name);
// Whether two objects are interchangeable: they differ only in their place in the file.
bool alike(const State& s, Ref a, Ref b);
// Of several objects, one of each group of interchangeable ones.
std::vector<Ref> told_apart(const State& s, const std::vector<Ref>& refs);

// ---- words for messages
std::string action_words(StackAction action);
std::string object_words(const NameScope& w, const State& s, Ref r);
std::string option_words(const NameScope& w, const State& s, const Option& o);
Message question_words(const NameScope& w, const State& s);
// All legal options, shortened where there are too many.
Message options_words(const NameScope& w, const State& s);
std::string event_words(const NameScope& w, const State& s, const Event& e);
Message step_of(const State& s);
// Who has what in play, in hand, in the graveyard and in exile, in the words of the format.
std::string position_words(const NameScope& w, const State& s);

}  // namespace upkeep::scenario

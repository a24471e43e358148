#include "view/words.h"

#include "rules/outside.h"
#include "rules/query.h"
#include "text/grammar.h"
#include "text/phrases.h"
#include "text/strings.h"

namespace upkeep {

std::string fill(Str key, Lang lang, std::initializer_list<std::string> args) {
  return text::fill_row(lang, str(lang, key), args);
}

namespace {

// In the middle of a sentence: what has no name of its own but a word, "the draw".
std::string item_name(const Read& c, u16 at, Lang lang) {
  if (at >= c.s.stack_object_count || c.s.stack_objects[at].kind == StackObjectKind::none)
    return {};
  const StackObject& item = c.s.stack_objects[at];
  const std::string name = waiting_item_name(c, item, lang);
  return item.card ? name : text::uncapital(name);
}

Speech speech_of(const Read& c, const ViewNames& names, Lang lang) {
  Speech speech{c.db, lang, c.s.rules.vocabulary(), c.s.decision.player, {}};
  for (int p = 0; p < c.s.player_count; ++p) speech.players.push_back(player_name(names, u8(p)));
  return speech;
}

// To whom the next part of a division goes.
std::string recipient_words(const Read& c, const ViewNames& names, Lang lang) {
  const Decision& d = c.s.decision;
  return d.to ? object_name(c, d.to, d.player, lang) : player_name(names, d.to_player);
}

std::string value_words(const Read& c, const Option& o, const ViewNames& names, Lang lang,
                        Vocabulary words) {
  const Decision& d = c.s.decision;
  switch (d.prompt) {
    case Prompt::color:
      return o.value >= 0 && o.value <= 5 ? color_name(o.value, lang) : std::to_string(o.value);
    case Prompt::creature_type:
    case Prompt::land_type:
      return subtype_name(c.db, o.value, lang);
    case Prompt::mode:
      if (d.item < c.s.stack_object_count)
        return mode_text(c.db, c.s.stack_objects[d.item].ability, o.value, lang, words);
      return std::to_string(o.value + 1);
    case Prompt::trigger_order: {
      std::string name = object_name(c, o.object, d.player, lang);
      const std::string text = o.b ? ability_text(c.db, o.b, lang, words) : std::string();
      return text.empty() ? name : name + ": " + text;
    }
    case Prompt::replacement_order:
      // An effect is called like the card that it comes from.
      if (o.b) return card_name(c.db, o.b, lang);
      break;
    default:
      break;
  }
  std::string text = std::to_string(o.value);
  if (d.kind == DecisionKind::divide) return recipient_words(c, names, lang) + ": " + text;
  if (o.object) text = object_name(c, o.object, d.player, lang) + ": " + text;
  return text;
}

}  // namespace

std::string player_name(const ViewNames& names, u8 player) {
  if (player >= kMaxPlayers) return {};
  if (!names.player[player].empty()) return names.player[player];
  return std::string(1, char('A' + player));
}

bool face_down_to(const StackObject& item, u8 seat) {
  return item.kind == StackObjectKind::spell && (item.flags & kItemFaceDown) &&
         seat != kEverySeat && seat != item.controller;
}

std::string face_down_name(Lang lang) { return fill(Str::option_name, lang); }

std::string waiting_item_name(const Read& c, const StackObject& item, Lang lang) {
  if (face_down_to(item, c.s.decision.player)) return face_down_name(lang);
  const StackAction action = action_of(item);
  return action != StackAction::none ? action_name(action, lang) : card_name(c.db, item.card, lang);
}

std::string step_name(const State& s, Lang lang) {
  return step_full_name(s.step, lang, s.rules.vocabulary());
}

bool masked_to(const Read& c, Ref r, u8 seat) {
  const u8 from = hidden_from(c.s, r);
  return seat != kEverySeat && (seat < kMaxPlayers ? from >> seat & 1 : from != 0);
}

// Which of those that lie face down on its side, in the order in which they came; 0: the only one.
int mask_number(const Read& c, Ref r, u8 seat) {
  int all = 0, number = 0;
  for (int i = 0; i < c.s.battlefield_count; ++i) {
    const Ref other = make_ref(c.s, c.s.battlefield[i]);
    if (!masked_to(c, other, seat) ||
        derived_at(c.s, other)->controller != derived_at(c.s, r)->controller)
      continue;
    ++all;
    if (other == r) number = all;
  }
  return all > 1 ? number : 0;
}

std::string object_name(const Read& c, Ref r, u8 seat, Lang lang) {
  if (!r) return {};
  const Object& o = c.s.objects[r.slot];
  if (masked_to(c, r, seat)) {
    const int number = mask_number(c, r, seat);
    return face_down_name(lang) + (number ? " " + std::to_string(number) : std::string());
  }
  if (const Derived* d = derived_at(c.s, r)) return card_name(c.db, d->card, lang);
  if (const LastKnownInfo* gone = alive(c.s, r) ? nullptr : last_known(c.s, r))
    return card_name(c.db, gone->d.card, lang);
  if (alive(c.s, r) && o.zone == Zone::stack && o.perm < c.s.stack_object_count &&
      face_down_to(c.s.stack_objects[o.perm], seat))
    return face_down_name(lang);
  if (alive(c.s, r) && o.zone == Zone::hand && seat != kEverySeat && o.owner != seat &&
      !(o.flags & kObjRevealed))
    return "?";
  return card_name(c.db, o.card, lang);
}

std::string stack_kind(const Read& c, const StackObject& item, Lang lang, Vocabulary words) {
  if (item.flags & kItemFaceDown)
    return fill(Str::option_creature_word, lang);  // CR 708.2: no more than that
  if (item.kind == StackObjectKind::spell) return type_line(c.db, item.card, lang, words);
  return fill(Str::option_ability, lang);
}

std::string choice_note(const Read& c, const Permanent& p, Lang lang, const ViewNames& names) {
  std::string note;
  const auto add = [&](const std::string& text) {
    if (!note.empty()) note += ", ";
    note += text;
  };
  if (p.chosen_color < 5) add(color_name(p.chosen_color, lang));
  if (p.chosen_type != kNoIndex) add(subtype_name(c.db, p.chosen_type, lang));
  if (p.chosen_player != kNoPlayer) add(player_name(names, p.chosen_player));
  // Pairs of a left and a right pile lie in the lower half, those of blocks by chance in the upper.
  // The arrow tells them apart where there is no room for the words.
  static constexpr Str kSides[2] = {Str::option_left_pile, Str::option_right_pile};
  for (int i = 0; p.pile >> i; ++i)
    if (p.pile >> i & 1)
      add(i < 8 ? fill(kSides[i & 1], lang)
                : fill(Str::option_pile, lang, {std::to_string(16 - i)}));
  return note;
}

// What another hand would cost (CR 103.5 and its predecessors; era-fifth 11.4).
std::string mulligan_words(const Read& c, Lang lang) {
  const State& s = c.s;
  const int taken = s.players[s.decision.player].mulligans;
  switch (s.rules.mulligan()) {
    case Mulligan::all_land_or_no_land:
      return fill(Str::option_a_mulligan_shows_this, lang);
    case Mulligan::london:
      return (taken ? fill(Str::option_owed, lang, {std::to_string(taken)}) : std::string()) +
             fill(Str::option_a_mulligan_draws_seven, lang, {std::to_string(taken + 1)});
    default:
      return fill(Str::option_a_mulligan_draws_instead, lang, {std::to_string(6 - taken)});
  }
}

std::string prompt_words(const Read& c, bool mine, const ViewNames& names, Lang lang) {
  const Decision& d = c.s.decision;
  if (!mine) return fill(Str::option_waiting, lang, {player_name(names, d.player)});
  if (pass_ends_phase(c.s)) return fill(Str::option_or_end, lang);
  std::string about = d.about ? object_name(c, d.about, d.player, lang) : std::string();
  // What has no card has a word for it.
  if (about.empty() && d.prompt == Prompt::response && c.s.stack_count)
    about = item_name(c, c.s.stack[c.s.stack_count - 1], lang);
  std::string text = prompt_text(speech_of(c, names, lang), d, item_name(c, d.item, lang), about);
  if (d.prompt == Prompt::mulligan) text += mulligan_words(c, lang);
  if (d.kind == DecisionKind::divide) text += " \u2192 " + recipient_words(c, names, lang);
  // Some say themselves how many of how many.
  if (d.kind == DecisionKind::pick && d.hi > 1 && !text.ends_with(')'))
    text += " (" + std::to_string(d.done) + "/" + std::to_string(d.hi) + ")";
  return text;
}

std::string option_words(const Read& c, const Option& o, const ViewNames& names, Lang lang,
                         Vocabulary words) {
  static constexpr const char* kManaSymbols[] = {"{W}", "{U}", "{B}", "{R}", "{G}", "{C}"};
  const u8 seat = c.s.decision.player;
  const std::string name = object_name(c, o.object, seat, lang);
  switch (o.kind) {
    case OptionKind::pass:
      return pass_label(c, lang);
    case OptionKind::done:
      return fill(Str::option_done, lang);
    case OptionKind::play_land:
      return fill(Str::option_play, lang, {name});
    case OptionKind::cast: {
      const bool played = words == Vocabulary::classic;  // the word of 1999
      if (o.a == 0) return fill(played ? Str::option_play : Str::option_cast, lang, {name});
      const CardDef& def = c.db.card(c.s.objects[o.object.slot].card);
      std::string cost;
      if (int(o.a) <= def.cast_option_count)
        cost = cost_text(c.db, c.db.cast_options[std::size_t(def.first_cast_option + o.a - 1)].cost,
                         def.id, lang, words);
      return played ? fill(Str::option_play, lang, {name + " (" + cost + ")"})
                    : fill(Str::option_other, lang, {name, cost});
    }
    case OptionKind::activate: {
      const std::string text = ability_text(c.db, o.b, lang, words);
      return text.empty() ? name : name + ": " + text;
    }
    case OptionKind::mana:
      return fill(Str::option_tap_for, lang, {name, o.a < kManaKinds ? kManaSymbols[o.a] : "?"});
    case OptionKind::special:
      return fill(Str::option_face_up, lang, {name});
    case OptionKind::pay: {
      // Life is no mana: it is named before it is gone.
      const int life = life_of_payment(c.s, c.db);
      return life ? fill(Str::option_pay_with_life, lang, {std::to_string(life)})
                  : fill(Str::option_pay, lang);
    }
    case OptionKind::back:
      return fill(Str::option_back, lang);
    case OptionKind::object:
      return name;
    case OptionKind::player:
      return player_name(names, o.a != kNoPlayer && o.a < kMaxPlayers ? o.a : u8(o.value));
    case OptionKind::yes:
      return fill(c.s.decision.prompt == Prompt::mulligan ? Str::option_keep : Str::option_yes,
                  lang);
    case OptionKind::no:
      return fill(c.s.decision.prompt == Prompt::mulligan ? Str::option_mulligan : Str::option_no,
                  lang);
    case OptionKind::value:
      return value_words(c, o, names, lang, words);
    case OptionKind::attack:
      return fill(Str::option_attack, lang,
                  {name, o.other ? object_name(c, o.other, seat, lang) : player_name(names, o.a)}) +
             (o.value ? fill(Str::option_band_with, lang,
                             {object_name(c, make_ref(c.s, u16(o.value)), seat, lang)})
                      : std::string());
    case OptionKind::block:
      return fill(Str::option_block, lang, {name, object_name(c, o.other, seat, lang)});
    case OptionKind::concede:
      return fill(Str::option_concede, lang);
    case OptionKind::phase: {
      if (!o.object) return fill(Str::option_draw_your_card, lang);
      const std::string text = o.b ? ability_text(c.db, o.b, lang, words) : std::string();
      return text.empty() ? name : name + ": " + text;
    }
    case OptionKind::offer:
      return fill(Str::option_use, lang, {name});
    case OptionKind::announce_attack:
      return fill(Str::option_announce, lang) + burn_words(c, seat, Step::begin_combat, lang);
  }
  return {};
}

std::string option_key(const State& s, const Option& o, int& numbered) {
  switch (o.kind) {
    case OptionKind::pass:
      return "Space";
    case OptionKind::done:
    case OptionKind::pay:
      return "Enter";
    case OptionKind::announce_attack:
      return "A";
    case OptionKind::phase:
      if (!o.object) return "D";
      break;
    case OptionKind::back:
      return "Escape";
    case OptionKind::yes:
      return "Y";
    case OptionKind::no:
      return "N";
    case OptionKind::value:
      // A number is its own key; modes, colours and the like are counted from one.
      if (s.decision.kind == DecisionKind::number || s.decision.kind == DecisionKind::divide)
        return o.value >= 0 && o.value <= 9 ? std::to_string(o.value) : std::string();
      break;
    case OptionKind::mana:  // no list shows them but that of a payment
      if (s.decision.prompt != Prompt::pay_mana) return {};
      break;
    default:
      break;
  }
  return ++numbered <= 9 ? std::to_string(numbered) : std::string();
}

std::string over_text(const State& s, const ViewNames& names, Lang lang) {
  return s.winner == kNoPlayer ? fill(Str::option_drawn, lang)
                               : fill(Str::option_wins, lang, {player_name(names, s.winner)});
}

}  // namespace upkeep

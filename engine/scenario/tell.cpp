// Words for messages to the reader of a failed file: objects, questions, options, events.
#include "scenario/names.h"

namespace upkeep::scenario {
namespace {

std::string player_word(u8 p) { return std::string(1, player_letter(p)); }

Str why_words(Prompt w) {
  switch (w) {
    case Prompt::none:
      return Str::duel_flaw_part_question;
    case Prompt::priority:
      return Str::duel_flaw_part_act_or_pass;
    case Prompt::pay_mana:
      return Str::duel_flaw_part_pay_mana;
    case Prompt::target:
      return Str::duel_flaw_part_choose_target;
    case Prompt::mode:
      return Str::duel_flaw_part_choose_mode;
    case Prompt::x_value:
      return Str::duel_flaw_part_choose_x;
    case Prompt::kicker:
      return Str::duel_flaw_part_pay_kicker;
    case Prompt::buyback:
      return Str::duel_flaw_part_pay_buyback;
    case Prompt::alternative_cost:
      return Str::duel_flaw_part_choose_how_to_pay;
    case Prompt::discard:
    case Prompt::discard_hand_size:
      return Str::duel_flaw_part_discard;
    case Prompt::sacrifice:
      return Str::duel_flaw_part_sacrifice;
    case Prompt::sacrifice_cost:
      return Str::duel_flaw_part_sacrifice_as_cost;
    case Prompt::discard_cost:
      return Str::duel_flaw_part_discard_as_cost;
    case Prompt::exile_cost:
      return Str::duel_flaw_part_exile_as_cost;
    case Prompt::tap_cost:
      return Str::duel_flaw_part_tap_as_cost;
    case Prompt::return_cost:
      return Str::duel_flaw_part_return_as_cost;
    case Prompt::may:
      return Str::duel_flaw_part_do_it_yes_or_no;
    case Prompt::pay_or:
      return Str::duel_flaw_part_pay_yes_or_no;
    case Prompt::search:
      return Str::duel_flaw_part_choose_from_library;
    case Prompt::look:
      return Str::duel_flaw_part_choose_among_cards_seen;
    case Prompt::scry:
      return Str::duel_flaw_part_keep_on_top_or_put_at;
    case Prompt::color:
      return Str::duel_flaw_part_choose_color;
    case Prompt::creature_type:
      return Str::duel_flaw_part_choose_creature_type;
    case Prompt::land_type:
      return Str::duel_flaw_part_choose_land_type;
    case Prompt::choose_player:
      return Str::duel_flaw_part_choose_player;
    case Prompt::choose_number:
      return Str::duel_flaw_part_choose_number;
    case Prompt::choose_object:
      return Str::duel_flaw_part_choose_object;
    case Prompt::choose_option:
      return Str::duel_flaw_part_choose_effect;
    case Prompt::copy_what:
      return Str::duel_flaw_part_choose_what_to_copy;
    case Prompt::source_of_damage:
      return Str::duel_flaw_part_choose_source_damage;
    case Prompt::trigger_order:
      return Str::duel_flaw_part_order_triggers;
    case Prompt::graveyard_order:
      return Str::duel_flaw_part_order_cards_into_graveyard;
    case Prompt::blocker_order:
      return Str::duel_flaw_part_order_blockers;
    case Prompt::attacker_order:
      return Str::duel_flaw_part_order_attackers;
    case Prompt::damage_division:
      return Str::duel_flaw_part_assign_combat_damage;
    case Prompt::effect_division:
      return Str::duel_flaw_part_divide;
    case Prompt::legend:
      return Str::duel_flaw_part_choose_which_to_keep;
    case Prompt::attackers:
      return Str::duel_flaw_part_declare_attackers;
    case Prompt::blockers:
      return Str::duel_flaw_part_declare_blockers;
    case Prompt::mulligan:
      return Str::duel_flaw_part_keep_or_mulligan;
    case Prompt::mulligan_bottom:
      return Str::duel_flaw_part_choose_card_for_bottom;
    case Prompt::starting_player:
      return Str::duel_flaw_part_choose_who_starts;
    case Prompt::new_targets:
      return Str::duel_flaw_part_choose_new_targets;
    case Prompt::replacement_order:
      return Str::duel_flaw_part_choose_which_applies_first;
    case Prompt::untap_choice:
      return Str::duel_flaw_part_choose_what_untaps;
    case Prompt::tap_or_untap:
      return Str::duel_flaw_part_tap_or_untap;
    case Prompt::attach_to:
      return Str::duel_flaw_part_choose_what_to_attach_it_to;
    case Prompt::coin_call:
      return Str::duel_flaw_part_call_coin;
    case Prompt::pay_life_or_mana:
      return Str::duel_flaw_part_pay_life_or_mana;
    case Prompt::counter_kind:
      return Str::duel_flaw_part_choose_kind_counter;
    case Prompt::splice:
      return Str::duel_flaw_part_splice;
    case Prompt::phase_end:
      return Str::duel_flaw_part_act_or_agree;
    case Prompt::interrupt:
      return Str::duel_flaw_part_interrupt_or_decline;
    case Prompt::response:
      return Str::duel_flaw_part_respond_or_decline;
    case Prompt::prevention:
      return Str::duel_flaw_part_prevent_damage_or_decline;
    case Prompt::to_library:
      return Str::duel_flaw_part_onto_library;
    case Prompt::pile:
      return Str::duel_flaw_part_choose_what_goes_into_pile;
    case Prompt::block_what:
      return Str::duel_flaw_part_choose_what_it_blocks;
    case Prompt::regeneration:
      return Str::duel_flaw_part_regenerate_or_decline;
  }
  return Str::duel_flaw_part_question;
}

std::string value_words(const NameScope& w, const State& s, const Option& o) {
  const Decision& d = s.decision;
  switch (d.prompt) {
    case Prompt::color:
      return color_word(o.value);
    case Prompt::creature_type:
    case Prompt::land_type:
      if (o.value >= 0 && std::size_t(o.value) < w.db->subtypes.size())
        return w.db->subtypes[std::size_t(o.value)];
      break;
    case Prompt::mode:
    case Prompt::choose_option:
      return "mode " + std::to_string(o.value + 1);
    case Prompt::counter_kind:
      if (o.value >= 0 && o.value < kAllCounterKinds) return counter_word(Counter(o.value));
      break;
    case Prompt::replacement_order:
      if (o.b) return card_name_of(w, o.b);
      break;
    default:
      break;
  }
  std::string out = o.object ? object_words(w, s, o.object) : "";
  if (d.kind == DecisionKind::order) return out.empty() ? std::to_string(o.value) : out;
  return std::to_string(o.value);
}

}  // namespace

std::string object_words(const NameScope& w, const State& s, Ref r) {
  const Object* o = find(s, r);
  if (!o) {
    const u16 card = card_last_known(s, r);
    return card ? card_name_of(w, card) + ", gone" : "something gone";
  }
  std::string out;
  for (const Label& l : w.labels)
    if (stands_for_label(l, r)) out = l.text;
  const Derived* d = derived_of(s, r);
  if (out.empty()) out = card_name_of(w, d && d->card ? d->card : o->card);
  switch (o->zone) {
    case Zone::battlefield: {
      out += " of " + player_word(controller_of(s, r));
      std::string more;
      auto add = [&](const std::string& word) { more += (more.empty() ? "" : ", ") + word; };
      const Permanent* p = permanent_of(s, r);
      if (d && (d->types & kCreature))
        add(std::to_string(d->power) + "/" + std::to_string(d->toughness));
      if (p && (p->flags & kPTapped)) add("tapped");
      if (p && p->damage) add("damage " + std::to_string(p->damage));
      if (p && (p->flags & kPAttacking)) add("attacking");
      if (!more.empty()) out += " (" + more + ")";
      break;
    }
    case Zone::stack:
      if (o->flags & kObjAction)
        out = action_words(action_of(s.stack_objects[o->perm].kind));
      else
        out = ((o->flags & kObjAbility) ? "ability " : "spell ") + out;
      break;
    case Zone::none:
      break;
    default:
      out += " in " + player_word(o->owner) + "." + zone_word(o->zone);
  }
  return out;
}

std::string option_words(const NameScope& w, const State& s, const Option& o) {
  const std::string object = o.object ? object_words(w, s, o.object) : "";
  switch (o.kind) {
    case OptionKind::pass:
      return "pass";
    case OptionKind::play_land:
      return "play " + object;
    case OptionKind::cast: {
      std::string out = "cast " + object;
      const Object* c = find(s, o.object);
      if (o.a && c) {
        const std::size_t i = std::size_t(w.db->cards[c->card].first_cast_option) + o.a - 1u;
        static const char* const words[] = {
#define UPKEEP_X(n) #n,
            UPKEEP_CAST_OPTIONS(UPKEEP_X)
#undef UPKEEP_X
        };
        if (i < w.db->cast_options.size())
          out += std::string(" with ") + words[int(w.db->cast_options[i].kind)];
      }
      return out;
    }
    case OptionKind::activate: {
      std::string out = "activate " + object;
      if (o.b < w.db->abilities.size())
        out += " ability " + std::to_string(w.db->abilities[o.b].index + 1);
      return out;
    }
    case OptionKind::mana:
      return "tap " + object + " for " + std::string(1, "WUBRGC?"[o.a < kManaKinds ? o.a : 6]);
    case OptionKind::special:
      return "turn " + object + " face up";
    case OptionKind::pay:
      return "pay";
    case OptionKind::back:
      return "take it back";
    case OptionKind::object:
      return object;
    case OptionKind::player:
      return player_word(o.a);
    case OptionKind::yes:
      return "yes";
    case OptionKind::no:
      return "no";
    case OptionKind::value:
      return value_words(w, s, o);
    case OptionKind::attack: {
      std::string out = "attack " + object;
      out += " -> " + (o.other ? object_words(w, s, o.other) : player_word(o.a));
      if (o.value) out += " & " + object_words(w, s, ref_of(s, u16(o.value)));
      return out;
    }
    case OptionKind::block:
      return "block " + object + " -> " + object_words(w, s, o.other);
    case OptionKind::done:
      return "done";
    case OptionKind::concede:
      return "concede";
    case OptionKind::phase:
      return o.object ? "use " + object : "draw";
    case OptionKind::announce_attack:
      return "announce an attack";
    case OptionKind::offer:
      return "use " + object;
  }
  return "?";
}

static std::string permanent_words(const NameScope& w, const State& s, u16 slot) {
  const Ref r = ref_of(s, slot);
  const Permanent& p = *permanent_of(s, r);
  const Derived& d = *derived_of(s, r);
  std::string out = w.db->card(d.card).name;
  if (d.types & kCreature) out += " " + std::to_string(d.power) + "/" + std::to_string(d.toughness);
  if (p.flags & kPTapped) out += " tapped";
  if (p.damage) out += " damage " + std::to_string(p.damage);
  for (int k = 0; k < kAllCounterKinds; ++k)
    if (counters_of(p, Counter(k)))
      out += std::string(" ") + counter_word(Counter(k)) + " x" +
             std::to_string(counters_of(p, Counter(k)));
  return out;
}

std::string position_words(const NameScope& w, const State& s) {
  std::string out;
  auto line = [&](const std::string& text) { out += (out.empty() ? "" : "; ") + text; };
  if (s.over) line(s.winner == kNoPlayer ? "game drawn" : player_word(s.winner) + " wins");
  std::string life = "life";
  for (int p = 0; p < s.player_count; ++p) life += " " + std::to_string(s.players[p].life);
  line(life);
  for (int p = 0; p < s.player_count; ++p) {
    std::string play;
    for (int i = 0; i < s.battlefield_count; ++i) {
      const u16 slot = s.battlefield[i];
      const Derived& d = s.derived[s.objects[slot].perm];
      if (d.controller != p) continue;
      play += (play.empty() ? "" : ", ") + permanent_words(w, s, slot);
    }
    if (!play.empty()) line(player_word(u8(p)) + ".play " + play);
    auto zone = [&](const char* name, const ZoneList& l) {
      std::string cards;
      for (int i = l.count - 1; i >= 0; --i)
        cards += (cards.empty() ? "" : ", ") + w.db->card(s.objects[l.at[i]].card).name;
      if (!cards.empty()) line(player_word(u8(p)) + "." + name + " " + cards);
    };
    zone("hand", s.hand[p]);
    zone("grave", s.graveyard[p]);
    zone("exile", s.exile[p]);
    int mana = 0;
    for (const u16 m : s.players[p].pool) mana += m;
    if (mana) line(player_word(u8(p)) + " has " + std::to_string(mana) + " mana");
  }
  return out;
}

Message step_of(const State& s) {
  return {Str::duel_flaw_part_turn,
          {std::to_string(s.turn), player_word(s.active), step_word(s.step)}};
}

Message question_words(const NameScope& w, const State& s) {
  if (s.over) {
    if (s.winner == kNoPlayer) return Str::duel_flaw_game_drawn;
    return {Str::duel_flaw_has_won, {player_word(s.winner)}};
  }
  const Decision& d = s.decision;
  const std::string who = player_word(d.player);
  if (d.about && find(s, d.about))
    return {Str::duel_flaw_asked_to_for,
            {who, why_words(d.prompt), object_words(w, s, d.about), step_of(s)}};
  return {Str::duel_flaw_asked_to, {who, why_words(d.prompt), step_of(s)}};
}

Message options_words(const NameScope& w, const State& s) {
  std::vector<Option> options(kMaxOptions);
  const int n = legal(s, *w.db, options.data());
  if (!n) return question_words(w, s);
  std::string list;
  std::vector<std::string> seen;
  std::size_t hidden = 0;
  for (int i = 0; i < n; ++i) {
    const std::string words = option_words(w, s, options[std::size_t(i)]);
    bool again = false;
    for (const std::string& o : seen) again = again || o == words;
    if (again) continue;
    if (seen.size() >= 40) {
      ++hidden;
      continue;
    }
    list += (seen.empty() ? "" : "; ") + words;
    seen.push_back(words);
  }
  return sentences(
      {question_words(w, s),
       {Str::duel_flaw_legal, {list}},
       hidden ? Message(Str::duel_flaw_and_more, {std::to_string(hidden)}) : Message()});
}

std::string event_words(const NameScope& w, const State& s, const Event& e) {
  std::string out = event_word(e.type);
  auto name = [&](Ref r, u16 card) {
    for (const Label& l : w.labels)
      if (r && stands_for_label(l, r)) return l.text;
    if (!card && r && r.slot < s.object_count) card = s.objects[r.slot].card;
    return card_name_of(w, card);
  };
  switch (e.type) {
    case LogEvent::step:
      return out + " " + step_word(Step(e.value));
    case LogEvent::window:
      return out + " " + window_word(WindowKind(e.value));
    case LogEvent::turn:
      return out + " " + std::to_string(e.amount);
    case LogEvent::activate:
    case LogEvent::trigger:
      return out + " " + name(e.other, e.other_card ? e.other_card : e.card);
    default:
      break;
  }
  if (e.value && !e.card && (e.type == LogEvent::resolve || e.type == LogEvent::put_on_stack))
    return out + " " + action_words(StackAction(e.value));
  if (e.type == LogEvent::counter) out += std::string(" ") + counter_word(Counter(e.value));
  if (e.type == LogEvent::prevent || e.type == LogEvent::counter)
    out += " " + std::to_string(e.amount);
  const bool who_first = e.type == LogEvent::discard || e.type == LogEvent::draw ||
                         e.type == LogEvent::mill || e.type == LogEvent::lose ||
                         e.type == LogEvent::gain || e.type == LogEvent::mana_burn;
  if (who_first && e.player != kNoPlayer) out += " " + player_word(e.player);
  if (e.object || e.card) out += " " + name(e.object, e.card);
  if (e.other || e.other_card)
    out += " -> " + name(e.other, e.other_card);
  else if (e.player != kNoPlayer && !who_first)
    out += (e.object ? " -> " : " ") + player_word(e.player);
  if (e.type == LogEvent::damage || e.type == LogEvent::lose || e.type == LogEvent::gain ||
      e.type == LogEvent::mana_burn)
    out += " " + std::to_string(e.amount);
  return out;
}

}  // namespace upkeep::scenario

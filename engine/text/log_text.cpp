// The log: one line for each event that a reader needs to know, in the present tense.
#include "text/grammar.h"
#include "text/lang/language.h"
#include "text/phrases.h"
#include "text/strings.h"

namespace upkeep {

using namespace text;

std::string player_label(const Speech& s, u8 player) {
  if (player < s.players.size() && !s.players[player].empty()) return s.players[player];
  if (player >= kMaxPlayers) return {};
  return std::string(1, char('A' + player));
}

namespace {

Np player_np(const Speech& s, u8 player) {
  Np np;
  if (player != s.seat || s.seat == kNoPlayer) {
    np.text = player_label(s, player);
    return np;
  }
  np.you = true;
  np.obj = str(s.lang, Str::log_you);
  np.poss = language(s.lang).yours;
  return np;
}

// What is not seen and neither comes from a hidden place nor goes to one is face down.
bool on_table(LogEvent type) {
  switch (type) {
    case LogEvent::exile:
    case LogEvent::return_hand:
    case LogEvent::move:
    case LogEvent::discard:
    case LogEvent::draw:
    case LogEvent::mill:
    case LogEvent::reveal:
    case LogEvent::play_land:
      return false;
    default:
      return true;
  }
}

Np object_np(const Speech& s, u16 card, bool hidden, bool down) {
  if ((hidden || !card) && down)
    return Np(str(s.lang, Str::log_a_face_down_creature), false,
              noun({s.lang, s.words}, N::creature).fem);
  if (hidden || !card)
    return Np(str(s.lang, Str::log_a_card), false, noun({s.lang, s.words}, N::card).fem);
  return named(s.lang, card_name(s.db, card, s.lang));
}

std::string counter_words(const Speech& s, int counter) {
  // "marcador de carga", but "marcador +1/+1".
  std::string name = counter_name(Counter(counter), s.lang);
  const bool figure = !name.empty() && (name[0] == '+' || name[0] == '-');
  return (figure ? "" : language(s.lang).counter_of) + name;
}

std::string loss_words(const Speech& s, int reason) {
  // The order of LossReason.
  switch (reason) {
    case 1:
      return str(s.lang, Str::log_no_life_left);
    case 2:
      return str(s.lang, Str::log_drew_from_an_empty);
    case 3:
      return str(s.lang, Str::log_poison);
    case 4:
      return str(s.lang, Str::log_concedes);
    default:
      return {};
  }
}

}  // namespace

std::string log_line(const Speech& s, const Event& e) {
  const Tongue t{s.lang, s.words};
  const bool hidden = s.seat != kNoPlayer && (e.hidden_from >> s.seat & 1);
  const Np who = player_np(s, e.player);
  const Np what = object_np(s, e.card, hidden, e.object && on_table(e.type));
  // An ability whose source is not told is named after itself.
  const bool source = e.type == LogEvent::trigger || e.type == LogEvent::activate;
  const bool nameless =
      e.other && (!e.other_card || (s.seat != kNoPlayer && (e.other_hidden_from >> s.seat & 1)));
  const Np other = e.other_card && !nameless ? object_np(s, e.other_card, false, false)
                   : source                  ? what
                   : nameless                ? object_np(s, 0, true, on_table(e.type))
                                             : who;
  const Np number(std::to_string(e.amount < 0 ? -e.amount : e.amount),
                  e.amount != 1 && e.amount != -1);
  auto line = [&](Str key) {
    return capital(lower_contract(s.lang, expand(t, str(s.lang, key), {who, what, other, number})));
  };
  switch (e.type) {
    case LogEvent::cast:
      if (s.words == Vocabulary::classic) return line(Str::log_cast_text);
      return line(Str::log_cast_text_2);
    case LogEvent::activate:
      return line(Str::log_activate);
    case LogEvent::trigger:
      return line(Str::log_trigger);
    case LogEvent::target:
      return line(Str::log_target);
    case LogEvent::resolve:
      if (!e.card && e.value)
        return capital(resolves_line(action_name(StackAction(e.value), s.lang), s.lang));
      return e.other_card ? line(Str::log_resolve_ability_resolves)
                          : line(Str::log_resolve_resolves);
    case LogEvent::countered:
      return line(Str::log_countered);
    case LogEvent::fizzled:
      return line(Str::log_fizzled);
    case LogEvent::cast_cancelled:
      return line(Str::log_cast_cancelled);
    case LogEvent::damage:
      return line(Str::log_damage);
    case LogEvent::prevent:
      return line(Str::log_prevent);
    case LogEvent::lose:
      return line(Str::log_lose);
    case LogEvent::gain:
      return line(Str::log_gain);
    case LogEvent::mana_burn:
      return line(Str::log_mana_burn);
    case LogEvent::mana: {
      if (e.value >= kManaKinds) return {};
      std::string symbols;
      for (int i = 0; i < e.amount && i < 12; ++i)
        symbols += std::string("{") + "WUBRGC"[e.value] + "}";
      std::string text = line(Str::log_mana);
      return text + " " + symbols;
    }
    case LogEvent::dies:
      return line(Str::log_dies);
    case LogEvent::destroy:
      return line(Str::log_destroy);
    case LogEvent::bury:
      return line(Str::log_bury);
    case LogEvent::sacrifice:
      return line(Str::log_sacrifice);
    case LogEvent::regenerate:
      return line(Str::log_regenerate);
    case LogEvent::exile:
      return line(Str::log_exile);
    case LogEvent::return_hand:
      return line(Str::log_return_hand);
    case LogEvent::move: {
      const std::string from = zone_label(Zone(e.amount), s.lang, s.words),
                        to = zone_label(Zone(e.value), s.lang, s.words);
      return capital(what.text) + ": " + from + " → " + to;
    }
    case LogEvent::discard:
      return line(Str::log_discard);
    case LogEvent::draw:
      return line(Str::log_draw);
    case LogEvent::mill:
      return line(Str::log_mill);
    case LogEvent::enter:
      return line(Str::log_enter);
    case LogEvent::leave:
      return line(Str::log_leave);
    case LogEvent::token:
      return line(Str::log_token);
    case LogEvent::tap:
      return line(Str::log_tap);
    case LogEvent::untap:
      return line(Str::log_untap);
    case LogEvent::attach:
      return line(Str::log_attach);
    case LogEvent::control:
      return line(Str::log_control);
    case LogEvent::owner_changed:
      return line(Str::log_owner_changed);
    case LogEvent::counter: {
      const std::string counter = counter_words(s, e.value);
      const std::string name = e.card ? capital(what.text) : player_label(s, e.player);
      const std::string amount = (e.amount < 0 ? "−" : "+") + number.text;
      const char* words = str(s.lang, Str::log_counter);
      return fill_row(s.lang, words, {name, counter, amount});
    }
    case LogEvent::attack:
      return line(Str::log_attack);
    case LogEvent::block:
      return line(Str::log_block);
    case LogEvent::step:
      return step_full_name(Step(e.value), s.lang, s.words);
    case LogEvent::turn:
      return line(Str::log_turn);
    case LogEvent::shuffle:
      return line(Str::log_shuffle);
    case LogEvent::play_land:
      return line(Str::log_play_land);
    case LogEvent::mulligan:
      return line(Str::log_mulligan);
    case LogEvent::keep:
      return line(Str::log_keep);
    case LogEvent::reveal:
      return line(Str::log_reveal);
    case LogEvent::win:
      return line(Str::log_win);
    case LogEvent::lose_game:
      return line(Str::log_lose_game) + loss_words(s, e.value);
    case LogEvent::draw_game:
      return str(s.lang, Str::log_draw_game);
    case LogEvent::choose:
      return {};
    case LogEvent::coin:
      return e.value ? line(Str::log_coin_the_coin_flip) : line(Str::log_coin_the_coin_flip_2);
    case LogEvent::pass:
      return {};
    case LogEvent::transform:
      return e.other_card ? line(Str::log_transform_becomes_a_copy)
                          : line(Str::log_transform_is_turned_face);
    case LogEvent::window:
      return window_name(WindowKind(e.value), s.lang);
    case LogEvent::put_on_stack:
      return action_name(StackAction(e.value), s.lang) + " → " + waiting_name(s.lang, s.words);
    case LogEvent::count:
      break;
  }
  return {};
}

}  // namespace upkeep

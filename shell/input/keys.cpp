// Keys: every decision can be answered with them.

#include <algorithm>

#include "app.h"

namespace upkeep {
// Where the ring appears: the first thing that can be done, else the main button.
Command App::ring_start() const {
  const auto& all = ui_.regions();
  Command button;
  for (std::size_t i = ui_.first(); i < all.size(); ++i) {
    const Command c = all[i].command;
    if (!all[i].acts || !c) continue;
    if ((c.cmd == Cmd::object && takes(c.ref) && c.ref != pending_) || c.cmd == Cmd::player)
      return c;
    if (c.cmd == Cmd::option && !button &&
        !(option_kind(OptionKind::back) && option_kind(OptionKind::back)->index == c.arg))
      button = c;
    if (c.cmd == Cmd::take_number) return c;
  }
  return button;
}

// Whoever plays with keys finds the ring of a new question on the first answer to it, and the note
// beside it says what is asked. On a button, or on what may answer, it stays.
void App::seat_ring() {
  if (!seat_ring_ || screen_ != Screen::table) return;
  seat_ring_ = false;
  if (!ui_.ring() || preview_.large() || sheet_ != Sheet::none || !my_move() ||
      v_->kind == DecisionKind::act)
    return;
  if (const Region* f = ui_.focused()) {
    const Command& c = f->command;
    const bool answers =
        c.cmd == Cmd::object && c.ref != pending_ && (takes(c.ref) || may_withdraw(c.ref));
    if ((c.cmd != Cmd::object && c.cmd != Cmd::player) || answers) return;
  }
  if (const Command start = ring_start()) {
    ui_.focus(start);
    refresh();
  }
}

void App::set_key(const std::string& own, const std::string& key) {
  if (key.empty() || key == own)
    keys_.erase(own);
  else
    keys_[own] = key;
  refresh();
}

bool App::key(const std::string& name, bool shift, bool ctrl) {
  if (name == "F9") {
    debug_.toggle();
    refresh();
    return true;
  }
  if (ctrl) return false;
  motion_.finish();
  refused_ = {};
  game_.cancel_passing();
  std::string k = name;
  if (k.size() == 1 && k[0] >= 'A' && k[0] <= 'Z') k[0] = char(k[0] - 'A' + 'a');
  if (screen_ == Screen::table && !meant_by(k)) return false;
  if (setup_.editing() && setup_.key(name)) return true;
  const bool table = screen_ == Screen::table && v_;
  const bool curtain = table && game_.curtain();
  refresh();
  // A second quick press after the one that broke the seal answers nothing: what it would answer
  // has not been seen yet.
  if (table && !curtain && (k == "Enter" || k == " ") &&
      platform_.seconds() - lifted_time_ < 2 * patience_)
    return true;
  if (table && !curtain && sheet_ == Sheet::none && !preview_.large() && name_key(name))
    return true;
  if (const std::optional<bool> done = ring_key(k, shift)) return *done;
  if (k == "Escape") return escape_key();
  if (preview_.large() || sheet_ != Sheet::none)
    if (const std::optional<bool> done = sheet_key(k)) return *done;
  if (k == "?") {
    sheet_ = sheet_ == Sheet::keys ? Sheet::none : Sheet::keys;
    return true;
  }
  if (screen_ == Screen::title) return run_by_key(title_.command_of(k));
  if (screen_ == Screen::setup)
    return run_by_key(k == "Enter" || k == "b" ? Command{Cmd::begin} : Command{});
  if (curtain) return run_by_key(k == "Enter" || k == " " ? Command{Cmd::lift} : Command{});
  if (!table) return false;
  return v_->over ? result_key(k) : table_key(k, shift);
}

bool App::run_by_key(const Command& c) {
  if (c) run(c);
  return bool(c);
}

// On the table a key means what it was given to; what it meant before, if that has moved, no more
// (false).
bool App::meant_by(std::string& k) const {
  bool moved = false;
  std::string means;
  for (const auto& [own, now] : keys_) {
    if (now == k) means = own;
    moved = moved || own == k;
  }
  if (means.empty()) return !moved;
  k = means;
  return true;
}

// Keys that move the ring or a list, and the one that presses what the ring is on. Nothing: it is
// none of them.
std::optional<bool> App::ring_key(const std::string& k, bool shift) {
  const bool arrow = k == "ArrowLeft" || k == "ArrowRight" || k == "ArrowUp" || k == "ArrowDown";
  // Up and down change a number that is being chosen, unless the ring is on something else.
  if ((k == "ArrowUp" || k == "ArrowDown") && choosing_number() && by_steps() &&
      sheet_ == Sheet::none &&
      (!ui_.focused() || ui_.focused()->command.cmd == Cmd::number ||
       ui_.focused()->command.cmd == Cmd::take_number))
    return number_key(k);
  if (((k == "Tab" && !shift) || (arrow && sheet_ != Sheet::log)) && !ui_.focused()) {
    // The ring begins at something to do, not at the edge of the table.
    if (const Command start = ring_start()) {
      ui_.focus(start);
      return true;
    }
  }
  if (k == "Tab") {
    if (ui_.move_focus(0, 0, shift ? -1 : 1)) return true;
    ui_.drop_focus();
    return false;
  }
  if (arrow) {
    if (sheet_ == Sheet::log) return wheel({}, k == "ArrowUp" ? g_.px(-40) : g_.px(40));
    return ui_.move_focus(k == "ArrowLeft"    ? -1
                          : k == "ArrowRight" ? 1
                                              : 0,
                          k == "ArrowUp"     ? -1
                          : k == "ArrowDown" ? 1
                                             : 0,
                          1);
  }
  if (k == "PageUp" || k == "PageDown") return wheel({}, k == "PageUp" ? -lay_.h / 2 : lay_.h / 2);
  if (k == "Enter" && ui_.focused()) {
    const Command c = ui_.focused()->command;
    run(c);
    return true;
  }
  return std::nullopt;
}

// Out of what was entered last.
bool App::escape_key() {
  const bool table = screen_ == Screen::table && v_;
  if (preview_.large() || menu_ || sheet_ != Sheet::none) {
    run({Cmd::close});
  } else if (pending_ || selected_) {
    pending_ = selected_ = {};
  } else if (table && my_move() && option_kind(OptionKind::back)) {
    act(option_kind(OptionKind::back)->index);
  } else if (table && prompt_.may_step_back()) {
    run({Cmd::undo, 1});
  } else if (screen_ == Screen::setup) {
    screen_ = Screen::title;
  } else if (ui_.ring()) {
    ui_.drop_focus();
  } else if (table && v_->over && dialog_hidden_) {
    dialog_hidden_ = false;
  } else if (table && v_->over && !board_) {
    run({Cmd::leave});
  } else {
    return false;
  }
  return true;
}

// While a sheet or a large card lies over the table. Nothing: a key that goes through it.
std::optional<bool> App::sheet_key(const std::string& k) {
  if (k == "Enter" || k == " ") {
    if (sheet_ == Sheet::concede && k == "Enter")
      run({Cmd::concede, 1});
    else
      run({Cmd::close});
    return true;
  }
  if (k != "?" && k != "l" && k != "g") return false;
  return std::nullopt;
}

// The key that answers the result shows it first.
bool App::result_key(const std::string& k) {
  if ((k == "Enter" || k == " ") && dialog_hidden_)
    dialog_hidden_ = false;
  else if ((k == "Enter" || k == "r") && !board_)
    run({Cmd::rematch});
  else if (k == "l")
    run({Cmd::show_log});
  else
    return false;
  return true;
}

bool App::table_key(const std::string& k, bool shift) {
  if (k == "l") return run_by_key({sheet_ == Sheet::log ? Cmd::close : Cmd::show_log});
  if (dialog_key(k)) return true;
  const Region* focused = ui_.focused();
  const Cmd wanted = k == "f"             ? Cmd::end_turn
                     : k == "h"           ? Cmd::hold
                     : k == "z" && !shift ? Cmd::undo
                                          : Cmd::none;
  if (wanted != Cmd::none && refuse(wanted)) return true;
  if (k == " " || k == "Enter") {
    // A second quick press was meant for the question before.
    if (!gives_up({Cmd::none}) || platform_.seconds() - answered_time_ >= 2 * patience_) primary();
  } else if (k == "a" && my_move() && v_->kind == DecisionKind::act && is_act_window(v_->prompt) &&
             v_->active == me() && v_->stack.empty()) {
    run({Cmd::attack});
  } else if (k == "a" && my_move() && game_.can_attack_with_all()) {
    run({Cmd::attack_all});
  } else if (k == "f") {
    run({v_->six_phases && game_.can_decline_batch() ? Cmd::decline : Cmd::end_turn});
  } else if (k == "u") {
    run(my_move() && !v_->stack.empty() && v_->stack[0].controller != me()
            ? Command{Cmd::yield, 0, v_->stack[0].ref}
            : Command{Cmd::no_yields});
  } else if (k == "h") {
    run({Cmd::hold});
  } else if (k == "z") {
    run({shift ? Cmd::redo : Cmd::undo});
  } else if (k == "t") {
    run({Cmd::hint});
  } else if (k == "w") {
    run({Cmd::look_back});
  } else if (k == "g") {
    // One's own, then the other's.
    run({Cmd::show_zone,
         (sheet_ == Sheet::zone ? sheets_.zone() ^ 16 : me() * 16 + int(Zone::graveyard))});
  } else if (k == "i" && focused && focused->card) {
    preview_.show(focused->shows, focused->card);
  } else {
    return false;
  }
  return true;
}

// By steps, or each number on a button of its own.
bool App::choosing_number() const {
  return my_move() && !menu_ &&
         (v_->kind == DecisionKind::number || v_->kind == DecisionKind::divide);
}
bool App::by_steps() const {
  const auto& all = ui_.regions();
  return std::any_of(all.begin(), all.end(),
                     [](const Region& r) { return r.command.cmd == Cmd::take_number; });
}

bool App::may_take(int number) const {
  for (const ViewOption& o : v_->options)
    if (o.option.kind == OptionKind::value && o.option.value == number) return true;
  return false;
}

// A digit is the number itself, not the place of an option, and goes on where one was written.
bool App::number_key(const std::string& k) {
  const bool steps = by_steps(), digit = k.size() == 1 && k[0] >= '0' && k[0] <= '9';
  if (k == "+" || k == "-" || k == "ArrowUp" || k == "ArrowDown") {
    const int n = number_ + (k == "+" || k == "ArrowUp" ? 1 : -1);
    if (steps && may_take(n)) run({Cmd::number, n - number_});
    return steps;
  }
  if (k == "Enter" || k == " ") {
    if (steps) run({Cmd::take_number});
    return steps;
  }
  if (!digit) return false;
  const int value = k[0] - '0';
  if (!steps) {
    bool any = false;
    for (const ViewOption& o : v_->options) {
      if (o.option.kind != OptionKind::value) continue;
      any = true;
      if (o.option.value != value) continue;
      act(o.index);
      break;
    }
    return any;
  }
  for (const int n : {typed_ ? number_ * 10 + value : value, value})
    if (may_take(n)) {
      typed_ = true;
      run({Cmd::number, n - number_});
      break;
    }
  return true;
}

// Small letters without accents, as far as Latin-1 has them.
static std::string bare(const std::string& text) {
  static constexpr char kLatin[] =
      "aaaaaaaceeeeiiiidnooooo ouuuuy saaaaaaaceeeeiiiidnooooo ouuuuy y";
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const unsigned char c = (unsigned char)text[i];
    if (c == 0xC3 && i + 1 < text.size())
      out += kLatin[(unsigned char)text[++i] & 63];
    else
      out += char(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
  }
  return out;
}

// Among many names letters are no commands: the ring goes to the first that begins with what is
// typed. What begins no name begins anew.
bool App::name_key(const std::string& name) {
  if (!my_move() || dialog_hidden_ || !dialogs_.many_names(v_->options.size())) return false;
  const std::string letter = bare(name);
  if (name == "Backspace" || (name == "Escape" && !typed_name_.empty())) {
    typed_name_.clear();
    return true;
  }
  if (letter.size() != 1 || ((letter[0] < 'a' || letter[0] > 'z') && letter[0] != '-'))
    return letter.size() == 1 && letter[0] > '0' && letter[0] <= '9';
  std::vector<const ViewOption*> names;
  for (const ViewOption& o : v_->options)
    if (o.option.kind == OptionKind::value) names.push_back(&o);
  dialogs_.sort_names(names);
  for (const std::string& begun : {typed_name_ + letter, letter})
    for (const ViewOption* o : names)
      if (bare(o->text).compare(0, begun.size(), begun) == 0) {
        typed_name_ = begun;
        ui_.focus({Cmd::option, o->index});
        return true;
      }
  return true;
}

// Answers by key: what the view suggests, digits in order, yes and no.
bool App::dialog_key(const std::string& k) {
  if (!my_move()) return false;
  if (menu_) {
    const std::vector<const ViewOption*> options = dialogs_.menu_options();
    if (k.size() == 1 && k[0] >= '1' && std::size_t(k[0] - '1') < options.size()) {
      act(options[std::size_t(k[0] - '1')]->index);
      return true;
    }
    return false;
  }
  if (choosing_number() && number_key(k)) return true;
  for (const ViewOption& o : v_->options) {
    std::string wanted = o.key;
    if (wanted.size() == 1 && wanted[0] >= 'A' && wanted[0] <= 'Z')
      wanted[0] = char(wanted[0] - 'A' + 'a');
    if (o.option.kind == OptionKind::done && none_of_many()) continue;
    if (!wanted.empty() && wanted == k) {
      act(o.index);
      return true;
    }
  }
  return false;
}

}  // namespace upkeep

// The note in the left column: why something cannot be done now, with every check and its mark, and
// what may be done; and the same on a slip beside a card that is shown large.
#include <algorithm>

#include "board/note.h"
#include "text/phrases.h"
#include "text/strings.h"

namespace upkeep {
namespace {

// "Forest ×2, Mountain".
std::string counted(const std::vector<std::string>& names) {
  std::vector<std::pair<std::string, int>> groups;
  for (const std::string& name : names) {
    const auto found =
        std::find_if(groups.begin(), groups.end(), [&](const auto& g) { return g.first == name; });
    if (found == groups.end())
      groups.push_back({name, 1});
    else
      ++found->second;
  }
  std::string out;
  for (const auto& [name, n] : groups)
    out += (out.empty() ? "" : ", ") + name + (n > 1 ? " \u00d7" + std::to_string(n) : "");
  return out;
}

}  // namespace

std::string NotePanel::division_rule() const {
  const bool ordered = game_.state().rules.is(DamageSplit::ordered_lethal);
  std::string text = w(ordered ? Str::table_ordered : Str::table_free);
  // A trampler's last one is the player it attacks.
  if (!v_->shares.empty() && !v_->shares.back().to) text += std::string(" ") + w(Str::table_over);
  return text;
}

void NotePanel::yes_disc(float x, float y, bool mark) {
  g_.list()->AddCircleFilled({x + g_.px(9), y + g_.px(9)}, g_.px(9), rgb(0x2F6B33), 32);
  if (mark) g_.icon("check", {x + g_.px(3), y + g_.px(3), g_.px(12), g_.px(12)}, rgb(0xFFFFFF));
}

// A check and its answer: mark, name, sentence. Returns its height.
float NotePanel::draw_check(float x, float y, float right, bool ok, const std::string& label,
                            const std::string& text, bool draw) {
  const float from = x + g_.px(26);
  float indent = 0;
  if (draw && ok) {
    yes_disc(x, y, true);
  } else if (draw) {
    g_.list()->AddCircleFilled({x + g_.px(9), y + g_.px(9)}, g_.px(9), rgb(ink::kRubric), 32);
    g_.icon("cross", {x + g_.px(3), y + g_.px(3), g_.px(12), g_.px(12)}, rgb(0xFFFFFF));
  }
  if (!label.empty()) {
    const std::string name = g_.fit(Face::sans700, 15, label + ".", right - from);
    indent = g_.text_width(Face::sans700, 15, name) + g_.text_width(Face::sans500, 15, " ");
    if (draw) g_.text(from, y, Face::sans700, 15, rgb(ink::kInk), name);
  }
  return g_.paragraph({from, y, right - from, 0}, Face::sans500, 15, rgb(ink::kInk), text, 0, draw,
                      indent);
}

// All checks, then what would help; `room`: what is passed, then the help, is left out beyond it.
// Returns the height used.
float NotePanel::draw_told(const Explanation& told, float x, float y, float right, float room,
                           bool draw) {
  const float gap = g_.px(7), top = y;
  std::vector<Explanation::Check> checks = told.checks;
  if (checks.empty()) checks.push_back({false, {}, told.text});
  const std::string& help = told.next.empty() ? told.help : told.next;
  float tail =
      help.empty()
          ? 0
          : g_.paragraph({x, 0, right - x, 0}, Face::sans500, 15, 0, help, 0, false) + g_.px(10);
  const auto height = [&] {
    float h = 0;
    for (const Explanation::Check& c : checks)
      h += draw_check(x, 0, right, c.ok, c.label, c.text, false) + gap;
    return h;
  };
  for (std::size_t i = checks.size(); i-- > 0 && height() + tail > room;)
    if (checks[i].ok) checks.erase(checks.begin() + std::ptrdiff_t(i));
  if (height() + tail > room) tail = 0;
  for (std::size_t i = 1; i < checks.size() && height() > room;) checks.pop_back();
  for (const Explanation::Check& c : checks)
    y += draw_check(x, y, right, c.ok, c.label, c.text, draw) + gap;
  if (tail > 0) {
    if (draw) {
      g_.list()->AddLine({x, y + g_.px(2)}, {right, y + g_.px(2)}, rgb(ink::kPaperLine), g_.px(1));
      // "Next chance:"
      const std::size_t lead = told.next.empty() ? 0 : help.find(": ") + 1;
      const float indent = lead ? g_.text(x, y + g_.px(10), Face::sans700, 15, rgb(ink::kInk),
                                          help.substr(0, lead)) +
                                      g_.text_width(Face::sans500, 15, " ")
                                : 0;
      g_.paragraph({x, y + g_.px(10), right - x, 0}, Face::sans500, 15, rgb(ink::kInk),
                   help.substr(lead), 0, true, indent);
    }
    y += tail;
  }
  return y - top;
}

void NotePanel::draw() {
  const Rect r = lay_.note;
  if (r.h < g_.px(80)) return;
  // About the card that was clicked, or is pointed at, and cannot act.
  const ViewObject* about = object(selected_);
  if (const ViewObject* hovered =
          ui_.hover().cmd == Cmd::object ? object(ui_.hover().ref) : nullptr)
    about = hovered;
  if (const Region* f = ui_.focused())
    if (f->command.cmd == Cmd::object)
      if (const ViewObject* o = object(f->command.ref)) about = o;
  const bool mine = about && (about->zone == Zone::hand
                                  ? about->owner == me()
                                  : about->zone == Zone::battlefield && about->controller == me());
  // A permanent that could never do anything of itself needs no reason.
  // What was clicked always has an answer.
  const bool clicked = about && about->ref == selected_ && (about->types & (kCreature | kLand));
  const bool could =
      about && (clicked || about->zone == Zone::hand || activated_ability(*about) >= 0 ||
                (v_->kind == DecisionKind::attackers && (about->types & kCreature)));
  const bool declared = about && may_withdraw(about->ref);
  Explanation told;
  Command aim = about ? Command{Cmd::object, 0, about->ref} : Command{};
  if (ui_.hover().cmd == Cmd::player) aim = ui_.hover();
  if (!aim) aim = refused_;
  const bool no_aim = no_target(aim, told);
  const bool why =
      no_aim || (could && mine && !declared && my_move() && v_->kind != DecisionKind::pick &&
                 v_->prompt != Prompt::mulligan && options_of(about->ref, false).empty() &&
                 !could_attack(about->ref) && options_of(about->ref, true).empty());
  slip(r, false);
  const InRegion part(g_, "the note", r, kLoose);
  const float x = r.x + g_.px(13), right = r.right() - g_.px(13);
  float y = r.y + g_.px(12);
  const int first = g_.list()->VtxBuffer.Size;
  // One note, both ways round: one sign, as in both pictures. It points at what it says, not down.
  g_.icon("pointing", {x, y, g_.px(22), g_.px(22)}, rgb(ink::kRubric));
  alter(g_.list(), first, {x + g_.px(11), y + g_.px(11)}, -40, 1, 1);
  g_.text(x + g_.px(30), y + g_.px(.8f), Face::alegreya800, 18, rgb(ink::kInk),
          w(why ? Str::canvas_why_not : Str::canvas_what_now));
  y += g_.px(31);
  g_.list()->AddLine({x, y}, {right, y}, rgb(ink::kPaperLine), g_.px(1));
  y += g_.px(11);
  const float foot = r.bottom() - g_.px(11);
  g_.list()->PushClipRect({r.x, y}, {r.right(), foot}, true);
  if (why) {
    if (!no_aim) told = game_.explain_object(*about);
    const Rect box{x, foot - g_.px(32), right - x, g_.px(32)};
    const float room = (told.rule.empty() ? foot : box.y) - y - g_.px(4);
    draw_told(told, x, y, right, room, true);
    std::string about_what;
    for (const Explanation::Check& c : told.checks)
      if (!c.ok && about_what.empty()) about_what = c.label;
    if (!told.rule.empty()) draw_cite(box, told.rule, about_what);
  } else {
    draw_what_now(declared ? about : nullptr, x, y, right, foot);
  }
  g_.list()->PopClipRect();
}

// A rule on its slip; it opens what the rule says. `about`: what it is about, where there is room.
void NotePanel::draw_cite(const Rect& box, const std::string& rule, const std::string& about) {
  const PlaceState s = place_cite(box, rule);
  g_.list()->AddRectFilled({box.x, box.y}, {box.right(), box.bottom()}, rgb(ink::kPaperInset),
                           g_.px(4));
  g_.outline(box, rgb(s.hovered ? ink::kRubric : ink::kPaperLine), 4, s.hovered ? 2.f : 1.f);
  if (s.focused) focus_ring(box, 4);
  g_.icon("rule-book", {box.x + g_.px(10), box.y + g_.px(7), g_.px(18), g_.px(18)},
          rgb(ink::kRubric));
  const std::string longer = rule + " \u00b7 " + about;
  const std::string& text =
      !about.empty() && g_.text_width(Face::sans700, 15, longer) <= box.w - g_.px(42) ? longer
                                                                                      : rule;
  const float size = g_.text_width(Face::sans700, 15, text) <= box.w - g_.px(42) ? 15.f : 13.f;
  g_.text(box.x + g_.px(37), box.cy() - g_.px(size * .6f), Face::sans700, size, rgb(ink::kRubric),
          g_.fit(Face::sans700, size, text, box.w - g_.px(42)));
}

// The present moment at the foot of the note; returns where it begins.
float NotePanel::draw_moment(float x, float right, float foot) {
  const StepHint hint = game_.here();
  if (!hint.rule.empty()) {
    const Rect box{x, foot - g_.px(32), right - x, g_.px(32)};
    draw_cite(box, hint.rule, {});
    foot = box.y - g_.px(8);
  }
  if (hint.text.empty()) return foot;
  const Rect all{x, 0, right - x, 0};
  const float h = g_.paragraph(all, Face::sans500, 15, 0, hint.text, 0, false);
  g_.paragraph({x, foot - h, right - x, 0}, Face::sans500, 15, rgb(ink::kInk), hint.text);
  foot -= h + g_.px(8);
  g_.list()->AddLine({x, foot}, {right, foot}, rgb(ink::kPaperLine), g_.px(1));
  return foot - g_.px(6);
}

// What is held and cannot be used now, each with the first reason, as far as there is room.
void NotePanel::draw_refused(float x, float y, float right, float foot) {
  std::vector<u16> said;
  for (const ViewObject& o : v_->objects) {
    if (o.zone != Zone::hand || o.owner != me() || !o.ref || !o.card) continue;
    if (!options_of(o.ref, false).empty() ||
        std::find(said.begin(), said.end(), o.card) != said.end())
      continue;
    said.push_back(o.card);
    const Explanation told = game_.explain_object(o);
    std::string text = told.text;
    for (std::size_t i = told.checks.size(); i-- > 0;)
      if (!told.checks[i].ok) text = told.checks[i].text;
    const float h = draw_check(x, 0, right, false, o.name, text, false);
    if (y + h > foot) continue;
    draw_check(x, y, right, false, o.name, text, true);
    y += h + g_.px(7);
  }
}

// Options of twins read alike: which of those of a name is meant, counted from the left.
std::string NotePanel::told_apart(const ViewOption& o) const {
  std::string text = o.text;
  const bool twin =
      std::any_of(v_->options.begin(), v_->options.end(), [&](const ViewOption& other) {
        return other.text == o.text &&
               (other.option.object != o.option.object || other.option.other != o.option.other);
      });
  if (!twin) return text;
  const auto count = [&](Ref ref, bool last) {
    const ViewObject* own = object(ref);
    if (!own || own->zone != Zone::battlefield) return;
    int alike = 0, number = 0;
    bool both = false;
    const float x = field_.rect_of(ref).x;
    for (const Tile& t : field_.tiles()) {
      std::vector<const ViewObject*> all = t.group;
      all.push_back(t.object);
      for (const ViewObject* one : all) {
        if (one->name != own->name) continue;
        both = both || one->controller != own->controller;
        if (one->controller != own->controller) continue;
        ++alike;
        number += t.covered.x < x || (t.covered.x == x && one->ref.slot <= ref.slot);
      }
    }
    const std::size_t at = last ? text.rfind(own->name) : text.find(own->name);
    // Of both sides: whose it is. A block says that itself.
    std::string which = alike > 1 ? std::to_string(number) : std::string();
    if (both && o.option.kind == OptionKind::object)
      which = v_->players[own->controller].name + (which.empty() ? "" : " " + which);
    if (!which.empty() && at != std::string::npos)
      text.insert(at + own->name.size(), " (" + which + ")");
  };
  count(o.option.other, true);
  count(o.option.object, false);
  return text;
}

// What there is to choose. `withdrawn`: declared, and taken back when it is pressed again.
void NotePanel::draw_what_now(const ViewObject* withdrawn, float x, float y, float right,
                              float foot) {
  // Who may act at any time is told by the right column what waits; here, what the moment is.
  const bool acts = my_move() && v_->kind == DecisionKind::act && is_act_window(v_->prompt);
  if (acts)
    foot = draw_moment(x, right, foot);
  else
    y += g_.paragraph({x, y, right - x, 0}, Face::sans700, 15, rgb(ink::kInk), v_->question) +
         g_.px(8);
  if (v_->prompt != Prompt::pay_mana) y += draw_payment(x, y, right);
  if (dialogs_.wanted() && !dialog_hidden_) {
    // The slip lists what there is to choose; how a division goes is said here.
    if (v_->kind == DecisionKind::divide && v_->prompt == Prompt::damage_division)
      g_.paragraph({x, y, right - x, 0}, Face::sans500, 15, rgb(ink::kInk2), division_rule());
    return;
  }
  if (!my_move()) return;
  if (withdrawn) {
    const Str says = v_->kind == DecisionKind::blockers ? Str::table_home_block : Str::table_home;
    const std::string text = text::fill_row(lang_, w(says), {withdrawn->name});
    y += g_.paragraph({x, y, right - x, 0}, Face::sans500, 15, rgb(ink::kInk), text) + g_.px(8);
  }
  y = draw_options(options_to_tell(), acts, x, y, right, foot);
  if (v_->prompt == Prompt::pay_mana) {
    y += draw_payment(x, y + g_.px(4), right) + g_.px(4);
    // What is paid from the pool alone taps nothing.
    if (!v_->proposed.empty())
      g_.paragraph({x, y + g_.px(4), right - x, 0}, Face::sans500, 13, rgb(ink::kInk2),
                   w(Str::canvas_untapped_first));
  }
}

// Beside an open menu what that offers, by its keys; else what the large button does not say
// already. What reads alike (four Swamps of a hand) stands there once.
std::vector<NotePanel::ToldOption> NotePanel::options_to_tell() const {
  std::vector<ToldOption> told;
  if (menu_) {
    for (const ViewOption* o : dialogs_.menu_options())
      told.push_back({told_apart(*o), std::to_string(told.size() + 1)});
    return told;
  }
  std::vector<int> as_many;
  if (!v_->six_phases && my_move() && !game_.computer_to_move()) {
    std::vector<std::string> names;
    for (const Ref r : game_.attackers())
      if (const ViewObject* o = object(r)) names.push_back(o->name);
    const std::string attackers = counted(names);
    // Many kinds of them would leave no room for anything else.
    const float width = lay_.note.w - g_.px(52);
    const std::string all = str(lang_, Str::canvas_attack_with, {attackers});
    if (g_.paragraph({0, 0, width, 0}, Face::sans500, 15, 0, all, 0, false) > g_.px(44))
      told.push_back(
          {str(lang_, Str::canvas_attack_creatures, {std::to_string(names.size())}), key_for("a")});
    else if (!attackers.empty())
      told.push_back({all, key_for("a")});
    if (!attackers.empty()) as_many.push_back(1);
  }
  if (my_move() && game_.can_attack_with_all()) {
    told.push_back({w(Str::canvas_attack_all), key_for("a")});
    as_many.push_back(1);
  }
  for (const ViewOption& o : v_->options) {
    const OptionKind k = o.option.kind;
    if (k == OptionKind::mana || k == OptionKind::pass || k == OptionKind::concede ||
        k == OptionKind::back || k == OptionKind::done || k == OptionKind::pay)
      continue;
    // Which of those alike attacks makes no difference.
    const std::string text = k == OptionKind::attack ? o.text : told_apart(o);
    std::size_t at = 0;
    while (at < told.size() && told[at].text != text) ++at;
    if (at < told.size()) {
      ++as_many[at];
      continue;
    }
    told.push_back({text, o.key});
    as_many.push_back(1);
  }
  for (std::size_t i = 0; i < told.size(); ++i)
    if (as_many[i] > 1) told[i].text += " \u00d7" + std::to_string(as_many[i]);
  return told;
}

// As far as there is room, then how many more there are, or what cannot be done. Returns where they
// end. `acts`: at any time, each marked as what may be done.
float NotePanel::draw_options(const std::vector<ToldOption>& told, bool acts, float x, float y,
                              float right, float foot) {
  const float in = g_.px(acts ? 26.f : 16.f);
  std::size_t n = 0;
  for (; n < told.size(); ++n) {
    const ToldOption& o = told[n];
    const Rect all{x + in, y, right - x - in, 0};
    // Below all but the last there is room to say how many more there are.
    const float room = foot - (n + 1 < told.size() ? g_.px(20) : 0);
    if (y + g_.paragraph(all, Face::sans500, 15, 0, o.text, 0, false) > room) break;
    draw_option_mark(x, y, acts, o.key);
    y += g_.paragraph(all, Face::sans500, 15, rgb(acts ? ink::kInk : ink::kInk2), o.text) +
         g_.px(acts ? 6.f : 2.f);
  }
  if (n < told.size())
    g_.text(x + in, y, Face::sans500, 13, rgb(ink::kInk2),
            str(lang_, Str::canvas_more, {std::to_string(told.size() - n)}));
  else if (acts)
    draw_refused(x, y + g_.px(4), right, foot);
  return y;
}

// The key that does it, where there are keys; else that it may be done.
void NotePanel::draw_option_mark(float x, float y, bool acts, const std::string& key) {
  const bool shown = lay_.keys && key.size() == 1;
  if (acts) yes_disc(x, y, !shown);
  if (shown && acts)
    g_.text_centered(x + g_.px(9), y + g_.px(1), Face::sans700, 13, rgb(0xFFF0E0), key);
  else if (shown)
    g_.text_centered(x + g_.px(5), y + g_.px(1.5f), Face::sans700, 13, rgb(ink::kRubric), key);
  else if (!acts)
    g_.list()->AddCircleFilled({x + g_.px(5), y + g_.px(9)}, g_.px(3), rgb(ink::kRubric), 12);
}

// Why what is pressed cannot be aimed at, while targets are chosen; false if it can be, or has
// been.
bool NotePanel::no_target(const Command& c, Explanation& told) {
  if (!my_move() || v_->prompt != Prompt::target || game_.computer_to_move()) return false;
  Option attempt;
  std::string name;
  if (const ViewObject* o = c.cmd == Cmd::object && !c.arg ? object(c.ref) : nullptr) {
    if (o->flags & kVSelected || !options_of(o->ref, false).empty()) return false;
    attempt.kind = OptionKind::object;
    attempt.object = o->ref;
    name = o->name;
  } else if (c.cmd == Cmd::player) {
    attempt.kind = OptionKind::player;
    attempt.a = u8(c.arg);
    name = v_->players[attempt.a].name;
    if (v_->players[attempt.a].chosen) return false;
  } else {
    return false;
  }
  const Reason reason = game_.explain_option(attempt);
  if (reason.code == ReasonCode::legal) return false;
  told = game_.tell(reason, attempt, name);
  return true;
}

// Why what is shown large cannot act now; false if it can, or could never.
bool NotePanel::refused(const ViewObject& o, Explanation& told) {
  if (no_target({Cmd::object, 0, o.ref}, told)) return true;
  const bool could = o.zone == Zone::hand
                         ? o.owner == me()
                         : o.zone == Zone::battlefield && o.controller == me() &&
                               (activated_ability(o) >= 0 || (o.types & (kCreature | kLand)) ||
                                v_->kind == DecisionKind::attackers) &&
                               !could_attack(o.ref) && options_of(o.ref, true).empty();
  if (!could || !my_move() || !options_of(o.ref, false).empty()) return false;
  if (v_->kind != DecisionKind::act && v_->kind != DecisionKind::attackers) return false;
  told = game_.explain_object(o);
  return true;
}

// The slip below a card that is shown large: how high it is, and what is passed left out where the
// card would become too small.
float NotePanel::reason_height(Explanation& told) {
  const float width = reason_width() - g_.px(28);
  const auto height = [&] { return draw_told(told, 0, 0, width, lay_.h, false) + g_.px(20); };
  if (height() > lay_.h * .4f)
    told.checks.erase(std::remove_if(told.checks.begin(), told.checks.end(),
                                     [](const Explanation::Check& c) { return c.ok; }),
                      told.checks.end());
  return height();
}

float NotePanel::reason_width() const { return std::min(lay_.w - g_.px(24), g_.px(360)); }

void NotePanel::draw_reason(const Explanation& told, const Rect& card, float h) {
  const float width = reason_width(), pad = g_.px(14);
  const float x = std::max(g_.px(12), std::min(card.cx() - width / 2, lay_.w - width - g_.px(12)));
  const Rect box{x, std::min(card.bottom() + g_.px(12), lay_.h - h - g_.px(8)), width, h};
  slip(box);
  draw_told(told, box.x + pad, box.y + g_.px(10), box.right() - pad, lay_.h, true);
}

// Of a payment that is proposed, or would be: what is tapped, what stays open, what goes to waste.
float NotePanel::draw_payment(float x, float y, float right) {
  const bool paying = v_->prompt == Prompt::pay_mana;
  const std::vector<PayStep>& steps = paying ? v_->proposed : aim_.payment;
  if (!my_move() || (!paying && (!aim_.pays_for || steps.empty()))) return 0;
  const float top = y;
  const auto in = [&](Ref r) {
    return std::any_of(steps.begin(), steps.end(), [&](const PayStep& p) { return p.source == r; });
  };
  const ViewOption* pay = paying ? option_kind(OptionKind::pay) : nullptr;
  if (pay)
    if (const int left = game_.mana_left(pay->index)) {
      std::string text = w(v_->burns ? Str::table_burns : Str::table_lost);
      text.replace(text.find("{0}"), 3, std::to_string(left));
      y +=
          g_.paragraph({x, y, right - x, 0}, Face::sans700, 15, rgb(ink::kRubric), text) + g_.px(4);
    }
  std::vector<std::string> taps, open;
  for (const ViewObject& o : v_->objects) {
    if (o.zone != Zone::battlefield || o.controller != me()) continue;
    if (in(o.ref))
      taps.push_back(o.name);
    else if ((o.types & kLand) && !(o.flags & kVTapped))
      open.push_back(o.name);
  }
  const auto line = [&](const char* label, const std::vector<std::string>& names) {
    if (names.empty()) return;
    y += g_.paragraph({x, y, right - x, 0}, Face::sans500, 15, rgb(ink::kInk),
                      std::string(label) + ": " + counted(names)) +
         g_.px(4);
  };
  line(w(Str::table_taps), taps);
  line(w(Str::table_open), open);
  return y - top;
}

}  // namespace upkeep

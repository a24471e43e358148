// The small questions that all parts of the screen ask.
#include "part.h"

namespace upkeep {

void Part::changed() const {
  platform_.changed();
  platform_.request_frame();
}

int Part::me() const {
  // Behind the curtain nobody sits there; the table still lies as it did.
  return game_.seat() < 2 ? game_.seat() : 0;
}

bool Part::my_move() const {
  return v_ && !v_->over && !game_.curtain() && v_->to_act == game_.seat();
}

const ViewObject* Part::object(Ref r) const {
  if (!v_ || !r) return nullptr;
  for (const ViewObject& o : v_->objects)
    if (o.ref == r) return &o;
  return nullptr;
}

std::vector<const ViewOption*> Part::options_of(Ref r, bool mana) const {
  std::vector<const ViewOption*> found;
  if (!v_ || !r) return found;
  for (const ViewOption& o : v_->options)
    if (o.option.object == r && (o.option.kind == OptionKind::mana) == mana) found.push_back(&o);
  return found;
}

const ViewOption* Part::option_kind(OptionKind kind) const {
  if (!v_) return nullptr;
  for (const ViewOption& o : v_->options)
    if (o.option.kind == kind) return &o;
  return nullptr;
}

const ViewOption* Part::due_option() const {
  const ViewOption* o = option_kind(OptionKind::phase);
  return o ? o : option_kind(OptionKind::announce_attack);
}

bool Part::could_attack(Ref r) const {
  return my_move() && !game_.computer_to_move() && v_->kind == DecisionKind::act &&
         game_.could_attack(r);
}

std::string Part::attack_words(Ref r) const {
  const ViewObject* o = object(r);
  return str(lang_, Str::canvas_attack_with, {o ? o->name : std::string()});
}

CardFace Part::face(const ViewObject& o) const {
  return face_of(o, game_.cards(), lang_, v_ ? v_->words : Vocabulary::modern);
}

std::string Part::key_for(const std::string& own) const {
  const auto found = keys_.find(own);
  std::string key = found == keys_.end() ? own : found->second;
  if (key == " ") {
    const std::string help = w(Str::canvas_keys_help);
    return help.substr(0, help.find(':'));
  }
  if (key.size() == 1 && key[0] >= 'a' && key[0] <= 'z') key[0] = char(key[0] - 'a' + 'A');
  return key;
}

bool Part::takes(Ref r) const {
  if (!my_move()) return false;
  if (could_attack(r)) return true;
  for (const ViewOption& o : v_->options) {
    if (pending_ ? o.option.object == pending_ && (o.option.other == r || r == pending_)
                 : o.option.object == r)
      return true;
  }
  return false;
}

// Nothing would be taken where there is something, which often cannot be undone: a search of a
// library that finds nothing, a Clone that copies nothing. Not by the key that is always pressed.
bool Part::none_of_many() const {
  return v_->kind == DecisionKind::pick && v_->done == 0 && v_->options.size() > 1;
}

bool Part::may_withdraw(Ref r) const {
  const ViewObject* o = object(r);
  if (!o || !my_move() || o->zone != Zone::battlefield || o->controller != me() || pending_)
    return false;
  return (v_->kind == DecisionKind::attackers && (o->flags & kVAttacking)) ||
         (v_->kind == DecisionKind::blockers && (o->flags & kVBlocking));
}

int Part::activated_ability(const ViewObject& o) const {
  const CardDef& def = game_.cards().card(o.card);
  for (int i = 0; i < def.ability_count; ++i)
    if (game_.cards().abilities[std::size_t(def.first_ability + i)].kind == AbilityKind::activated)
      return i;
  return -1;
}

Reason Part::reason_for(const ViewObject& o) const {
  return game_.explain_option(game_.attempt_with(o));
}

}  // namespace upkeep

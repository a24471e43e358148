#include "scenario/names.h"

#include <algorithm>
#include <cstring>

#include "blocks.h"

namespace upkeep::scenario {
namespace {

bool on_stack(const State& s, Ref r) { return s.objects[r.slot].zone == Zone::stack; }
bool is_ability(const State& s, Ref r) { return (s.objects[r.slot].flags & kObjAbility) != 0; }

const StackObject* item_for(const State& s, Ref r) {
  const u16 i = s.objects[r.slot].perm;
  return on_stack(s, r) && i < s.stack_object_count && s.stack_objects[i].self == r
             ? &s.stack_objects[i]
             : nullptr;
}

// "copy of Lightning Bolt": tells a copy from the spell it copies.
constexpr std::string_view kCopyOf = "copy of ";
bool is_copy_name(const std::string& text) {
  return text.size() > kCopyOf.size() &&
         same_name(std::string_view(text).substr(0, kCopyOf.size()), kCopyOf);
}

// "token 1/1 green Saproling", as a position says it; behind `= token` the first word is said.
bool described_card(const NameScope& w, std::string_view text, u16 card) {
  if (!card || card >= w.db->cards.size()) return false;
  const CardDef& def = w.db->cards[card];
  std::string name;
  ColorSet colors = 0;
  bool sized = false;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string word(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    int color;
    if (word == "token" && !sized) {
      if (!def.token) return false;
    } else if (!sized) {
      if (word != std::to_string(def.power) + "/" + std::to_string(def.toughness)) return false;
      sized = true;
    } else if (parse_color(word, color)) {
      colors |= ColorSet(1 << color);
    } else if (word[0] >= 'A' && word[0] <= 'Z') {
      name += (name.empty() ? "" : " ") + word;
    } else if (word != "artifact" && word != "colorless" && word != "and") {
      return false;
    }
  }
  return sized && (!colors || colors == def.colors) && (name.empty() || same_name(name, def.name));
}

bool text_means(const NameScope& w, const State& s, const std::string& text, Ref r) {
  if (is_copy_name(text) && !w.label(text))
    return (s.objects[r.slot].flags & kObjToken) &&
           text_means(w, s, text.substr(kCopyOf.size()), r);
  if (const Label* l = w.label(text)) return stands_for_label(*l, r);
  if (same_name(card_name_of(w, s.objects[r.slot].card), text)) return true;
  if (text.find('/') != std::string::npos && described_card(w, text, s.objects[r.slot].card))
    return true;
  const Derived* d = derived_of(s, r);
  return d && d->card && same_name(card_name_of(w, d->card), text);
}

}  // namespace

int letters_apart(std::string_view a, std::string_view b) {
  std::vector<int> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = int(j);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    int diagonal = row[0];
    row[0] = int(i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const int next = std::min({row[j] + 1, row[j - 1] + 1,
                                 diagonal + !same_name(a.substr(i - 1, 1), b.substr(j - 1, 1))});
      diagonal = row[j];
      row[j] = next;
    }
  }
  return row[b.size()];
}

std::string action_words(StackAction action) {
  return action == StackAction::combat_damage ? "combat damage"
         : action == StackAction::draw        ? "draw"
                                              : "";
}

const Label* NameScope::label(const std::string& text) const {
  for (const Label& l : labels)
    if (same_name(l.text, text)) return &l;
  return nullptr;
}

const std::string& card_name_of(const NameScope& w, u16 card) {
  static const std::string none = "?";
  return card && card < w.db->cards.size() ? w.db->cards[card].name : none;
}

bool known_name(const NameScope& w, const std::string& text) {
  if (same_name(text, action_words(StackAction::combat_damage)) ||
      same_name(text, action_words(StackAction::draw)))
    return true;
  if (w.label(text)) return true;
  for (const CardDef& c : w.db->cards)
    if (same_name(c.name, text)) return true;
  if (text.find('/') != std::string::npos)
    for (std::size_t i = 1; i < w.db->cards.size(); ++i)
      if (w.db->cards[i].token && described_card(w, text, u16(i))) return true;
  return is_copy_name(text) && known_name(w, text.substr(kCopyOf.size()));
}

std::string nearest_name(const NameScope& w, const std::string& text) {
  if (text.size() > 60) return {};
  std::string best;
  int best_distance = int(text.size()) / 3 + 1;
  for (const CardDef& c : w.db->cards) {
    if (c.name.size() > 60) continue;
    const int d = letters_apart(c.name, text);
    if (d < best_distance) {
      best_distance = d;
      best = c.name;
    }
  }
  return best;
}

Message or_nearest_name(const NameScope& w, const std::string& text, Message what) {
  const std::string best = nearest_name(w, text);
  return best.empty() ? what : Message(Str::duel_flaw_part_did_you_mean, {what, best});
}

bool stands_for_label(const Label& l, Ref r) {
  return l.object.slot == r.slot && (!l.token || l.object.gen == r.gen);
}

// "spell blast" is a card as well as a spell called Blast.
bool card_begins_so(const NameScope& w, const Name& name, Name& whole) {
  if (name.kind != NameKind::spell && name.kind != NameKind::ability) return false;
  whole = name;
  whole.text = name_words(name);
  whole.kind = NameKind::object;
  return w.db->find(whole.text) != 0;
}

bool means(const NameScope& w, const State& s, const Name& name, Ref r) {
  if (!r || !find(s, r)) return false;
  if (Name whole; card_begins_so(w, name, whole)) return means(w, s, whole, r);
  const Object& o = s.objects[r.slot];
  switch (name.kind) {
    case NameKind::player:
      return false;
    case NameKind::object:
      return !on_stack(s, r) && text_means(w, s, name.text, r);
    case NameKind::zoned:
      if (o.zone != name.zone) return false;
      if ((o.zone == Zone::battlefield ? controller_of(s, r) : o.owner) != name.player)
        return false;
      return text_means(w, s, name.text, r);
    case NameKind::spell:
      return on_stack(s, r) && !is_ability(s, r) && text_means(w, s, name.text, r);
    case NameKind::ability: {
      const StackObject* it = item_for(s, r);
      if (!it || !is_ability(s, r)) return false;
      if (s.objects[r.slot].flags & kObjAction)
        return same_name(action_words(action_of(it->kind)), name.text);
      if (const Label* l = w.label(name.text)) return l->object.slot == it->source.slot;
      return same_name(card_name_of(w, it->card), name.text);
    }
  }
  return false;
}

u16 card_last_known(const State& s, Ref gone) {
  for (int i = 0; i < s.lki_used; ++i)
    if (s.lki[i].object == gone) return s.lki[i].d.card;
  return 0;
}

bool meant(const NameScope& w, const State& s, const Name& name, Ref r, u16 card) {
  if (!r && !card) return false;
  if (name.kind == NameKind::player) return false;
  if (Name whole; card_begins_so(w, name, whole)) return meant(w, s, whole, r, card);
  // An ability on the stack is named by the label of its source.
  if (name.kind == NameKind::ability && r && means(w, s, name, r)) return true;
  if (const Label* l = w.label(name.text)) return stands_for_label(*l, r);
  // A copy may be called by its printed name or by the name it has now.
  if (card && same_name(card_name_of(w, card), name.text)) return true;
  if (card && name.text.find('/') != std::string::npos && described_card(w, name.text, card))
    return true;
  if (card && !(r && find(s, r))) return false;
  return r.slot && r.slot < s.object_count &&
         same_name(card_name_of(w, s.objects[r.slot].card), name.text);
}

bool means_source(const NameScope& w, const State& s, const Name& name, Ref r) {
  Name spell = name;
  spell.kind = NameKind::spell;
  const u16 gone = find(s, r) ? u16(0) : card_last_known(s, r);
  return means(w, s, name, r) || means(w, s, spell, r) || (gone && meant(w, s, name, r, gone));
}

std::vector<Ref> objects_named(const NameScope& w, const State& s, const Name& name) {
  std::vector<Ref> play, elsewhere, stack;
  for (u16 slot = 1; slot < s.object_count; ++slot) {
    const Ref r = ref_of(s, slot);
    if (s.objects[slot].zone == Zone::none) continue;
    if (means(w, s, name, r)) {
      (s.objects[slot].zone == Zone::battlefield ? play : elsewhere).push_back(r);
    } else if (name.kind == NameKind::object && on_stack(s, r)) {
      Name spell = name;
      spell.kind = NameKind::spell;
      if (means(w, s, spell, r)) stack.push_back(r);
    }
  }
  return !play.empty() ? play : !elsewhere.empty() ? elsewhere : stack;
}

bool alike(const State& s, Ref a, Ref b) {
  if (a == b) return true;
  Object x = s.objects[a.slot], y = s.objects[b.slot];
  if (x.zone != y.zone || x.card != y.card || x.owner != y.owner || x.controller != y.controller ||
      x.flags != y.flags)
    return false;
  if (x.zone == Zone::stack) {
    const StackObject *i = item_for(s, a), *j = item_for(s, b);
    if (!i || !j) return false;
    if (i->ability != j->ability || i->controller != j->controller || i->x != j->x ||
        !(i->source == j->source || i->kind == StackObjectKind::spell) || i->flags != j->flags ||
        i->target_count != j->target_count || i->mode_count != j->mode_count)
      return false;
    for (int t = 0; t < i->target_count; ++t)
      if (!(i->targets[t].object == j->targets[t].object) ||
          i->targets[t].player != j->targets[t].player)
        return false;
    return std::memcmp(i->modes, j->modes, sizeof i->modes) == 0;
  }
  const Permanent *pa = permanent_of(s, a), *pb = permanent_of(s, b);
  if (!pa || !pb) return true;
  for (int i = 0; i < s.battlefield_count; ++i) {
    const Permanent* p = permanent_of(s, ref_of(s, s.battlefield[i]));
    if (!p) continue;
    if (p->attached_to == a || p->attached_to == b) return false;
    if (blocks(s, *p, a) || blocks(s, *p, b)) return false;
  }
  const Derived *da = derived_of(s, a), *db = derived_of(s, b);
  return pa->flags == pb->flags && pa->damage == pb->damage && pa->attached_to == pb->attached_to &&
         pa->attached_player == pb->attached_player && pa->attacked_player == pb->attacked_player &&
         pa->band == pb->band && pa->attacked == pb->attacked &&
         pa->blocking_count == pb->blocking_count && pa->blocking[0] == pb->blocking[0] &&
         pa->regen_shields == pb->regen_shields && pa->chosen_color == pb->chosen_color &&
         pa->chosen_player == pb->chosen_player && pa->chosen_type == pb->chosen_type &&
         pa->copy_of == pb->copy_of && pa->used_abilities == pb->used_abilities &&
         pa->kick_count == pb->kick_count && pa->x == pb->x &&
         std::memcmp(pa->counters, pb->counters, sizeof pa->counters) == 0 && da && db &&
         da->power == db->power && da->toughness == db->toughness && da->types == db->types &&
         da->colors == db->colors && da->controller == db->controller &&
         da->keywords == db->keywords && da->subtypes == db->subtypes &&
         da->granted_count == db->granted_count && da->land_mana == db->land_mana;
}

std::vector<Ref> told_apart(const State& s, const std::vector<Ref>& refs) {
  std::vector<Ref> out;
  for (Ref r : refs) {
    bool seen = false;
    for (Ref o : out) seen = seen || alike(s, o, r);
    if (!seen) out.push_back(r);
  }
  return out;
}

}  // namespace upkeep::scenario

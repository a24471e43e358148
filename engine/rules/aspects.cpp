#include "rules/aspects.h"

namespace upkeep {
namespace {

constexpr SubtypeSet kLandTypes{{0x1F, 0, 0, 0}};

Aspects of_type(unsigned types) { return Aspects(kAspectType) * types; }
Aspects of_super(unsigned supers) { return Aspects(kAspectSuper) * supers; }

Aspects of_subtypes(const SubtypeSet& types) {
  Aspects out = 0;
  if (types.intersects(kLandTypes)) out |= kAspectLandType;
  SubtypeSet others = types;
  others.w[0] &= ~kLandTypes.w[0];
  if (!others.empty()) out |= kAspectSubtype;
  return out;
}

Aspects of_amount(const CardDb& db, u16 amount) {
  const Amount& a = db.amounts[amount];
  switch (a.kind) {
    case AmountKind::constant:
    case AmountKind::x:
      return 0;
    case AmountKind::count:
      return aspects_of_filter(db, a.filter);
    case AmountKind::life:
    case AmountKind::hand_size:
    case AmountKind::library_size:
      return a.sel.kind == SelKind::you ? Aspects(kAspectController) : Aspects(kEveryAspect);
    case AmountKind::counters:
      return a.sel.kind == SelKind::self ? 0 : Aspects(kEveryAspect);
    case AmountKind::add:
    case AmountKind::subtract:
    case AmountKind::minimum:
    case AmountKind::maximum:
      return of_amount(db, a.a) | of_amount(db, a.b);
    case AmountKind::multiply:
    case AmountKind::half_up:
    case AmountKind::half_down:
      return of_amount(db, a.a);
    default:
      return kEveryAspect;
  }
}

// Flags that ask nothing of what effects change.
constexpr u64 kUnchanging = kFTapped | kFUntapped | kFAttacking | kFBlocking | kFBlocked |
                            kFUnblocked | kFOther | kFToken | kFNontoken | kFDamagedBySource |
                            kFAttachedToSource | kFHostOfSource | kFBlockingSource |
                            kFBlockedBySource | kFSick | kFHasXCost | kFDamaged | kFSelf |
                            kFDidNotAttack | kFAttackedThisTurn | kFRemembered;

}  // namespace

Aspects aspects_of_filter(const CardDb& db, u16 filter) {
  Aspects out = 0;
  for (u16 i = filter; i; i = db.filters[i].or_next) {
    const Filter& f = db.filters[i];
    if (f.controller != PlayerRelation::any || f.owner != PlayerRelation::any)
      out |= kAspectController;
    out |= of_type(f.types_any | f.types_all | f.types_none);
    out |= of_super(f.super_all | f.super_none);
    if (f.colors_any | f.colors_none) out |= kAspectColor | kAspectWords;
    if (f.keywords_any | f.keywords_none) out |= kAspectKeyword | kAspectWords;
    const Aspects subtypes = of_subtypes(f.subtypes_any) | of_subtypes(f.subtypes_none);
    out |= subtypes;
    if (subtypes & kAspectLandType) out |= kAspectWords;
    for (const auto& [cmp, amount] :
         {std::pair{f.power_cmp, f.power}, {f.toughness_cmp, f.toughness}})
      if (cmp != Cmp::none) out |= kAspectPower | of_amount(db, amount);
    if (f.mv_cmp != Cmp::none) out |= of_amount(db, f.mv);
    u64 flags = f.flags & ~kUnchanging;
    if (flags & (kFColorless | kFMulticolor | kFMonocolor | kFChosenColor)) out |= kAspectColor;
    if (flags & (kFChosenType | kFNotChosenType)) out |= kAspectLandType | kAspectSubtype;
    if (flags & kFHistoric) out |= of_type(kArtifact) | of_super(kLegendary);
    if (flags & (kFEnchanted | kFUnenchanted)) out |= of_type(kEnchantment);
    flags &= ~(kFColorless | kFMulticolor | kFMonocolor | kFChosenColor | kFChosenType |
               kFNotChosenType | kFHistoric | kFEnchanted | kFUnenchanted);
    if (flags) out |= kEveryAspect;
  }
  return out;
}

Aspects aspects_of_condition(const CardDb& db, u16 condition) {
  if (!condition) return 0;
  const Condition& k = db.conditions[condition];
  switch (k.kind) {
    case CondKind::always:
    case CondKind::kicked:
    case CondKind::cast_from_hand:
    case CondKind::was_cast:
    case CondKind::flashed_back:
    case CondKind::is_step:
    case CondKind::in_combat_phase:
      return 0;
    case CondKind::your_turn:
    case CondKind::opponents_turn:
      return kAspectController;
    case CondKind::exists:
      return aspects_of_filter(db, k.filter);
    case CondKind::matches:
      return k.sel.kind == SelKind::self || k.sel.kind == SelKind::attached
                 ? aspects_of_filter(db, k.filter) | aspects_of_filter(db, k.sel.filter)
                 : Aspects(kEveryAspect);
    case CondKind::compare:
      return of_amount(db, k.a) | of_amount(db, k.b);
    case CondKind::both:
    case CondKind::either:
      return aspects_of_condition(db, k.a) | aspects_of_condition(db, k.b);
    case CondKind::negate:
      return aspects_of_condition(db, k.a);
    default:
      return kEveryAspect;
  }
}

Aspects aspects_changed(const Mod& m) {
  constexpr Aspects becomes_land_type =
      kAspectLandType | kAspectSubtype | kAspectKeyword | kAspectAbilities;
  switch (m.kind) {
    case ModKind::control:
      return kAspectController;
    case ModKind::text_color:
    case ModKind::text_land:
      // What is printed on it is read in other words too: its own land types, its protection.
      return kAspectWords | kAspectLandType | kAspectSubtype | kAspectKeyword | kAspectColor;
    case ModKind::add_types:
      return of_type(m.types) | of_super(m.a) | of_subtypes(m.subtypes);
    case ModKind::remove_types:
      return of_type(m.types) | of_super(m.a);
    case ModKind::set_land_type:
    case ModKind::set_chosen_land_type:
      return becomes_land_type;
    case ModKind::set_subtypes:
    case ModKind::all_creature_types:
      return kAspectLandType | kAspectSubtype;
    case ModKind::set_color:
    case ModKind::add_color:
    case ModKind::set_chosen_color:
      return kAspectColor;
    case ModKind::add_keywords:
    case ModKind::remove_keywords:
    case ModKind::protection_chosen:
      return kAspectKeyword;
    case ModKind::remove_abilities:
      return kAspectKeyword | kAspectAbilities;
    case ModKind::grant_ability:
      return kAspectAbilities;
    case ModKind::pt_define:
    case ModKind::pt_set:
    case ModKind::pt_add:
    case ModKind::pt_switch:
      return kAspectPower;
    default:
      return kEveryAspect;
  }
}

bool same_for_all_sources(const CardDb& db, u16 filter) {
  constexpr u64 of_source = kFDamagedBySource | kFAttachedToSource | kFHostOfSource |
                            kFBlockingSource | kFBlockedBySource | kFChosenColor | kFChosenType |
                            kFNotChosenType | kFSharesTypeWithSource | kFTargetsSource | kFSelf |
                            kFAboveSource | kFRemembered;
  for (u16 i = filter; i; i = db.filters[i].or_next) {
    const Filter& f = db.filters[i];
    const auto fixed = [&](Cmp cmp, u16 amount) {
      return cmp == Cmp::none || db.amounts[amount].kind == AmountKind::constant;
    };
    if (f.flags & of_source || f.controller > PlayerRelation::opponent ||
        f.owner > PlayerRelation::opponent || !fixed(f.power_cmp, f.power) ||
        !fixed(f.toughness_cmp, f.toughness) || !fixed(f.mv_cmp, f.mv))
      return false;
  }
  return true;
}

}  // namespace upkeep

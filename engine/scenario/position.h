// Header and position of a file to a state.
#pragma once
#include <memory>

#include "scenario/branch.h"
#include "scenario/names.h"

namespace upkeep::scenario {

// `own` is `db` where the file's own cards may be added to it, else null.
bool set_up(const Scenario& file, Era era, const CardDb& db, CardDb* own, NameScope& world,
            Branch& line, Issue& issue);
// A database of its own for a file that describes cards; null where the common one will do.
std::unique_ptr<CardDb> own_cards(const Scenario& file, const CardDb& db);

}  // namespace upkeep::scenario

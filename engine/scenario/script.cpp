#include "scenario/script.h"

#include "scenario/runner_class.h"
#include "session/session.h"

namespace upkeep::scenario {

bool Runner::script(std::vector<ScriptLine>& out, Issue& issue) {
  if (!set_up(file_, era_, db_, own_, world_, line_, issue)) return false;
  Branch walk = line_;
  line_.applied.clear();
  bool first = true;
  for (std::size_t i = 0; i < file_.statements.size(); ++i) {
    const Statement& st = file_.statements[i];
    if (!st.applies(era_) || !is_action(st.kind) || st.can != Can::none) continue;
    if (first) settle(i - 1);
    first = false;
    if (st.player != kNoPlayer && st.player >= s().player_count) {
      issue = {st.pos, "no such player"};
      return false;
    }
    if (!action(i)) {
      issue = {result_.pos, result_.message};
      return false;
    }
    // A line that goes on in the next one has done nothing yet.
    ScriptLine told{st.pos.line, st.text, {}};
    for (const Option& o : line_.applied) {
      const int choice = choice_of(walk.s(), db_, o);
      if (choice < 0) {
        issue = {st.pos, "this cannot be played again"};
        return false;
      }
      told.choices.push_back(u16(choice));
      apply_unchecked(walk.s(), db_, o, nullptr);
    }
    line_.applied.clear();
    out.push_back(std::move(told));
  }
  return true;
}

bool script_of(const Scenario& file, Era era, const CardDb& db, std::vector<ScriptLine>& out,
               Issue& issue) {
  out.clear();
  const std::unique_ptr<CardDb> own = own_cards(file, db);
  return Runner(file, era, own ? *own : db, own.get()).script(out, issue);
}

}  // namespace upkeep::scenario

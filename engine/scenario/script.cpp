#include "scenario/script.h"

#include "scenario/elaborate.h"
#include "session/session.h"

namespace upkeep::scenario {
namespace {

// Plays the actions only, one line of the script for each.
class ScriptWriter : public Elaborator {
 public:
  using Elaborator::Elaborator;

  bool write(std::vector<ScriptLine>& out, Issue& issue) {
    Elaboration done;
    if (!start(done)) return stopped(issue);
    walk_ = std::make_unique<State>();
    // A session begins where the position does: what follows from it belongs to the first line.
    Branch position;
    NameScope names;
    if (!set_up(file_, era_, db_, own_, names, position, issue)) return false;
    copy_state(*walk_, position.s());
    std::vector<Choice> choices = std::move(done.beginning);
    for (std::size_t i = 0; i < file_.statements.size(); ++i) {
      const Statement& st = file_.statements[i];
      if (!plays(st) || !is_action(st.kind) || st.can != Can::none) continue;
      done.lines.clear();
      if (!line(i, done)) return stopped(issue);
      const std::vector<Choice>& more = done.lines[0].choices;
      choices.insert(choices.end(), more.begin(), more.end());
      ScriptLine told{st.pos.line, st.text, {}};
      if (!numbers(choices, told.choices)) {
        issue = {st.pos, Str::duel_flaw_this_cannot_be_played_again};
        return false;
      }
      choices.clear();
      out.push_back(std::move(told));
    }
    return true;
  }

 private:
  bool stopped(Issue& issue) const {
    issue = {result_.pos, result_.message};
    return false;
  }
  bool numbers(const std::vector<Choice>& choices, std::vector<u16>& out) {
    for (const Choice& c : choices) {
      const int choice = c.kind == Choice::Kind::option ? choice_of(*walk_, db_, c.option) : -1;
      if (choice < 0) return false;
      out.push_back(u16(choice));
      apply_unchecked(*walk_, db_, c.option, nullptr);
    }
    return true;
  }

  std::unique_ptr<State> walk_;
};

}  // namespace

bool script_of(const Scenario& file, Era era, const CardDb& db, std::vector<ScriptLine>& out,
               Issue& issue) {
  out.clear();
  const std::unique_ptr<CardDb> own = own_cards(file, db);
  return ScriptWriter(file, era, own ? *own : db, own.get()).write(out, issue);
}

}  // namespace upkeep::scenario

// The question, and the buttons that answer it: pass, and what is beside it.
#pragma once
#include <string>

#include "board/dialogs.h"
#include "board/outlook.h"
#include "part.h"

namespace upkeep {

class PromptBar : public Part {
 public:
  PromptBar(Desk& desk, Outlook& outlook, const Dialogs& dialogs)
      : Part(desk), outlook_(outlook), dialogs_(dialogs) {}

  void draw_prompt();
  // The pass button; what it does, where that is an option.
  const ViewOption* draw_pass(const Rect& r);
  void draw_buttons();
  // Where a first tap only shows what a card is.
  bool shown_first(Ref r) const;
  // What another tap on the card that a finger has chosen does, if anything.
  std::string second_tap() const;
  bool may_step_back() const;
  bool attack_waits(const ViewOption& o);
  // Why nobody could attack: what keeps the first creature from it.
  std::string no_attackers() const;
  std::string end_of_it() const;

 private:
  bool attack_has_place() const;
  void draw_attack(const Rect& r) const;
  std::string no_undo() const;
  std::string no_priority() const;

  Outlook& outlook_;
  const Dialogs& dialogs_;
  u32 attack_at_ = 0;  // the changes of the game for which attack_waits_ holds
  bool attack_waits_ = true;
};

}  // namespace upkeep

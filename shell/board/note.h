// The note beside the table: why something is not legal, what may be done here, what would be paid.
#pragma once
#include <string>
#include <vector>

#include "board/battlefield.h"
#include "board/dialogs.h"
#include "part.h"

namespace upkeep {

class NotePanel : public Part {
 public:
  NotePanel(Desk& desk, const Battlefield& field, const Dialogs& dialogs, const Aim& aim)
      : Part(desk), field_(field), dialogs_(dialogs), aim_(aim) {}

  void draw();
  // Is that a place where what is asked for has no target? Then why.
  bool no_target(const Command& c, Explanation& told);
  bool refused(const ViewObject& o, Explanation& told);
  // On a slip below a large card.
  float reason_height(Explanation& told);
  void draw_reason(const Explanation& told, const Rect& card, float h);

 private:
  struct ToldOption {
    std::string text, key;
  };
  float reason_width() const;
  void draw_what_now(const ViewObject* withdrawn, float x, float y, float right, float foot);
  std::vector<ToldOption> options_to_tell() const;
  float draw_options(const std::vector<ToldOption>& told, bool acts, float x, float y, float right,
                     float foot);
  void draw_option_mark(float x, float y, bool acts, const std::string& key);
  void yes_disc(float x, float y, bool mark);
  float draw_check(float x, float y, float right, bool ok, const std::string& label,
                   const std::string& text, bool draw);
  float draw_told(const Explanation& told, float x, float y, float right, float room, bool draw);
  void draw_cite(const Rect& box, const std::string& rule, const std::string& about);
  float draw_moment(float x, float right, float foot);
  void draw_refused(float x, float y, float right, float foot);
  float draw_payment(float x, float y, float right);
  std::string division_rule() const;
  std::string told_apart(const ViewOption& o) const;

  const Battlefield& field_;
  const Dialogs& dialogs_;
  const Aim& aim_;
};

}  // namespace upkeep

// What waits: the stack, or the batch with its windows; on the board which windows are open.
#pragma once
#include <utility>
#include <vector>

#include "board/head.h"
#include "board/outlook.h"
#include "board/tile.h"
#include "part.h"

namespace upkeep {

// What an empty stack says; in 1997 it is a batch.
constexpr Str empty_words(Vocabulary words) {
  return words == Vocabulary::classic1997 ? Str::canvas_batch_empty : Str::canvas_stack_empty;
}

class StackPanel : public Part {
 public:
  StackPanel(Desk& desk, const TableHead& head, Outlook& outlook)
      : Part(desk), head_(head), outlook_(outlook) {}

  void draw();
  // Entries one below the other, as the drawer and its sheet show them, too.
  void draw_entry(const Rect& box, std::size_t index, bool dim);
  void draw_window_rows(const Rect& r, float y);
  // On the board, where the eye is. `marker`: of the ribbon.
  void draw_window_pills(const Rect& marker, const std::vector<Tile>& tiles);
  void draw_waiting_damage() const;
  // Where each was drawn last: the middle of it.
  const std::vector<std::pair<Ref, float>>& entries() const { return entries_; }

 private:
  class WindowRows;
  void draw_yield(const Rect& box, const ViewStackEntry& e);
  void draw_bracket(ImVec2 from, ImVec2 to, unsigned color);
  void draw_waiting_more(const Rect& r, int more);

  const TableHead& head_;
  Outlook& outlook_;
  std::vector<std::pair<Ref, float>> entries_;
};

}  // namespace upkeep

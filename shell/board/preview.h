// The card that is pointed at, with its note, and a card over everything.
#pragma once
#include "board/head.h"
#include "board/note.h"
#include "part.h"

namespace upkeep {

class CardPreview : public Part {
 public:
  CardPreview(Desk& desk, const TableHead& head, NotePanel& note)
      : Part(desk), head_(head), note_(note) {}

  // The left column, or nothing where there is none.
  void draw_column();
  // `quiet`: not over the board, where there is no column.
  void draw_card(bool quiet);
  void draw_large();
  // An object, or else a definition, over everything until it is closed.
  void show(Ref object, u16 card) {
    large_ = true;
    large_of_ = object;
    large_card_ = card;
  }
  void close() { large_ = false; }
  bool large() const { return large_; }

 private:
  const TableHead& head_;
  NotePanel& note_;
  bool large_ = false;
  Ref large_of_;
  u16 large_card_ = 0;
};

}  // namespace upkeep

// The parts that a frame is drawn in, told to whoever looks on: checks of the drawing do, the page
// does not, and nothing of it is left there.
#pragma once
#include <string>

#include "draw/gfx.h"

namespace upkeep {

enum RegionFlag : unsigned {
  kMayClip = 1,     // a scrolling list, cards that look over the edge: not everything is to be seen
  kMayCover = 2,    // a fan or a pile: what lies beneath is covered on purpose
  kLoose = 4,       // shapes may leave it (shadows, marks that hang out); text may not
  kOverlay = 8,     // lies over the table: what it covers of that is meant to be covered
  kSign = 16,       // a digit on a disc: its middle is what is read
  kMayScroll = 32,  // a list that scrolls: it may end at its upper and lower edge, not at its sides
  kAlone = 128,     // a key on a button: no other words may touch it
  kMayCut = 64,     // what ends in "…" is read in full elsewhere: a card's preview shows it
};

// What is told while a frame is drawn: the parts it consists of, its texts, its signs.
class Watcher {
 public:
  virtual void open(const char* name, const Rect& r, unsigned flags, const ImDrawList* list) = 0;
  virtual void close(const ImDrawList* list) = 0;
  // The glyphs begin at these places of the draw list; `lacks`: the face has not all of them.
  virtual void text(const ImDrawList* list, int vtx, int idx, float size, ImU32 color,
                    const std::string& text, bool lacks) = 0;
  virtual void cut() = 0;  // the last text was too long for its place
  virtual void sign(const char* name, const Rect& r) = 0;  // a shape that says something

 protected:
  ~Watcher() = default;
};

// A part of the table, for as long as it is drawn.
class InRegion {
 public:
  InRegion(const Gfx& g, const char* name, const Rect& r, unsigned flags = 0) : g_(g) {
    if (Watcher* look = g.watcher()) look->open(name, r, flags, g.list());
  }
  ~InRegion() {
    if (Watcher* look = g_.watcher()) look->close(g_.list());
  }
  InRegion(const InRegion&) = delete;
  InRegion& operator=(const InRegion&) = delete;

 private:
  const Gfx& g_;
};

}  // namespace upkeep

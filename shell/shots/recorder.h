// What a frame consists of, for checks of the drawing: every text with where its glyphs lie in the
// draw list, and the regions that parts of the table keep to. Kept only while a Recorder is set.
#pragma once
#include <string>
#include <vector>

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

class Recorder {
 public:
  struct Text {
    std::string text;
    float size = 0;
    ImU32 color = 0;
    ImVec4 clip;
    int vtx = 0, vtx_end = 0, idx = 0, idx_end = 0;
    unsigned flags = 0;  // of all regions it lies in
    int region = -1;
    bool cut = false;    // the sign that more would follow
    bool lacks = false;  // the face has not all of its letters
  };
  struct Region {
    std::string name;
    Rect r;
    unsigned flags = 0;
    int parent = -1, vtx = 0, vtx_end = -1, idx = 0, idx_end = -1;
  };
  // What a shape means, where no text says it: icons by their names, and the few drawn signs.
  struct Sign {
    std::string name;
    Rect r;
  };
  void begin() {
    texts_.clear();
    signs_.clear();
    regions_.clear();
    open_ = -1;
  }
  void open(const char* name, const Rect& r, unsigned flags, const ImDrawList* list);
  void close(const ImDrawList* list);
  void text(const ImDrawList* list, int vtx, int idx, float size, ImU32 color,
            const std::string& text, bool lacks);

  void cut() { texts_.back().cut = true; }

  void sign(const char* name, const Rect& r) { signs_.push_back({name, r}); }
  std::string signs_json() const;

  // What is wrong with the frame: one line each. `icons`: the alpha of the icon atlas.
  std::vector<std::string> problems(const ImDrawList* list, float w, float h, const Gfx& gfx) const;
  const std::vector<Text>& texts() const { return texts_; }
  // All texts with their rectangle, clip, colour and background, as JSON.
  std::string json(const ImDrawList* list, const Gfx& gfx) const;

 private:
  std::vector<Text> texts_;
  std::vector<Sign> signs_;
  std::vector<Region> regions_;
  int open_ = -1;
};

// A part of the table, for as long as it is drawn.
class InRegion {
 public:
  InRegion(const Gfx& g, const char* name, const Rect& r, unsigned flags = 0) : g_(g) {
    if (Recorder* record = g.recorder()) record->open(name, r, flags, g.list());
  }
  ~InRegion() {
    if (Recorder* record = g_.recorder()) record->close(g_.list());
  }
  InRegion(const InRegion&) = delete;
  InRegion& operator=(const InRegion&) = delete;

 private:
  const Gfx& g_;
};

}  // namespace upkeep

// What a frame consists of, for checks of the drawing: every text with where its glyphs lie in the
// draw list, and the regions that parts of the table keep to. Kept only while a Recorder is set.
#pragma once
#include <string>
#include <vector>

#include "draw/regions.h"

namespace upkeep {

class Recorder : public Watcher {
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
  void open(const char* name, const Rect& r, unsigned flags, const ImDrawList* list) override;
  void close(const ImDrawList* list) override;
  void text(const ImDrawList* list, int vtx, int idx, float size, ImU32 color,
            const std::string& text, bool lacks) override;

  void cut() override { texts_.back().cut = true; }

  void sign(const char* name, const Rect& r) override { signs_.push_back({name, r}); }
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

}  // namespace upkeep

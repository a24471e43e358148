// A frame's draw list and what the OpenGL backend makes of it. Dear ImGui's own frame looks after
// windows, tables and keys as well, none of which are used here, and a page fetches all of its
// program.
#pragma once
#include "imgui.h"
#include "imgui_internal.h"

namespace upkeep {

class DrawFrame {
 public:
  DrawFrame() : list_(&shared_) {}
  DrawFrame(const DrawFrame&) = delete;
  DrawFrame& operator=(const DrawFrame&) = delete;

  // An empty list over the display that ImGui's io tells of, once fonts are baked.
  ImDrawList* begin();
  // What was drawn since; good until the next frame begins.
  ImDrawData* end();
  ImDrawList* list() { return &list_; }

 private:
  ImDrawListSharedData shared_;
  ImDrawList list_;
  ImDrawList* lists_[1] = {&list_};
  ImDrawData data_;
};

// The program's only one.
DrawFrame& draw_frame();

}  // namespace upkeep

#include "frame_names.h"

namespace upkeep {

const char* frame_name(FrameKind kind) {
  switch (kind) {
#define FRAME(name)     \
  case FrameKind::name: \
    return #name;
#include "frames.inc"
  }
  return "?";
}

std::string stage_name(const Frame& f) {
  switch (f.kind) {
#define FRAME(name)       \
  case FrameKind::name: { \
    namespace of_kind = stage::name;
#define STAGE(name, ...) \
  if (f.pc == of_kind::name) return #name;
#define END(name) \
  break;          \
  }
#include "frames.inc"
  }
  return std::to_string(f.pc);
}

}  // namespace upkeep

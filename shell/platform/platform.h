// What the canvas needs from where it runs: a window or a page. One implementation is linked.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "ids.h"

namespace upkeep {

class Platform {
 public:
  virtual ~Platform() = default;
  // One more frame; any number of calls before it make one.
  virtual void request_frame() = 0;
  // The same after some time, for what waits without moving (a held finger).
  virtual void request_frame_in(int milliseconds) = 0;
  virtual double seconds() const = 0;
  // The game or the settings changed by the canvas's doing: time to save, to ask the computer.
  virtual void changed() = 0;
  // Whether there are pages of text beside the canvas to go to: command("page", name).
  virtual bool has_pages() const { return false; }
  // Things the surroundings do: "resume", "language"; "screen" tells what is shown now: "title",
  // "setup", "table".
  virtual void command(const char* name, const char* argument) = 0;
  virtual u64 random_seed() = 0;
  // A pack of pictures is shown and not here (IconAtlas::wanted()): to be given to take().
  virtual void want_pictures(unsigned) {}
};

}  // namespace upkeep

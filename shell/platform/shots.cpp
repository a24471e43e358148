// Pictures in a browser (tests/shots): the table on a canvas, by the words of the command line that
// upkeep-app takes, without the page around it. What it reads lies in the program's own files: the
// .duel files and, below art/, the packs of pictures.
#include <SDL.h>
#include <emscripten.h>
#include <emscripten/html5.h>

#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

#include "app.h"
#include "draw/draw_frame.h"
#include "draw/pixels.h"
#include "imgui_impl_opengl3.h"
#include "shots/shot.h"
#include "table/shared_game.h"

// The canvas as it stands is the picture of this name.
EM_JS(int, shots_js_picture, (const char* name),
      { return Module['picture'](UTF8ToString(name)) ? 1 : 0; });

namespace upkeep {
namespace {

constexpr char kBetween = 31;  // words; some have lines

class ShotPlatform final : public Platform {
 public:
  void request_frame() override {}
  void request_frame_in(int) override {}
  double seconds() const override { return double(SDL_GetTicks64()) / 1000; }
  void changed() override {}
  void command(const char*, const char*) override {}
  bool has_pages() const override { return true; }
  u64 random_seed() override { return 7; }
};

bool make_context() {
  EmscriptenWebGLContextAttributes attributes;
  emscripten_webgl_init_context_attributes(&attributes);
  attributes.majorVersion = 2;
  attributes.depth = attributes.stencil = attributes.antialias = EM_FALSE;
  const auto context = emscripten_webgl_create_context("#canvas", &attributes);
  return context > 0 && emscripten_webgl_make_context_current(context) == EMSCRIPTEN_RESULT_SUCCESS;
}

// All there are: false if one is of another version of the program.
bool take_packs(App& app) {
  for (unsigned pack = 1;; ++pack) {
    FILE* f = std::fopen(("art/" + std::to_string(pack) + ".bin").c_str(), "rb");
    if (!f) return true;
    std::vector<u8> bytes;
    u8 part[4096];
    for (std::size_t n; (n = std::fread(part, 1, sizeof part, f)) > 0;)
      bytes.insert(bytes.end(), part, part + n);
    std::fclose(f);
    if (!app.gfx().icons().take(pack, bytes.data(), bytes.size())) return false;
  }
}

// Laid out alone: pixels are for pictures.
void draw(App& app) {
  ImGui_ImplOpenGL3_NewFrame();
  app.frame(draw_frame().begin());
}

bool picture(const char* name) {
  draw_pixels(draw_frame().end(), true);
  return shots_js_picture(name) != 0;
}

void resize(App& app, float w, float h, float ratio) {
  const int pw = int(std::floor(w * ratio + .5f)), ph = int(std::floor(h * ratio + .5f));
  emscripten_set_canvas_element_size("#canvas", pw, ph);
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {w, h};
  io.DisplayFramebufferScale = {float(pw) / w, float(ph) / h};
  if (!app.resize(w, h, ratio)) return;
  app.bake();
  send_letters();
}

}  // namespace

}  // namespace upkeep

using namespace upkeep;

extern "C" {

void shell_changed() {}

// Once for a program: --shot or --screen, its subject, a size, and the words that follow, with
// kBetween between them. Returns a ShotCode, 0 if all went well.
int EMSCRIPTEN_KEEPALIVE shots_take(char* line) {
  std::vector<char*> words{line};
  for (char* c = line; *c; ++c)
    if (*c == kBetween) {
      *c = 0;
      words.push_back(c + 1);
    }
  float w, h, ratio;
  if (words.size() < 3 || !read_size(words[2], w, h, ratio)) return kShotMisread;
  if (SDL_Init(0) != 0 || !make_context()) {
    std::fprintf(stderr, "there is no WebGL 2 here\n");
    return kShotFailed;
  }
  ImGui::CreateContext();
  ImGui::GetIO().IniFilename = nullptr;
  if (!ImGui_ImplOpenGL3_Init("#version 300 es")) return kShotFailed;
  // As long as the program, like what it draws on.
  static ShotPlatform platform;
  static App app(platform, shared_game());
  app.gfx().upload_icons();
  if (!take_packs(app)) {
    std::fprintf(stderr, "the pictures of the cards are of another program\n");
    return kShotFailed;
  }
  ShotStage stage;
  stage.draw = [] { draw(app); };
  stage.resize = [](float x, float y, float k) { resize(app, x, y, k); };
  stage.picture = picture;
  stage.resize(w, h, ratio);
  const int result =
      take_shot(app, words[0], words[1], int(words.size()) - 3, words.data() + 3, stage);
  std::fflush(nullptr);
  return result;
}
}

int main() { return 0; }

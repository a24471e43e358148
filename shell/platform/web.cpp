// The canvas of a page. The page's own handlers feed pointer, touch and keys to the functions
// below, and take back from their answers whether the event was used: SDL's handlers would swallow
// Tab and every touch, so they are removed as soon as SDL has made the WebGL context. Frames are
// drawn when asked for, one at a time.
#include <GLES3/gl3.h>
#include <SDL.h>
#include <emscripten.h>
#include <emscripten/html5.h>

#include <cmath>
#include <string>

#include "app.h"
#include "calls_shell.h"
#include "draw/dirty_squares.h"
#include "draw/draw_frame.h"
#include "draw/pixels.h"
#include "imgui_impl_opengl3.h"
#include "table/shared_game.h"

// The page gives these to the module; a page without them plays on regardless.
EM_JS(void, upkeep_js_changed, (), {
  if (Module['upkeepChanged']) Module['upkeepChanged']();
});
EM_JS(void, upkeep_js_command, (const char* name, const char* argument), {
  if (Module['upkeepCommand']) Module['upkeepCommand'](UTF8ToString(name), UTF8ToString(argument));
});
EM_JS(void, upkeep_js_pictures, (unsigned pack), {
  if (Module['upkeepPictures']) Module['upkeepPictures'](pack);
});
EM_JS(double, upkeep_js_random, (), {
  const words = new Uint32Array(2);
  crypto.getRandomValues(words);
  return words[0] * 2097152 + (words[1] >>> 11);
});

// SDL can look up GL functions by name, which would keep every one of them in the program; it needs
// none.
extern "C" void* eglGetProcAddress(const char*) { return nullptr; }

namespace upkeep {
namespace {

EM_BOOL draw(double time, void* data);

class WebPlatform final : public Platform {
 public:
  void request_frame() override {
    if (!ready) return;
    wanted = true;
    if (asked) return;
    asked = true;
    emscripten_request_animation_frame(draw, nullptr);
  }
  void request_frame_in(int milliseconds) override {
    ++later;
    emscripten_async_call(
        [](void* self) {
          --static_cast<WebPlatform*>(self)->later;
          static_cast<WebPlatform*>(self)->request_frame();
        },
        this, milliseconds);
  }
  double seconds() const override { return emscripten_get_now() / 1000; }
  void changed() override { upkeep_js_changed(); }
  void command(const char* name, const char* argument) override {
    upkeep_js_command(name, argument);
  }
  bool has_pages() const override { return true; }
  u64 random_seed() override { return u64(upkeep_js_random()); }
  void want_pictures(unsigned pack) override { upkeep_js_pictures(pack); }

  bool asked = false;   // the browser will call draw()
  bool wanted = false;  // what is on the screen is not how things are
  int later = 0;        // frames that were asked for after some time
  bool ready = false, lost = false;
  bool kept = false;  // the canvas keeps its picture from frame to frame
};

WebPlatform g_platform;
SDL_Window* g_window = nullptr;
SDL_GLContext g_context = nullptr;
std::string g_json;
Damage g_damage;

App& app() {
  static App the_app(g_platform, shared_game());
  return the_app;
}

// Of the sizes that are needed now.
void bake_letters() {
  app().bake();
  send_letters();
}

void draw_now() {
  if (!g_platform.ready || g_platform.lost) return;
  g_platform.wanted = false;
  ImGui_ImplOpenGL3_NewFrame();
  app().frame(draw_frame().begin());
  ImDrawData* all = draw_frame().end();
  if (!g_platform.kept) g_damage.forget();
  ImDrawData* anew = g_damage.since_last(all, app().gfx().textures());
  draw_pixels(anew, anew == all);
}

EM_BOOL draw(double, void*) {
  g_platform.asked = false;
  if (g_platform.wanted) draw_now();
  return EM_FALSE;
}

bool make_context() {
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
  SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0);
  g_context = SDL_GL_CreateContext(g_window);
  return g_context != nullptr;
}

Pointer pointer_kind(int kind) { return kind == 1 ? Pointer::touch : Pointer::mouse; }

}  // namespace

}  // namespace upkeep

using namespace upkeep;

extern "C" {

void shell_changed() {
  if (g_platform.ready) app().refresh();
}

// `kept`: the canvas keeps its picture from frame to frame. 0: there is no WebGL here, and the page
// goes on without a canvas.
int shell_start(int kept) {
  if (g_platform.ready) return 1;
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 0;
  g_window =
      SDL_CreateWindow("Upkeep", 0, 0, 320, 240, SDL_WINDOW_OPENGL | SDL_WINDOW_ALLOW_HIGHDPI);
  const bool made = g_window && make_context();
  emscripten_html5_remove_all_event_listeners();
  if (!made) return 0;
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  if (!ImGui_ImplOpenGL3_Init("#version 300 es")) return 0;
  app().gfx().upload_icons();
  g_platform.kept = kept != 0;
  g_platform.ready = true;
  return 1;
}

// Size in CSS pixels; the page sets the canvas's style, this its number of pixels.
void shell_resize(double w, double h, double ratio) {
  if (!g_platform.ready || w < 1 || h < 1) return;
  const int pw = int(std::floor(w * ratio + .5)), ph = int(std::floor(h * ratio + .5));
  emscripten_set_canvas_element_size("#canvas", pw, ph);
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {float(w), float(h)};
  io.DisplayFramebufferScale = {float(pw / w), float(ph / h)};
  if (app().resize(float(w), float(h), float(ratio))) bake_letters();
  g_damage.forget();
  // A canvas is empty after its size was set; waiting for the next frame would let it flash.
  draw_now();
}

// A pack that was asked for. 0: it is of another version of the page.
int shell_pictures(unsigned pack, const u8* bytes, unsigned size) {
  if (!app().gfx().icons().take(pack, bytes, size)) return 0;
  app().refresh();
  return 1;
}

// All of it anew, whatever stands: for tests of what is drawn in parts.
void shell_redraw() {
  g_damage.forget();
  draw_now();
}
void shell_highlight(const char* marks) { app().set_highlight(marks); }
int shell_frames() { return app().frames(); }
// 1: a frame is to follow at once, as while something moves.
int shell_moving() { return g_platform.asked; }
// 1: nothing is to be drawn, now or after some time, until something happens.
int shell_resting() { return !g_platform.asked && !g_platform.later; }

// type: 0 move, 1 down, 2 up, 3 leave, 4 cancel; kind: 0 mouse, 1 touch, 2 pen; time: the event's
// own, in milliseconds. 1 if something is there.
int shell_pointer(int type, double x, double y, int button, int kind, double time) {
  if (!g_platform.ready) return 0;
  const ImVec2 p{float(x), float(y)};
  const bool hit = app().ui().at(p) && app().ui().at(p)->command;
  switch (type) {
    case 0:
      app().pointer_move(p, pointer_kind(kind));
      break;
    case 1:
      app().pointer_down(p, pointer_kind(kind), button, time / 1000);
      break;
    case 2:
      app().pointer_up(p, pointer_kind(kind), time / 1000);
      break;
    default:
      app().pointer_leave();
      break;
  }
  return hit ? 1 : 0;
}

int shell_wheel(double x, double y, double, double dy) {
  return g_platform.ready && app().wheel({float(x), float(y)}, float(dy)) ? 1 : 0;
}

// mods: 1 shift, 2 control, 4 alt, 8 meta. 0: not used, the browser may have it (Tab past the last
// place too).
int shell_key(const char* key, int down, int mods) {
  if (!g_platform.ready || !down || (mods & 12)) return 0;
  return app().key(key, (mods & 1) != 0, (mods & 2) != 0) ? 1 : 0;
}

void shell_focus(int on) {
  if (g_platform.ready && !on) app().pointer_leave();
}

// Of how things are now: a frame that is still to be drawn is drawn first.
const char* shell_regions_json() {
  if (g_platform.wanted) draw_now();
  g_json = app().regions_json();
  return g_json.c_str();
}

const char* shell_chosen_setup() {
  g_json = app().chosen_setup();
  return g_json.c_str();
}

void shell_context_lost() {
  g_platform.lost = true;
  // What is being dragged is let go: where the finger comes up nobody will hear.
  if (g_platform.ready) app().pointer_leave();
}

int shell_context_restored() {
  if (!g_platform.ready) return 0;
  // Every texture and program is gone with the old context; the names of them mean nothing now.
  ImGui_ImplOpenGL3_Shutdown();
  if (!ImGui_ImplOpenGL3_Init("#version 300 es")) return 0;
  app().gfx().forget_textures();
  app().gfx().upload_icons();
  app().bake();
  g_damage.forget();
  g_platform.lost = false;
  app().refresh();
  return 1;
}

void shell_set_board(int on) { app().set_board(on != 0); }
void shell_reduced_motion(int on) { app().set_reduced_motion(on != 0); }
void shell_set_patience(double seconds) { app().set_patience(seconds); }
void shell_set_zoom(double zoom) {
  if (!g_platform.ready) return;
  if (app().set_zoom(float(zoom))) bake_letters();
  app().refresh();
}
// A line for each key, "F: pass to end of turn"; the first is that of the space bar.
const char* shell_keys_help(const char* lang) {
  return str(parse_lang(lang), Str::canvas_keys_help);
}
void shell_set_key(const char* own, const char* key) { app().set_key(own, key); }
// To the start page; a duel stays open where it is kept.
void shell_to_start() { app().to_start(); }
void shell_set_level(int level) { app().set_level(level); }
void shell_set_resume(int on) { app().set_resume(on != 0); }
void shell_set_standing(const char* saved, const char* lessons) {
  app().set_standing(saved, lessons);
}
void shell_set_lang(const char* tag) { app().set_lang(parse_lang(tag)); }
}

int main() { return 0; }

// The window: SDL2 with OpenGL. Sleeps until there is something to draw.
//   upkeep-app                                   plays
//   upkeep-app --shot FILE.duel OUT WxH[@ratio]  draws the position of a .duel file into a PNG
//                                                picture, "-": none
//   upkeep-app --screen NAME OUT WxH[@ratio]     the same for a screen: title, setup, curtain,
//   duel;
//                                                curtain-fifth and the like for another era
//   upkeep-app --shots                           answers requests for shots without a picture
//                                                (platform/native_requests.h)
#include <SDL.h>
#include <SDL_opengl.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>

#include "app.h"
#include "draw/draw_frame.h"
#include "draw/pixels.h"
#include "imgui_impl_opengl3.h"
#include "platform/native_picture.h"
#include "platform/native_requests.h"
#include "shots/shot.h"
#include "table/shared_game.h"

namespace upkeep {
namespace {

std::string storage_path(const char* name) {
  char* base = SDL_GetPrefPath("upkeep", "upkeep");
  std::string path = base ? base : "";
  SDL_free(base);
  return path + name;
}

std::vector<u8> read_file(const std::string& path) {
  std::vector<u8> bytes;
  if (FILE* f = std::fopen(path.c_str(), "rb")) {
    u8 chunk[4096];
    for (std::size_t n; (n = std::fread(chunk, 1, sizeof chunk, f)) > 0;)
      bytes.insert(bytes.end(), chunk, chunk + n);
    std::fclose(f);
  }
  return bytes;
}

// Never leaves half a file behind.
bool write_file(const std::string& path, const std::vector<u8>& bytes) {
  const std::string temporary = path + ".new";
  FILE* f = std::fopen(temporary.c_str(), "wb");
  if (!f) return false;
  const bool written = std::fwrite(bytes.data(), 1, bytes.size(), f) == bytes.size();
  return std::fclose(f) == 0 && written && std::rename(temporary.c_str(), path.c_str()) == 0;
}

class NativePlatform final : public Platform {
 public:
  void request_frame() override { wanted = true; }
  void request_frame_in(int milliseconds) override {
    wake_at = SDL_GetTicks64() + u64(milliseconds);
  }
  double seconds() const override { return double(SDL_GetTicks64()) / 1000; }
  void changed() override { save = true; }
  void command(const char* name, const char* argument) override {
    if (!std::strcmp(name, "resume")) resume = true;
    (void)argument;
  }
  bool has_pages() const override { return pages; }
  u64 random_seed() override {
    return u64(std::chrono::system_clock::now().time_since_epoch().count()) *
               0x9E3779B97F4A7C15ull >>
           16;
  }
  bool pages = false;  // none here, except in pictures of what the web shows
  bool wanted = true, save = false, resume = false;
  u64 wake_at = 0;
};

// Where no pixels are wanted there is no window either, and nothing of OpenGL.
void frame(App& app, bool pixels = true) {
  if (pixels) ImGui_ImplOpenGL3_NewFrame();
  app.frame(draw_frame().begin());
  if (pixels) draw_pixels(draw_frame().end(), true);
}

void resize(App& app, float w, float h, float ratio, bool pixels = true) {
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {w, h};
  io.DisplayFramebufferScale = {ratio, ratio};
  if (!app.resize(w, h, ratio)) return;
  app.bake();
  if (pixels) send_letters();
}

void resize_to_window(App& app, SDL_Window* window) {
  int w, h, pw, ph;
  SDL_GetWindowSize(window, &w, &h);
  SDL_GL_GetDrawableSize(window, &pw, &ph);
  resize(app, float(w), float(h), w ? float(pw) / float(w) : 1);
}

std::string key_name(const SDL_Keysym& k) {
  switch (k.sym) {
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
      return "Enter";
    case SDLK_F9:
      return "F9";
    case SDLK_ESCAPE:
      return "Escape";
    case SDLK_TAB:
      return "Tab";
    case SDLK_BACKSPACE:
      return "Backspace";
    case SDLK_LEFT:
      return "ArrowLeft";
    case SDLK_RIGHT:
      return "ArrowRight";
    case SDLK_UP:
      return "ArrowUp";
    case SDLK_DOWN:
      return "ArrowDown";
    case SDLK_PAGEUP:
      return "PageUp";
    case SDLK_PAGEDOWN:
      return "PageDown";
    default:
      return {};
  }
}

void on_event(App& app, SDL_Window* window, const SDL_Event& e, bool& quit) {
  const auto button = [](u8 b) {
    return b == SDL_BUTTON_RIGHT ? 2 : b == SDL_BUTTON_MIDDLE ? 1 : 0;
  };
  switch (e.type) {
    case SDL_QUIT:
      quit = true;
      break;
    case SDL_WINDOWEVENT:
      if (e.window.event == SDL_WINDOWEVENT_SIZE_CHANGED) resize_to_window(app, window);
      if (e.window.event == SDL_WINDOWEVENT_LEAVE) app.pointer_leave();
      app.refresh();
      break;
    case SDL_MOUSEMOTION:
      if (e.motion.which != SDL_TOUCH_MOUSEID)
        app.pointer_move({float(e.motion.x), float(e.motion.y)}, Pointer::mouse);
      break;
    case SDL_MOUSEBUTTONDOWN:
      if (e.button.which != SDL_TOUCH_MOUSEID)
        app.pointer_down({float(e.button.x), float(e.button.y)}, Pointer::mouse,
                         button(e.button.button), e.button.timestamp / 1000.);
      break;
    case SDL_MOUSEBUTTONUP:
      if (e.button.which != SDL_TOUCH_MOUSEID)
        app.pointer_up({float(e.button.x), float(e.button.y)}, Pointer::mouse,
                       e.button.timestamp / 1000.);
      break;
    case SDL_FINGERDOWN:
    case SDL_FINGERUP:
    case SDL_FINGERMOTION: {
      const ImVec2 size = ImGui::GetIO().DisplaySize;
      const ImVec2 p{e.tfinger.x * size.x, e.tfinger.y * size.y};
      if (e.type == SDL_FINGERDOWN)
        app.pointer_down(p, Pointer::touch, 0, e.tfinger.timestamp / 1000.);
      if (e.type == SDL_FINGERUP) app.pointer_up(p, Pointer::touch, e.tfinger.timestamp / 1000.);
      if (e.type == SDL_FINGERMOTION) app.pointer_move(p, Pointer::touch);
      break;
    }
    case SDL_MOUSEWHEEL:
      app.wheel({}, float(-e.wheel.y) * 48);
      break;
    case SDL_KEYDOWN: {
      const std::string name = key_name(e.key.keysym);
      if (!name.empty())
        app.key(name, (e.key.keysym.mod & KMOD_SHIFT) != 0, (e.key.keysym.mod & KMOD_CTRL) != 0);
      break;
    }
    case SDL_TEXTINPUT:
      app.key(e.text.text, false, false);
      break;
    default:
      break;
  }
}

SDL_Window* open_window(int w, int h, bool hidden) {
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 2);
  const Uint32 flags = SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
  SDL_Window* window = SDL_CreateWindow("Upkeep", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, w,
                                        h, flags | Uint32(hidden ? SDL_WINDOW_HIDDEN : 0));
  if (!window) return nullptr;
  SDL_GLContext context = SDL_GL_CreateContext(window);
  if (!context) return nullptr;
  SDL_GL_SetSwapInterval(1);
  return window;
}

// Whether the words of a command line are those of a shot.
bool is_shot(int argc, char** argv) {
  return argc >= 5 && (!std::strcmp(argv[1], "--shot") || !std::strcmp(argv[1], "--screen"));
}
bool wants_picture(char** argv) { return std::strcmp(argv[3], "-") != 0; }

// What the command line says is drawn there, into a buffer; or nowhere, if no picture is wanted.
int picture(App& app, int argc, char** argv) {
  float w, h, ratio;
  if (!read_size(argv[4], w, h, ratio)) {
    std::fprintf(stderr, "a size is written 1280x720 or 390x844@3\n");
    return kShotMisread;
  }
  const bool pixels = wants_picture(argv);
  int wide = 0, high = 0;
  ShotStage stage;
  stage.draw = [&] { frame(app, pixels); };
  stage.resize = [&](float x, float y, float k) {
    resize(app, x, y, k, pixels);
    wide = int(x * k), high = int(y * k);
    if (pixels) draw_into_buffer(wide, high);
  };
  if (pixels) stage.picture = [&](const char* name) { return save_picture(name, wide, high); };
  stage.resize(w, h, ratio);
  const int result = take_shot(app, argv[1], argv[2], argc - 5, argv + 5, stage);
  if (!pixels || (result && result != kShotProblems)) return result;
  if (stage.picture(argv[3])) return result;
  std::fprintf(stderr, "%s: cannot be written\n", argv[3]);
  return kShotFailed;
}

int play(SDL_Window* window, App& app, NativePlatform& platform) {
  Game& game = shared_game();
  const std::string path = storage_path("duel.upk");
  app.set_resume(!read_file(path).empty());
  resize_to_window(app, window);
  SDL_StartTextInput();
  bool quit = false;
  Uint64 shown_next = 0;  // when the next of what is shown again is due
  while (!quit) {
    SDL_Event e;
    int wait = platform.wanted    ? 0
               : platform.wake_at ? int(std::max<long long>(1, (long long)(platform.wake_at) -
                                                                   (long long)(SDL_GetTicks64())))
                                  : -1;
    const bool thinking = game.computer_to_move();
    if (thinking) wait = 0;
    if (game.coming()) wait = 30;
    const bool got = wait < 0 ? SDL_WaitEvent(&e) : SDL_WaitEventTimeout(&e, wait ? wait : 1);
    if (got) {
      on_event(app, window, e, quit);
      while (SDL_PollEvent(&e)) on_event(app, window, e, quit);
    }
    if (platform.wake_at && SDL_GetTicks64() >= platform.wake_at) {
      platform.wake_at = 0;
      platform.wanted = true;
    }
    if (platform.resume) {
      platform.resume = false;
      const std::vector<u8> bytes = read_file(path);
      std::string error;
      if (!game.restore(bytes.data(), bytes.size(), error))
        std::fprintf(stderr, "%s: %s\n", path.c_str(), error.c_str());
      app.set_resume(false);
    }
    if (platform.wanted) {
      platform.wanted = false;
      frame(app);
      SDL_GL_SwapWindow(window);
    }
    if (game.coming() && SDL_GetTicks64() >= shown_next) {
      if (!game.show_next()) game.lift_curtain();
      shown_next = SDL_GetTicks64() + 650;
      platform.wanted = true;
    }
    if (thinking && game.computer_to_move()) {
      game.step_computer(FlatLimits{});
      platform.save = true;
      platform.wanted = true;
    }
    if (platform.save) {
      platform.save = false;
      if (game.running()) {
        if (game.over())
          std::remove(path.c_str());
        else if (const std::vector<u8> bytes = game.save();
                 !bytes.empty() && !write_file(path, bytes))
          std::fprintf(stderr, "%s: cannot be written\n", path.c_str());
      }
    }
  }
  return 0;
}

}  // namespace

}  // namespace upkeep

extern "C" void shell_changed() {}

namespace upkeep {
namespace {

constexpr const char* kUsage =
    "upkeep-app [--shot FILE.duel OUT.png WxH[@ratio] | --screen "
    "title|setup|curtain[-ERA]|duel[-ERA] OUT.png WxH[@ratio] | --shots]\n";

// Shots without a picture: the one that the command line asks for, or those of requests.
int shots_without_pixels(int argc, char** argv) {
  NativePlatform platform;
  platform.pages = true;
  App app(platform, shared_game());
  app.gfx().without_pixels();
  if (is_shot(argc, argv)) return picture(app, argc, argv);
  resize(app, 1280, 720, 1, false);  // the size of most
  return answer_requests([&](int count, char** words) {
    if (is_shot(count, words) && !wants_picture(words)) return picture(app, count, words);
    std::fputs(kUsage, stderr);
    return int(kShotMisread);
  });
}

int in_a_window(int argc, char** argv) {
  const bool shot = is_shot(argc, argv);
  SDL_Window* window = open_window(shot ? 64 : 1280, shot ? 64 : 720, shot);
  if (!window) {
    std::fprintf(stderr, "%s\n", SDL_GetError());
    return 1;
  }
  ImGui_ImplOpenGL3_Init("#version 150");
  NativePlatform platform;
  App app(platform, shared_game());
  app.gfx().upload_icons();
  platform.pages = shot;
  const int result = shot ? picture(app, argc, argv) : play(window, app, platform);
  ImGui_ImplOpenGL3_Shutdown();
  SDL_DestroyWindow(window);
  return result;
}

}  // namespace
}  // namespace upkeep

int main(int argc, char** argv) {
  using namespace upkeep;
  const bool shot = is_shot(argc, argv);
  const bool requests = argc == 2 && !std::strcmp(argv[1], "--shots");
  if (argc > 1 && !shot && !requests) {
    std::fputs(kUsage, stderr);
    return 2;
  }
  const bool pixels = !requests && (!shot || wants_picture(argv));
  if (SDL_Init(pixels ? SDL_INIT_VIDEO : SDL_INIT_TIMER) != 0) {
    std::fprintf(stderr, "%s\n", SDL_GetError());
    return 1;
  }
  ImGui::CreateContext();
  ImGui::GetIO().IniFilename = nullptr;
  const int result = pixels ? in_a_window(argc, argv) : shots_without_pixels(argc, argv);
  ImGui::DestroyContext();
  SDL_Quit();
  return result;
}

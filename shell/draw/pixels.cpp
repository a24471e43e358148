#include "draw/pixels.h"

#include <SDL.h>
#if defined(__EMSCRIPTEN__)
#include <GLES3/gl3.h>
#else
#include <SDL_opengl.h>
#endif

#include "imgui_impl_opengl3.h"

namespace upkeep {

void send_letters() {
  ImGui_ImplOpenGL3_DestroyFontsTexture();
  ImGui_ImplOpenGL3_CreateFontsTexture();
}

void draw_pixels(ImDrawData* data, bool clear) {
  const ImGuiIO& io = ImGui::GetIO();
  glViewport(0, 0, int(io.DisplaySize.x * io.DisplayFramebufferScale.x),
             int(io.DisplaySize.y * io.DisplayFramebufferScale.y));
  if (clear) {
    glClearColor(.08f, .06f, .045f, 1);
    glClear(GL_COLOR_BUFFER_BIT);
  }
  // Nothing has changed: what is empty cannot be sent.
  if (data->TotalVtxCount) ImGui_ImplOpenGL3_RenderDrawData(data);
}

}  // namespace upkeep

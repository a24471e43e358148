#include "platform/native_picture.h"

#include <SDL.h>
#include <SDL_opengl.h>

#include <cstdio>
#include <vector>

namespace upkeep {
namespace {

using Bytes = std::vector<unsigned char>;

void put32(Bytes& out, unsigned v) {
  for (int shift = 24; shift >= 0; shift -= 8) out.push_back((unsigned char)(v >> shift));
}

void chunk(Bytes& out, const char* type, const Bytes& data) {
  put32(out, unsigned(data.size()));
  const std::size_t from = out.size();
  out.insert(out.end(), type, type + 4);
  out.insert(out.end(), data.begin(), data.end());
  unsigned crc = ~0u;
  for (std::size_t i = from; i < out.size(); ++i) {
    crc ^= out[i];
    for (int k = 0; k < 8; ++k) crc = crc & 1 ? 0xEDB88320u ^ crc >> 1 : crc >> 1;
  }
  put32(out, ~crc);
}

// Rows of red, green and blue, the lowest first (as OpenGL reads them). With stored (not
// compressed) blocks: enough for a picture to look at.
bool write_png(const char* path, int w, int h, const Bytes& rgb_rows) {
  Bytes raw;
  for (int y = 0; y < h; ++y) {
    raw.push_back(0);
    const unsigned char* row = rgb_rows.data() + std::size_t(h - 1 - y) * std::size_t(w) * 3;
    raw.insert(raw.end(), row, row + std::size_t(w) * 3);
  }
  Bytes z = {0x78, 0x01};
  unsigned a = 1, b = 0;
  for (unsigned char c : raw) {
    a = (a + c) % 65521;
    b = (b + a) % 65521;
  }
  for (std::size_t at = 0; at < raw.size();) {
    const std::size_t n = raw.size() - at < 65535 ? raw.size() - at : 65535;
    z.push_back(at + n == raw.size());
    for (std::size_t v : {n & 255, n >> 8, ~n & 255, ~n >> 8 & 255}) z.push_back((unsigned char)v);
    z.insert(z.end(), raw.begin() + std::ptrdiff_t(at), raw.begin() + std::ptrdiff_t(at + n));
    at += n;
  }
  put32(z, b << 16 | a);
  Bytes png = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  Bytes head;
  put32(head, unsigned(w));
  put32(head, unsigned(h));
  for (unsigned char c : {8, 2, 0, 0, 0}) head.push_back(c);
  chunk(png, "IHDR", head);
  chunk(png, "IDAT", z);
  chunk(png, "IEND", {});
  FILE* f = std::fopen(path, "wb");
  if (!f) return false;
  const bool ok = std::fwrite(png.data(), 1, png.size(), f) == png.size();
  return std::fclose(f) == 0 && ok;
}

}  // namespace

void draw_into_buffer(int width, int height) {
  using GenFramebuffers = void (*)(GLsizei, GLuint*);
  using BindFramebuffer = void (*)(GLenum, GLuint);
  using BindRenderbuffer = void (*)(GLenum, GLuint);
  using RenderbufferStorage = void (*)(GLenum, GLenum, GLsizei, GLsizei);
  using FramebufferRenderbuffer = void (*)(GLenum, GLenum, GLenum, GLuint);
  const auto load = [](const char* name) { return SDL_GL_GetProcAddress(name); };
  GLuint buffer = 0, colors = 0;
  reinterpret_cast<GenFramebuffers>(load("glGenFramebuffers"))(1, &buffer);
  reinterpret_cast<BindFramebuffer>(load("glBindFramebuffer"))(GL_FRAMEBUFFER, buffer);
  reinterpret_cast<GenFramebuffers>(load("glGenRenderbuffers"))(1, &colors);
  reinterpret_cast<BindRenderbuffer>(load("glBindRenderbuffer"))(GL_RENDERBUFFER, colors);
  reinterpret_cast<RenderbufferStorage>(load("glRenderbufferStorage"))(GL_RENDERBUFFER, GL_RGBA8,
                                                                       width, height);
  reinterpret_cast<FramebufferRenderbuffer>(load("glFramebufferRenderbuffer"))(
      GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, colors);
}

bool save_picture(const char* path, int width, int height) {
  Bytes pixels(std::size_t(width) * std::size_t(height) * 3);
  glPixelStorei(GL_PACK_ALIGNMENT, 1);
  glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE, pixels.data());
  return write_png(path, width, height, pixels);
}

}  // namespace upkeep

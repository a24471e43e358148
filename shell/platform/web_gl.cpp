// What the GL state is that ImGui's backend asks for, in a page.
#include <GLES3/gl3.h>

extern "C" {

// ImGui's backend asks for the state of the context before each frame, to put it back afterwards.
// Nothing else draws here: it is told what a new context has.
void shell_gl_integer(GLenum name, GLint* value) {
  switch (name) {
    case GL_ACTIVE_TEXTURE:
      *value = GL_TEXTURE0;
      break;
    case GL_BLEND_EQUATION_RGB:
    case GL_BLEND_EQUATION_ALPHA:
      *value = GL_FUNC_ADD;
      break;
    case GL_BLEND_SRC_RGB:
    case GL_BLEND_SRC_ALPHA:
      *value = GL_ONE;
      break;
    case GL_MAJOR_VERSION:
      *value = 3;
      break;
    case GL_VIEWPORT:
    case GL_SCISSOR_BOX:
      value[0] = value[1] = value[2] = value[3] = 0;
      break;
    default:
      *value = 0;
      break;
  }
}
GLboolean shell_gl_enabled(GLenum) { return GL_FALSE; }
}

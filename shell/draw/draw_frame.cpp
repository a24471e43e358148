#include "draw/draw_frame.h"

namespace upkeep {

ImDrawList* DrawFrame::begin() {
  const ImGuiIO& io = ImGui::GetIO();
  const ImGuiStyle& style = ImGui::GetStyle();
  shared_.TexUvWhitePixel = io.Fonts->TexUvWhitePixel;
  shared_.TexUvLines = io.Fonts->TexUvLines;
  shared_.Font = io.FontDefault;
  shared_.FontSize = io.FontDefault ? io.FontDefault->FontSize : 0;
  shared_.ClipRectFullscreen = {0, 0, io.DisplaySize.x, io.DisplaySize.y};
  shared_.CurveTessellationTol = style.CurveTessellationTol;
  shared_.SetCircleTessellationMaxError(style.CircleTessellationMaxError);
  shared_.InitialFlags = ImDrawListFlags_AntiAliasedLines | ImDrawListFlags_AntiAliasedFill;
  if (!(io.Fonts->Flags & ImFontAtlasFlags_NoBakedLines))
    shared_.InitialFlags |= ImDrawListFlags_AntiAliasedLinesUseTex;
  if (io.BackendFlags & ImGuiBackendFlags_RendererHasVtxOffset)
    shared_.InitialFlags |= ImDrawListFlags_AllowVtxOffset;
  list_._ResetForNewFrame();
  list_.PushTextureID(io.Fonts->TexID);
  list_.PushClipRect({0, 0}, io.DisplaySize, false);
  return &list_;
}

DrawFrame& draw_frame() {
  static DrawFrame frame;
  return frame;
}

ImDrawData* DrawFrame::end() {
  const ImGuiIO& io = ImGui::GetIO();
  list_._PopUnusedDrawCmd();
  data_.Valid = true;
  data_.CmdLists = lists_;
  data_.CmdListsCount = 1;
  data_.TotalVtxCount = list_.VtxBuffer.Size;
  data_.TotalIdxCount = list_.IdxBuffer.Size;
  data_.DisplayPos = {0, 0};
  data_.DisplaySize = io.DisplaySize;
  data_.FramebufferScale = io.DisplayFramebufferScale;
  return &data_;
}

}  // namespace upkeep

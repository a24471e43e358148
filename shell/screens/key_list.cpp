// The list of keys, with those of this player.
#include "screens/key_list.h"

namespace upkeep {

std::string KeyList::text() const {
  std::string out;
  const std::string all = w(Str::canvas_keys_help);
  for (std::size_t at = 0; at < all.size();) {
    const std::size_t end = std::min(all.find('\n', at), all.size());
    std::string line = all.substr(at, end - at);
    if (line.size() > 2 && line[1] == ':' && line[0] >= 'A' && line[0] <= 'Z')
      line = key_for(std::string(1, char(line[0] - 'A' + 'a'))) + line.substr(1);
    else if (out.empty() && keys_.count(" "))
      line = key_for(" ") + line.substr(line.find(':'));
    out += (out.empty() ? "" : "\n") + line;
    at = end + 1;
  }
  return out;
}

float KeyList::height(float width) const {
  return g_.paragraph({0, 0, width, 0}, Face::sans500, 15, 0, text(), 0, false);
}

// In two columns where one would be too long.
void KeyList::draw(const Rect& r) const {
  const std::string all = text();
  const ImU32 color = rgb(ink::kText);
  if (height(r.w) <= r.h) {
    g_.paragraph(r, Face::sans500, 15, color, all);
    return;
  }
  const float gap = g_.px(16), half = (r.w - gap) / 2;
  // Broken where both are about as high.
  const float whole = g_.paragraph({0, 0, half, 0}, Face::sans500, 15, 0, all, 0, false);
  std::size_t cut = all.find('\n');
  for (std::size_t at = cut; at != std::string::npos; at = all.find('\n', at + 1)) {
    cut = at;
    if (g_.paragraph({0, 0, half, 0}, Face::sans500, 15, 0, all.substr(0, at), 0, false) >=
        whole / 2)
      break;
  }
  g_.paragraph({r.x, r.y, half, 0}, Face::sans500, 15, color, all.substr(0, cut));
  if (cut != std::string::npos)
    g_.paragraph({r.x + half + gap, r.y, half, 0}, Face::sans500, 15, color, all.substr(cut + 1));
}

}  // namespace upkeep

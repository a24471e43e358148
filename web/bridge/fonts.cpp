// The canvas's fonts for the DOM too, so that they come to the page once. Not the one that has
// numbers only.
#include "bridge.h"
#include "calls_fonts.h"
#include "front_assets.h"

using namespace upkeep;

namespace {
struct Font {
  const unsigned char* data;
  unsigned size;
  const char* family;
  int weight;
  const char* style;
};
const Font kFonts[] = {
    {kFontAlegreya700, kFontAlegreya700Size, "Alegreya", 700, "normal"},
    {kFontAlegreya800, kFontAlegreya800Size, "Alegreya", 800, "normal"},
    {kFontSans500, kFontSans500Size, "Alegreya Sans", 500, "normal"},
    {kFontSans700, kFontSans700Size, "Alegreya Sans", 700, "normal"},
    {kFontSans500Italic, kFontSans500ItalicSize, "Alegreya Sans", 500, "italic"},
};
}  // namespace

extern "C" {
// [{ family, weight, style }], then the bytes of one by its place there, through bridge_bytes().
const char* bridge_fonts() {
  JsonWriter j;
  j.open('[');
  for (const Font& f : kFonts) {
    j.open('{');
    j.key("family").text(f.family);
    j.key("weight").number(f.weight);
    j.key("style").text(f.style);
    j.close('}');
  }
  j.close(']');
  return give(std::move(j.out));
}
int bridge_font(int index) {
  if (index < 0 || index >= int(std::size(kFonts))) return 0;
  const Font& f = kFonts[index];
  return give_bytes(std::vector<u8>(f.data, f.data + f.size));
}
}

// The palette and the measures of the table, as the design gives them. Nothing here draws.
#pragma once
#include <cstdint>

#include "ids.h"
#include "imgui.h"
#include "rules/ruleset.h"

namespace upkeep {

constexpr ImU32 rgb(unsigned hex, float alpha = 1.f) {
  return IM_COL32(hex >> 16 & 255, hex >> 8 & 255, hex & 255, int(alpha * 255.f + .5f));
}

namespace ink {
constexpr unsigned kInk = 0x2A1E14, kInk2 = 0x5A4733, kRubric = 0x9A2A1A;
constexpr unsigned kPaper = 0xF8F0DC, kPaper2 = 0xEADCBC, kPaperLine = 0xBFA777,
                   kPaperInset = 0xE3D3AC;
constexpr unsigned kText = 0xF4EAD5, kText2 = 0xD2C2A3, kText3 = 0xAE9B7C;
constexpr unsigned kWalnut = 0x2A1F18, kWalnut2 = 0x1D1510, kWalnutLine = 0x4A382A;
constexpr unsigned kPlate = 0x33261C, kPlate2 = 0x1E150F, kPlateLine = 0x5A4533;
constexpr unsigned kButton = 0x4A392B, kButton2 = 0x2C2018, kButtonLine = 0x6B5540,
                   kCapLine = 0x8A7457;
constexpr unsigned kPage = 0x1F1711, kPage2 = 0x150F0B;
constexpr unsigned kBrass = 0xF3D98B, kBrass2 = 0xC9A24B, kBrass3 = 0x7D6129, kPass2 = 0xC2963A;
constexpr unsigned kAttack = 0xF0603F, kAttackDisc = 0x7A1F12, kAttackGlyph = 0xFFE0D3;
constexpr unsigned kBlock = 0x7DB2F0, kBlockDisc = 0x1E3F66, kBlockGlyph = 0xE0EEFF;
constexpr unsigned kMine = 0x6FDCB8, kTheirs = 0xFF9C7A;
constexpr unsigned kDamage = 0xD8383A, kRaised = 0xB9F0A0, kLowered = 0xFFB3A0;
constexpr unsigned kInterrupt = 0xC29BFF, kInterruptBox = 0x2A1B45;
constexpr unsigned kPrevention = 0x7EDCEB, kPreventionBox = 0x0F2E36;
constexpr unsigned kRegeneration = 0x9ADB72, kRegenerationBox = 0x1D3316;
constexpr unsigned kCream = 0xFFF3D8, kDark = 0x120C08, kWell = 0x1B130D, kCasing = 0x0E0906;
}  // namespace ink

struct EraColors {
  unsigned leather, leather2, ribbon, ribbon2;
};
inline EraColors era_colors(Era era) {
  switch (era) {
    case Era::fifth:
      return {0x43191E, 0x2A1013, 0x2F4372, 0x1F2E55};
    case Era::sixth:
      return {0x1B2C4A, 0x111C31, 0x7A4A1E, 0x573210};
    case Era::m10:
      return {0x352A3E, 0x221A29, 0x2C5A4E, 0x1D4138};
    default:
      return {0x19372F, 0x10241F, 0x8A2A22, 0x641A16};
  }
}

// Spine, picture, picture icon (light → tint) and picture frame of a card, by what it is.
struct CardColors {
  unsigned spine, spine2, picture, picture2, light, tint, frame;
};
enum CardKind { kKindW, kKindU, kKindB, kKindR, kKindG, kKindGold, kKindArtifact, kKindLand };
inline const CardColors& card_colors(int kind) {
  static constexpr CardColors kColors[] = {
      {0xF2E3B3, 0xC7A95F, 0xDDBB69, 0x86602A, 0xFFFBEC, 0xF3DFA8, 0x8B6D2E},
      {0x4E8FD0, 0x22507F, 0x5B9AD6, 0x15375E, 0xF2F9FF, 0xB9DAF5, 0x1D446E},
      {0x5A4F69, 0x2A2333, 0x6D6180, 0x1E1927, 0xF4EEFB, 0xC4B5D8, 0x2A2333},
      {0xD9583A, 0x8A2518, 0xE27A42, 0x69190F, 0xFFF4DF, 0xFBC98F, 0x7A2014},
      {0x5E9B4C, 0x2B5B2E, 0x7CB25A, 0x1C452A, 0xF6FCE6, 0xC7E5A0, 0x28552B},
      {0xF0D07A, 0xA97A26, 0xE5B84C, 0x6F4210, 0xFFF8E0, 0xF9DFA0, 0x8A6420},
      {0xA9B8C0, 0x5F707B, 0x9FB1BB, 0x37454F, 0xFBFDFE, 0xCBD7DE, 0x52626C},
      {0xB58E60, 0x6B4D2E, 0xB58E60, 0x4A3520, 0xFFF6E4, 0xEBD3AC, 0x5F4428},
  };
  return kColors[kind];
}

// Mana discs: disc light → dark, glyph.
struct ManaColors {
  unsigned disc, disc2, glyph;
};
inline const ManaColors& mana_colors(int kind) {
  static constexpr ManaColors kColors[] = {
      {0xF6E9BE, 0xE3C878, 0x6A4B12}, {0x4D93D8, 0x245C98, 0xF3FAFF},
      {0x6A5E79, 0x332B3D, 0xF5EFFC}, {0xE46A45, 0x9C2A1A, 0xFFF1D6},
      {0x6BAA55, 0x2E6433, 0xF4FCE4}, {0xD6D2C8, 0xA39E92, 0x3A342B}};
  return kColors[kind < 6 ? kind : 5];
}

}  // namespace upkeep

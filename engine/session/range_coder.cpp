#include "session/range_coder.h"

namespace upkeep::link {

std::string checksum(std::string_view bytes) {
  u32 crc = 0xB704CE;
  for (char c : bytes) {
    crc ^= u32(u8(c)) << 16;
    for (int i = 0; i < 8; ++i) {
      crc <<= 1;
      if (crc & 0x1000000) crc ^= 0x1864CFB;
    }
  }
  return {char(crc >> 16), char(crc >> 8), char(crc)};
}

// ------------------------------------------------------------------ the range coder
bool Coder::bit(u32 p, bool b) {
  const u32 bound = (range_ >> 12) * p;
  if (reading_) b = code_ < bound;
  if (b) {
    range_ = bound;
  } else {
    if (reading_)
      code_ -= bound;
    else
      low_ += bound;
    range_ -= bound;
  }
  while (range_ < 1u << 24) {
    range_ <<= 8;
    if (reading_)
      code_ = code_ << 8 | next();
    else
      shift();
  }
  return b;
}

u64 Coder::bits(int n, u64 value) {
  u64 out = 0;
  for (int i = n - 1; i >= 0; --i) out = out << 1 | u64(bit(2048, value >> i & 1));
  return out;
}

u64 Coder::number(u64 high, u64 value) {
  // The number of its bits in unary, then these.
  int n = 0;
  if (!reading_)
    while (n < 62 && (value + 1) >> (n + 1)) ++n;
  int length = 0;
  while (length < 62 && bit(2400, length < n)) ++length;
  const u64 out = ((u64(1) << length) | bits(length, value + 1)) - 1;
  if (out > high) {
    failed_ = true;
    return 0;
  }
  return out;
}

// Nothing is read after the end but zeros: whoever needs many of them reads what was not written.
u8 Coder::next() {
  if (at_ < in_.size()) return u8(in_[at_++]);
  if (++at_ > in_.size() + 64) failed_ = true;
  return 0;
}

void Coder::shift() {
  if (low_ < 0xFF000000u || low_ >> 32) {
    const u8 carry = u8(low_ >> 32);
    if (!first_) *out_ += char(cache_ + carry);
    first_ = false;
    for (; pending_; --pending_) *out_ += char(0xFF + carry);
    cache_ = u8(low_ >> 24);
  } else {
    ++pending_;
  }
  low_ = (low_ & 0x00FFFFFFu) << 8;
}

void Coder::finish() {
  // Of all values that read the same, the one that ends in the most zeros: they need not be
  // written.
  for (int n = 31; n >= 0; --n) {
    const u64 mask = (u64(1) << n) - 1;
    const u64 value = (low_ + mask) & ~mask;
    if (value < low_ + range_) {
      low_ = value;
      break;
    }
  }
  const std::size_t start = out_->size();
  for (int i = 0; i < 5; ++i) shift();
  while (out_->size() > start && out_->back() == 0) out_->pop_back();
}

// ------------------------------------------------------------------ prediction
namespace {

constexpr u32 kCells = 1 << 16;

// 4096 / (1 + e^(-x/256)) at x = -2047 … 2047, by interpolation.
int squash(int d) {
  static constexpr int kAt[33] = {1,    2,    3,    6,    10,   16,   27,   45,   73,   120,  194,
                                  310,  488,  747,  1101, 1546, 2047, 2549, 2994, 3348, 3607, 3785,
                                  3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094};
  if (d > 2047) return 4095;
  if (d < -2047) return 1;
  const int w = d & 127, i = (d >> 7) + 16;
  return (kAt[i] * (128 - w) + kAt[i + 1] * w + 64) >> 7;
}

struct Stretch {
  short at[4096];
  Stretch() {
    int filled = 0;
    for (int x = -2047; x <= 2047; ++x) {
      const int v = squash(x);
      for (int i = filled; i <= v; ++i) at[i] = short(x);
      if (v + 1 > filled) filled = v + 1;
    }
    for (int i = filled; i < 4096; ++i) at[i] = 2047;
  }
};
int stretch(int p) {
  static const Stretch table;
  return table.at[p];
}

constexpr int kSlowest = 60;

}  // namespace

Predictor::Predictor(int sets)
    : cells_(kCells), weights_(std::size_t(sets) * kInputs, 65536 * 2 / 5) {}

bool Predictor::bit(Coder* coder, const u32* contexts, int set, bool b) {
  Cell* cell[kInputs];
  int in[kInputs];
  i32* w = &weights_[std::size_t(set) * kInputs];
  long long dot = 0;
  for (int i = 0; i < kInputs; ++i) {
    const u32 h = mix(contexts[i], u32(i) + 1);
    const u16 check = u16(h >> 16 | 1);
    Cell& c = cells_[(h ^ h >> 16) & (kCells - 1)];
    if (c.check != check) c = Cell{check, 32768, 0};
    cell[i] = &c;
    // What has been seen often is to be trusted more.
    in[i] = stretch(c.p >> 4) * (c.n >= 3 ? 8 : 5 + c.n) / 8;
    dot += (long long)w[i] * in[i];
  }
  int p = squash(int(dot >> 16));
  p = p < 1 ? 1 : p > 4095 ? 4095 : p;
  if (coder) b = coder->bit(u32(p), b);
  const int error = ((b ? 4096 : 0) - p) * 10;
  for (int i = 0; i < kInputs; ++i) {
    w[i] += (in[i] * error + 0x8000) >> 16;
    Cell& c = *cell[i];
    const int target = b ? 65535 : 0;
    c.p = u16(int(c.p) + (target - int(c.p)) * 2 / (2 * int(c.n) + 3));
    if (c.n < kSlowest) ++c.n;
  }
  return b;
}

// ------------------------------------------------------------------ text
namespace {
// What positions and names look like.
constexpr char kSample[] =
    "Player 1\nPlayer 2\nJogador 1\nJugador 2\nGiocatore 1\nComputer\nComputador\n"
    "scenario The title of a position\nrules fifth sixth m10 foundations\nrules foundations\n"
    "rules m10 foundations\nseed 1\nturn 5\nstart A main1\nstart B main1\nstart A upkeep\n"
    "A.play Mountain x3, Forest x2, Grizzly Bears as Bear, Plains x4 (tapped)\n"
    "B.play Island x4, creature 2/2 green as Elf, creature 4/1 red [flying, first strike] as Ogre\n"
    "A.hand Lightning Bolt, Giant Growth, Counterspell, Terror\nB.hand Shock\n"
    "A.library Swamp x2\nB.library Forest x20\nA.grave Llanowar Elves\nB.grave Island\n"
    "A.life 20\nB.life 20\nA.mana RRG2\nA.play token 1/1 white Soldier (sick)\n"
    "B.play Serra Angel (tapped, +1/+1 2)\nB.play Pacifism on Ogre\nstart A attackers\n"
    "option manaBurn one\noption damageOnStack true\nstart B blockers\n";
}  // namespace

TextModel::TextModel() : predictor_(8) {
  for (const char* p = kSample; *p; ++p) byte(nullptr, u8(*p));
  byte(nullptr, 0);
}

u8 TextModel::byte(Coder* coder, u8 value) {
  u32 tree = 1;
  for (int i = 7; i >= 0; --i) {
    const u32 contexts[Predictor::kInputs] = {tree,
                                              mix(before_ & 0xFF, tree),
                                              mix(before_ & 0xFFFF, tree | 0x100),
                                              mix(before_ & 0xFFFFFF, tree | 0x200),
                                              mix(before_, tree | 0x400),
                                              mix(word_, tree | 0x800)};
    tree = tree << 1 | u32(predictor_.bit(coder, contexts, i, value >> i & 1));
  }
  const u8 out = u8(tree);
  before_ = before_ << 8 | out;
  const bool letter = (out | 32) >= 'a' && (out | 32) <= 'z';
  word_ = letter ? mix(word_, out) : out;
  return out;
}

std::string TextModel::text(Coder& coder, std::size_t longest, const std::string& value) {
  std::string out;
  for (std::size_t i = 0; !coder.failed(); ++i) {
    const u8 c = byte(&coder, i < value.size() ? u8(value[i]) : u8(0));
    if (!c) break;
    if (out.size() >= longest) {
      coder.fail();
      break;
    }
    out += char(c);
  }
  return out;
}

}  // namespace upkeep::link

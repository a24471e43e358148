// Boards written in a few words, a brute force that plays every order of activations forward, and a
// check that a payment can be played: what the tests of the payer share.
#pragma once
#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "rules/casting/mana_solver.h"

namespace payer_test {

using namespace upkeep;

struct Rng {
  u64 s;
  u32 next() {
    s = s * 6364136223846793005u + 1442695040888963407u;
    return u32(s >> 33);
  }
  int below(int n) { return int(next() % u32(n)); }
  bool one_in(int n) { return below(n) == 0; }
};

using Pool = std::array<u8, kManaKinds>;

inline int kind_of(char c) { return int(std::string("WUBRGC").find(c)); }

// "2WW", "XG", "(W/U)", "(2/W)", "(W/P)".
inline ManaCost cost_of(const std::string& text) {
  ManaCost c;
  c.exists = true;
  for (std::size_t i = 0; i < text.size(); i++) {
    char ch = text[i];
    if (ch == 'X') {
      c.x++;
    } else if (ch >= '0' && ch <= '9') {
      c.generic = u8(c.generic * 10 + (ch - '0'));
    } else if (ch == '(') {
      u8 h = 0;
      for (i++; text[i] != ')'; i++) {
        if (text[i] == '2')
          h |= kHybridTwo;
        else if (text[i] == 'P')
          h |= kHybridPhyrexian;
        else if (text[i] != '/')
          h |= u8(1 << kind_of(text[i]));
      }
      c.hybrid[c.hybrid_count++] = h;
    } else {
      c.pips[kind_of(ch)]++;
    }
  }
  return c;
}

inline Pool pool_of(const std::string& text) {
  Pool p{};
  for (char ch : text) p[std::size_t(kind_of(ch))]++;
  return p;
}

inline u8 mask_of(const std::string& kinds) {
  u8 m = 0;
  for (char ch : kinds) m |= u8(1 << kind_of(ch));
  return m;
}

// A board is written down source by source; each is its own group unless it joins the one before.
struct Board {
  std::vector<ManaSource> sources;
  Board& add(const std::string& kinds, int pain = 0, int amount = 1) {
    ManaSource s;
    s.id = s.group = u16(sources.size() + 1);
    s.mask = mask_of(kinds);
    s.pain = u8(pain);
    s.amount = u8(amount);
    sources.push_back(s);
    return *this;
  }
  Board& fixed(const std::string& output, int pain = 0) {
    add("", pain);
    sources.back().fixed_output = true;
    for (char ch : output) sources.back().fixed[kind_of(ch)]++;
    return *this;
  }
  Board& costing(const std::string& cost) {
    sources.back().cost = cost_of(cost);
    return *this;
  }
  Board& joined() {
    sources.back().group = sources[sources.size() - 2].group;
    return *this;
  }
  int size() const { return int(sources.size()); }
};

// ---------------------------------------------------------------- brute force
struct Symbol {
  u8 mask;  // 0x40: or two generic, 0x80: or life
};

inline std::vector<Symbol> symbols_of(const ManaCost& c, int x, bool own) {
  std::vector<Symbol> out;
  for (int k = 0; k < kManaKinds; k++)
    for (int i = 0; i < c.pips[k]; i++) out.push_back({u8(1 << k)});
  for (int i = 0; i < c.hybrid_count; i++)
    out.push_back({own ? u8(c.hybrid[i] & ~kHybridPhyrexian) : c.hybrid[i]});
  if (!own)
    for (int i = 0; i < c.x * x; i++) out.push_back({c.x_color ? c.x_color : u8(0x3F)});
  for (int i = 0; i < c.generic; i++) out.push_back({0x3F});
  return out;
}

// All pools left after paying the symbols from i on, with the life each way costs.
inline void pay_ways(const std::vector<Symbol>& s, std::size_t i, Pool p, int life,
                     int pending_replacements, std::set<std::pair<Pool, int>>& out) {
  if (i == s.size() && pending_replacements == 0) {
    out.insert({p, life});
    return;
  }
  u8 mask = pending_replacements ? u8(0x3F) : s[i].mask;
  for (std::size_t k = 0; k < kManaKinds; k++) {
    if (!(mask >> k & 1) || !p[k]) continue;
    Pool q = p;
    q[k]--;
    if (pending_replacements)
      pay_ways(s, i, q, life, pending_replacements - 1, out);
    else
      pay_ways(s, i + 1, q, life, 0, out);
  }
  if (!pending_replacements && (mask & kHybridTwo)) pay_ways(s, i + 1, p, life, 2, out);
  if (!pending_replacements && (mask & kHybridPhyrexian)) pay_ways(s, i + 1, p, life + 2, 0, out);
}

struct Brute {
  const std::vector<ManaSource>& sources;
  std::vector<Symbol> cost;
  int life_available;
  std::set<std::pair<Pool, u32>> seen;
  bool payable = false;
  int life = 1000, worst = 1000, pain = 1000;  // least life; with it the least worst and total pain

  Brute(const std::vector<ManaSource>& s, const ManaCost& c, int x, int available)
      : sources(s), cost(symbols_of(c, x, false)), life_available(available) {}

  void visit(const Pool& p, u32 used) {
    if (!seen.insert({p, used}).second) return;
    std::set<std::pair<Pool, int>> ends;
    pay_ways(cost, 0, p, 0, 0, ends);
    for (const auto& end : ends) {
      if (end.second > life_available) continue;
      payable = true;
      int w = 0, sum = 0;
      for (std::size_t i = 0; i < sources.size(); i++)
        if (used >> i & 1) {
          w = std::max<int>(w, sources[i].pain);
          sum += sources[i].pain;
        }
      if (end.second < life) {
        life = end.second;
        worst = w;
        pain = sum;
      } else if (end.second == life) {
        worst = std::min(worst, w);
        pain = std::min(pain, sum);
      }
    }
    for (std::size_t i = 0; i < sources.size(); i++) {
      const ManaSource& s = sources[i];
      bool free = true;
      for (std::size_t j = 0; j < sources.size(); j++)
        if ((used >> j & 1) && sources[j].group == s.group) free = false;
      if (!free) continue;
      std::set<std::pair<Pool, int>> rests;
      pay_ways(symbols_of(s.cost, 0, true), 0, p, 0, 0, rests);
      for (const auto& rest : rests) {
        for (std::size_t k = 0; k < kManaKinds; k++) {
          Pool q = rest.first;
          if (s.fixed_output) {
            if (k > 0) break;
            for (std::size_t f = 0; f < kManaKinds; f++) q[f] = u8(q[f] + s.fixed[f]);
          } else if (s.mask >> k & 1) {
            q[k] = u8(q[k] + s.amount);
          } else {
            continue;
          }
          visit(q, used | u32(1) << i);
        }
      }
    }
  }
};

// Plays a payment forward and says what is wrong with it, or nothing.
inline std::string wrong_with(const Payment& pay, const Pool& pool,
                              const std::vector<ManaSource>& sources, const ManaCost& cost, int x,
                              int life_available) {
  Pool p = pool;
  std::set<int> groups;
  int gone[kManaKinds] = {};
  auto spend = [&](const u8 spent[kManaKinds]) {
    for (std::size_t k = 0; k < kManaKinds; k++) {
      if (p[k] < spent[k]) return false;
      p[k] = u8(p[k] - spent[k]);
      gone[k] += spent[k];
    }
    return true;
  };
  auto exactly = [](const u8 spent[kManaKinds], const std::vector<Symbol>& s, int life) {
    Pool q;
    std::copy(spent, spent + kManaKinds, q.begin());
    std::set<std::pair<Pool, int>> ends;
    pay_ways(s, 0, q, 0, 0, ends);
    return ends.count({Pool{}, life}) > 0;
  };
  for (int u = 0; u < pay.source_count; u++) {
    const Payment::Use& use = pay.uses[u];
    if (use.source_index >= sources.size()) return "no such source";
    const ManaSource& s = sources[use.source_index];
    if (!groups.insert(s.group).second) return "group used twice";
    if (!exactly(use.spent, symbols_of(s.cost, 0, true), 0)) return "own cost not paid";
    if (!spend(use.spent)) return "own cost not in the pool";
    if (s.fixed_output) {
      if (use.kind != kManaKinds) return "kind of a fixed output";
      for (std::size_t k = 0; k < kManaKinds; k++) p[k] = u8(p[k] + s.fixed[k]);
    } else {
      if (use.kind >= kManaKinds || !(s.mask >> use.kind & 1)) return "kind it cannot make";
      p[use.kind] = u8(p[use.kind] + s.amount);
    }
  }
  if (pay.life > life_available) return "too much life";
  if (!exactly(pay.spent, symbols_of(cost, x, false), pay.life)) return "cost not paid exactly";
  if (!spend(pay.spent)) return "cost not in the pool";
  int lives = 0;
  ManaCost plain = cost;  // with the hybrid symbols as they are said to be paid
  plain.hybrid_count = 0;
  for (int h = 0; h < cost.hybrid_count; h++) {
    u8 c = pay.hybrid_choice[h];
    if (c == kHybridPhyrexian || c == kHybridTwo) {
      if (!(cost.hybrid[h] & c)) return "symbol cannot be paid so";
      if (c == kHybridTwo)
        plain.generic = u8(plain.generic + 2);
      else
        lives++;
    } else {
      if (c >= kManaKinds || !(cost.hybrid[h] >> c & 1)) return "symbol paid with a wrong kind";
      plain.pips[c]++;
    }
  }
  if (2 * lives != pay.life) return "life and choices differ";
  if (!exactly(pay.spent, symbols_of(plain, x, false), 0)) return "choices and mana differ";
  for (std::size_t k = 0; k < kManaKinds; k++)
    if (pay.from_pool[k] != std::min<int>(pool[k], gone[k])) return "from_pool";
  return "";
}

}  // namespace payer_test

#include "cards/packed.h"

#include <cstring>
#include <new>
#include <type_traits>

namespace upkeep {
namespace {

// Clears the padding of a T: bytes that keep what was in memory before it was constructed.
template <class T>
void clear_padding(unsigned char* bytes) {
  alignas(T) unsigned char low[sizeof(T)], high[sizeof(T)];
  std::memset(low, 0, sizeof(T));
  std::memset(high, 0xFF, sizeof(T));
  new (low) T();
  new (high) T();
  for (std::size_t i = 0; i < sizeof(T); ++i)
    if (low[i] != high[i]) bytes[i] = 0;
}

// Writes byte 0 of every row, then byte 1 and so on: equal bytes stand together and compress well.
class Packer {
 public:
  std::string out;
  template <class T>
  void number(T n) {
    static_assert(std::is_arithmetic_v<T>);
    out.append(reinterpret_cast<const char*>(&n), sizeof(T));
  }
  void text(const std::string& s) {
    out += s;
    out += '\0';
  }
  template <class T>
  void rows(const std::vector<T>& v) {
    static_assert(std::is_trivially_copyable_v<T>);
    number(u32(v.size()));
    number(u32(sizeof(T)));
    const std::size_t at = out.size(), n = v.size();
    out.resize(at + n * sizeof(T));
    for (std::size_t i = 0; i < n; ++i) {
      unsigned char bytes[sizeof(T)];
      std::memcpy(bytes, &v[i], sizeof(T));
      if constexpr (std::is_class_v<T>) clear_padding<T>(bytes);
      for (std::size_t k = 0; k < sizeof(T); ++k) out[at + k * n + i] = char(bytes[k]);
    }
  }
};

class Unpacker {
 public:
  explicit Unpacker(std::string_view in) : in_(in) {}
  bool sound = true;
  bool done() const { return sound && at_ == in_.size(); }
  template <class T>
  void number(T& n) {
    if (!room(sizeof(T))) return;
    T read;
    std::memcpy(&read, in_.data() + at_, sizeof(T));
    n = read;
    at_ += sizeof(T);
  }
  void text(std::string& s) {
    const std::size_t end = in_.find('\0', at_);
    if (end == std::string_view::npos) {
      sound = false;
      return;
    }
    s.assign(in_.substr(at_, end - at_));
    at_ = end + 1;
  }
  template <class T>
  void rows(std::vector<T>& v) {
    u32 n = 0, size = 0;
    number(n);
    number(size);
    if (size != sizeof(T) || !room(std::size_t(n) * sizeof(T))) {
      sound = false;
      return;
    }
    v.resize(n);
    for (std::size_t i = 0; i < n; ++i) {
      unsigned char bytes[sizeof(T)];
      for (std::size_t k = 0; k < sizeof(T); ++k) bytes[k] = u8(in_[at_ + k * n + i]);
      std::memcpy(&v[i], bytes, sizeof(T));
    }
    at_ += std::size_t(n) * sizeof(T);
  }

 private:
  bool room(std::size_t n) {
    sound = sound && in_.size() - at_ >= n;
    return sound;
  }
  std::string_view in_;
  std::size_t at_ = 0;
};

// Everything but the cards and the texts; Way is a Packer or an Unpacker.
template <class Way, class Db>
void pools(Way& way, Db& db) {
  way.rows(db.abilities);
  way.rows(db.modes);
  way.rows(db.targets);
  way.rows(db.effects);
  way.rows(db.filters);
  way.rows(db.amounts);
  way.rows(db.conditions);
  way.rows(db.costs);
  way.rows(db.mods);
  way.rows(db.cast_options);
  way.rows(db.creature_types);
  way.rows(db.traits);
  way.number(db.fingerprint);
  way.number(db.contents);
  way.number(db.own_creature_types);
  for (auto& ability : db.basic_mana_) way.number(ability);
  way.number(db.flanking_);
  way.number(db.prowess_);
  way.number(db.exalted_);
  way.number(db.deathtouch_);
  way.number(db.lifelink_);
  way.number(db.control_mod);
  way.number(db.haste_mod);
  way.number(db.sacrifice_saved);
}

void texts(Packer& out, const std::vector<std::string>& list) {
  out.number(u32(list.size()));
  for (const std::string& s : list) out.text(s);
}
void texts(Unpacker& in, std::vector<std::string>& list) {
  u32 n = 0;
  in.number(n);
  list.clear();
  for (u32 i = 0; i < n && in.sound; ++i) in.text(list.emplace_back());
}

}  // namespace

std::string pack_cards(const CardDb& db) {
  Packer out;
  pools(out, db);
  texts(out, db.names);
  texts(out, db.subtypes);
  std::vector<CardFacts> facts(db.cards.begin(), db.cards.end());
  std::vector<u8> order_sizes, orders;
  for (const CardDef& c : db.cards) {
    order_sizes.push_back(u8(c.subtype_order.size()));
    orders.insert(orders.end(), c.subtype_order.begin(), c.subtype_order.end());
    order_sizes.push_back(u8(c.keyword_order.size()));
    orders.insert(orders.end(), c.keyword_order.begin(), c.keyword_order.end());
  }
  out.rows(facts);
  out.rows(order_sizes);
  out.rows(orders);
  for (const CardDef& c : db.cards) out.text(c.name);
  for (const CardDef& c : db.cards) out.text(c.art);
  const std::string* file = nullptr;  // written only where it differs from the card before
  for (const CardDef& c : db.cards) {
    const bool same = file && *file == c.file;
    out.text(same ? std::string("=") : c.file);
    file = &c.file;
  }
  return std::move(out.out);
}

bool unpack_cards(std::string_view bytes, CardDb& db) {
  Unpacker in(bytes);
  pools(in, db);
  texts(in, db.names);
  texts(in, db.subtypes);
  std::vector<CardFacts> facts;
  std::vector<u8> order_sizes, orders;
  in.rows(facts);
  in.rows(order_sizes);
  in.rows(orders);
  if (!in.sound || order_sizes.size() != 2 * facts.size()) return false;
  db.cards.clear();
  std::size_t at = 0;
  for (std::size_t i = 0; i < facts.size(); ++i) {
    CardDef& c = db.cards.emplace_back();
    static_cast<CardFacts&>(c) = facts[i];
    for (std::vector<u8>* order : {&c.subtype_order, &c.keyword_order}) {
      const std::size_t end = at + order_sizes[2 * i + (order == &c.keyword_order)];
      if (end > orders.size()) return false;
      order->assign(orders.begin() + std::ptrdiff_t(at), orders.begin() + std::ptrdiff_t(end));
      at = end;
    }
  }
  for (CardDef& c : db.cards) in.text(c.name);
  for (CardDef& c : db.cards) in.text(c.art);
  const std::string* file = nullptr;
  for (CardDef& c : db.cards) {
    in.text(c.file);
    if (c.file == "=" && file) c.file = *file;
    file = &c.file;
  }
  return in.done();
}

}  // namespace upkeep

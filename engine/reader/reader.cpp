#include "reader/reader.h"

#include <algorithm>
#include <unordered_set>

#include "cards/fingerprint.h"
#include "cards/load.h"
#include "reader/embedded.h"
#include "reader/settle.h"
#include "text/text.h"

namespace upkeep::reader {

using Kind = JsonValue::Kind;

namespace {

JsonValue text_value(std::string s) {
  JsonValue v;
  v.kind = Kind::string;
  v.text = std::move(s);
  return v;
}

JsonValue list_value(const std::vector<std::string>& words) {
  JsonValue v;
  v.kind = Kind::array;
  for (const std::string& w : words) v.items.push_back(text_value(w));
  return v;
}

std::vector<std::string> split_words(std::string_view s) {
  std::vector<std::string> out;
  std::size_t at = 0;
  while (at < s.size()) {
    std::size_t end = s.find(' ', at);
    if (end == std::string_view::npos) end = s.size();
    if (end > at) out.emplace_back(s.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

std::string lower(std::string s) {
  for (char& c : s)
    if (c >= 'A' && c <= 'Z') c = char(c - 'A' + 'a');
  return s;
}

bool whole_number(const std::string& s, int& out) {
  if (s.empty() || s.size() > 3) return false;
  out = 0;
  for (std::size_t i = s[0] == '-' ? 1 : 0; i < s.size(); ++i) {
    if (s[i] < '0' || s[i] > '9') return false;
    out = out * 10 + (s[i] - '0');
  }
  if (s[0] == '-') out = -out;
  return true;
}

bool is_spell_type(const std::string& type) {
  return type == "instant" || type == "sorcery" || type == "interrupt" || type == "mana_source";
}

// The members of a card that are printed beside its text. False, and in `why` which of them is
// wrong, if it can't be such a card.
bool header(const PrintedCard& card, JsonValue& out, std::string& why) {
  out.kind = Kind::object;
  const auto add = [&](const char* key, JsonValue v) {
    out.members.push_back({key, std::move(v)});
  };
  add("name", text_value(card.name));
  if (!card.mana_cost.empty()) add("cost", text_value(card.mana_cost));
  std::vector<std::string> types, supers, subtypes;
  bool behind = false;
  for (const std::string& w : split_words(card.type_line)) {
    if (w == "\u2014" || w == "-") {
      behind = true;
    } else if (behind) {
      subtypes.push_back(w);
    } else if (super_words().find(lower(w))) {
      supers.push_back(lower(w));
    } else if (type_words().find(lower(w))) {
      types.push_back(lower(w));
    } else {
      why = w;
      return false;
    }
  }
  if (types.empty()) {
    why = "no card type";
    return false;
  }
  if (card.mana_cost.empty() && std::find(types.begin(), types.end(), "land") == types.end()) {
    why = "no mana cost";
    return false;
  }
  add("types", list_value(types));
  if (!supers.empty()) add("supertypes", list_value(supers));
  if (!subtypes.empty()) add("subtypes", list_value(subtypes));
  const auto number = [&](const char* key, const std::string& s) {
    JsonValue v;
    v.kind = Kind::integer;
    int n = 0;
    // "*" is 0 wherever an ability does not say more.
    if (s != "*" && !whole_number(s, n)) {
      why = s;
      return false;
    }
    v.integer = n;
    add(key, v);
    return true;
  };
  const bool creature = std::find(types.begin(), types.end(), "creature") != types.end();
  if (creature && !(number("power", card.power) && number("toughness", card.toughness)))
    return false;
  if (std::find(types.begin(), types.end(), "planeswalker") != types.end())
    return number("loyalty", card.loyalty);
  return true;
}

// The size that is printed where an ability defines the other half only.
void put_printed(JsonValue& v, const JsonValue& head) {
  if (v.is(Kind::object) && !v.members.empty() && v.members[0].key == "$printed") {
    const JsonValue* n = head.find(v.members[0].value.text);
    v = n ? *n : JsonValue();
    return;
  }
  for (JsonValue& item : v.items) put_printed(item, head);
  for (JsonMember& m : v.members) put_printed(m.value, head);
}

bool is_spell(const JsonValue& head) {
  for (const JsonValue& t : head.find("types")->items)
    if (is_spell_type(t.text)) return true;
  return false;
}

// How many words at the beginning are the same.
std::size_t alike(const Line& a, const Line& b) {
  std::size_t i = 0;
  while (i < a.size() && i < b.size() && a[i] == b[i]) ++i;
  return i;
}

Line flat(const std::vector<Line>& lines) {
  Line out;
  for (const Line& line : lines) {
    if (!out.empty()) out.push_back({".", "."});
    out.insert(out.end(), line.begin(), line.end());
  }
  return out;
}

// The words in any order: where keywords stand, and whether each has a line, says nothing.
std::vector<std::string> words_of(const Line& line) {
  std::vector<std::string> words;
  for (const Token& t : line)
    if (t.word != "." && t.word != ",") words.push_back(t.word);
  std::sort(words.begin(), words.end());
  return words;
}

std::string difference(const Line& printed, const Line& said) {
  const std::size_t i = alike(printed, said);
  const std::size_t from = i > 3 ? i - 3 : 0;
  return joined(printed, from, i + 5) + " / " + joined(said, from, i + 5);
}

}  // namespace

const char* refusal_name(Refusal refusal) {
  switch (refusal) {
    case Refusal::none:
      return "read";
    case Refusal::header:
      return "header";
    case Refusal::parts:
      return "parts";
    case Refusal::words:
      return "words";
    case Refusal::otherwise:
      return "otherwise";
    case Refusal::ambiguous:
      return "ambiguous";
  }
  return "";
}

struct Reader::Impl {
  Grammar grammar;
  CardDb db;
  int spell = -1, permanent = -1, keyword = -1, keyword_ability = -1;

  bool use(std::string_view text, std::string& why) {
    Grammar g;
    if (!g.read(text, why)) return false;
    grammar = std::move(g);
    spell = grammar.part("spell_text");
    permanent = grammar.part("line");
    keyword = grammar.part("keyword");
    keyword_ability = grammar.part("keyword_ability");
    if (spell >= 0 && permanent >= 0 && keyword >= 0 && keyword_ability >= 0) return true;
    why = "no rule says what <spell_text>, <line>, <keyword> and <keyword_ability> are";
    return false;
  }

  // What the card says, and what it is; false if it is no card.
  bool say(const JsonValue& card, Line& said, u64& fingerprint) {
    std::vector<LoadError> errors;
    const PoolSizes before = pool_sizes(db);
    CardReader reader(db, "card", errors);
    reader.read({&card, ""});
    const bool good = errors.empty() && db.cards.size() > before.cards;
    if (good) {
      const u16 id = u16(db.cards.size() - 1);
      said = flat(split_text(rules_text(db, id, Lang::en, Vocabulary::modern), db.cards[id].name));
      fingerprint = card_fingerprint(db, id);
    }
    cut_pools(db, before);
    return good;
  }

  // The parts of a list of keywords of which one is a keyword ability written out; else nothing.
  std::vector<Line> keyword_items(const Line& line) const {
    std::vector<Line> items(1);
    for (const Token& t : line) {
      if (t.word == ",")
        items.emplace_back();
      else
        items.back().push_back(t);
    }
    bool written_out = false;
    for (const Line& item : items) {
      if (item.empty()) return {};
      Chart chart(grammar, item);
      if (!chart.meanings(keyword).empty()) continue;
      if (chart.meanings(keyword_ability).empty()) return {};
      written_out = true;
    }
    return written_out ? items : std::vector<Line>();
  }

  // The lines that are read each for itself: the text of a spell is one.
  std::vector<Line> lines_of(const PrintedCard& card, const JsonValue& head) const {
    std::vector<Line> lines = split_text(card.text, card.name);
    // "Flying, ward {2}": how a list of keywords is broken into lines says nothing.
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const std::vector<Line> items = keyword_items(lines[i]);
      if (items.size() < 2) continue;
      lines.erase(lines.begin() + std::ptrdiff_t(i));
      lines.insert(lines.begin() + std::ptrdiff_t(i), items.begin(), items.end());
    }
    if (is_spell(head) && !lines.empty()) return {flat(lines)};
    // An Aura is no card before it is known what it enchants.
    std::stable_partition(lines.begin(), lines.end(),
                          [](const Line& line) { return line.front().word == "enchant"; });
    return lines;
  }

  // Tries to say a meaning in other words that mean the same (Joint and SaidFlag in cards/tree.h):
  // each change that brings more of the beginning right is kept. True if the text comes out.
  bool reword(const JsonValue& head, JsonValue& meaning, const Line& wanted, u64& fingerprint) {
    const auto right = [&](const JsonValue& m, u64& mark) {
      const JsonValue card = together(head, m);
      Line said;
      if (!say(card, said, mark)) return -1;
      return said == wanted ? 1 << 20 : int(alike(wanted, said));
    };
    const int effects = count_effects(meaning);
    if (effects == 0 || effects > 8) return false;
    int best = right(meaning, fingerprint);
    for (int round = 0; round < 6 && best >= 0; ++round) {
      JsonValue better;
      int most = best;
      for (int e = 0; e < effects && most < 1 << 20; ++e)
        for (int w = 0; w < joint_words().count + said_words().count && most < 1 << 20; ++w) {
          JsonValue other = meaning;
          int at = e;
          if (!say_so(other, at, w)) continue;
          u64 mark = 0;
          const int now = right(other, mark);
          if (now <= most) continue;
          most = now;
          better = std::move(other);
          fingerprint = mark;
        }
      if (most == best) return false;
      best = most;
      meaning = std::move(better);
      if (best == 1 << 20) return true;
    }
    return false;
  }

  // Effects, and abilities that are not activated.
  static bool is_worded(const JsonValue& v) {
    return v.is(Kind::object) &&
           (v.find("do") || v.find("when") || v.find("affects") || v.find("replace"));
  }

  static int count_effects(const JsonValue& v) {
    int n = is_worded(v) ? 1 : 0;
    for (const JsonValue& item : v.items) n += count_effects(item);
    for (const JsonMember& m : v.members) n += count_effects(m.value);
    return n;
  }

  // Gives the effect number `at` the wording number `w`; false if it has it.
  static bool say_so(JsonValue& v, int& at, int w) {
    if (is_worded(v) && at-- == 0) {
      const int joints = joint_words().count;
      const bool joint = w < joints;
      if (joint && !v.find("do")) return false;
      const std::string word = joint ? joint_words().words[w] : said_words().words[w - joints].word;
      const char* const key = joint ? "joint" : "said";
      for (JsonMember& m : v.members) {
        if (m.key != key) continue;
        if (joint) {
          if (m.value.text == word) return false;
          m.value.text = word;
          return true;
        }
        for (const JsonValue& item : m.value.items)
          if (item.text == word) return false;
        m.value.items.push_back(text_value(word));
        return true;
      }
      if (joint && w == 0) return false;
      v.members.push_back({key, joint ? text_value(word) : list_value({word})});
      return true;
    }
    for (JsonValue& item : v.items) {
      if (say_so(item, at, w)) return true;
      if (at < 0) return false;
    }
    for (JsonMember& m : v.members) {
      if (say_so(m.value, at, w)) return true;
      if (at < 0) return false;
    }
    return false;
  }

  struct LineReading {
    std::vector<JsonValue> meanings;  // that say the line
    bool too_many = false;            // there may be meanings that were not tried
    std::vector<Candidate> all;       // for explain()
    std::string stopped, said, parted;
    bool read = false;
  };

  // `wanted`: what the card says if this line is read right, the line and what stands before it.
  LineReading read_line(const Line& line, const Line& wanted, const JsonValue& head, bool keep) {
    LineReading r;
    Chart chart(grammar, line);
    const std::vector<Value> meanings = chart.meanings(is_spell(head) ? spell : permanent);
    if (meanings.empty()) {
      r.stopped = joined(line, 0, chart.furthest()) + " >> " +
                  joined(line, chart.furthest(), chart.furthest() + 6);
      return r;
    }
    r.too_many = chart.overflowed();
    std::unordered_set<std::string> tried;
    std::unordered_set<u64> found;
    std::size_t best = 0;
    int lightest = 1000;
    std::vector<JsonValue> otherwise;  // what they say is not the text, but could be
    std::vector<int> weights;
    for (const Value& meaning : meanings) {
      for (JsonValue& settled : settle(meaning->json)) {
        put_printed(settled, head);
        if (tried.size() >= kMaxTries) {
          r.too_many = true;
          break;
        }
        if (!tried.insert(to_json(settled)).second) continue;
        const JsonValue card = together(head, settled);
        Line said;
        u64 fingerprint = 0;
        if (!say(card, said, fingerprint)) {
          if (keep) r.all.push_back({to_json(settled), "(no card)", false});
          continue;
        }
        r.read = true;
        const bool same = said == wanted;
        if (keep) r.all.push_back({to_json(settled), joined(said), same});
        if (same) {
          if (meaning->weight > lightest) continue;
          if (meaning->weight < lightest) {
            lightest = meaning->weight;
            found.clear();
            r.meanings.clear();
          }
          if (found.insert(fingerprint).second) r.meanings.push_back(std::move(settled));
          continue;
        }
        if (otherwise.size() < kMaxReworded) {
          otherwise.push_back(settled);
          weights.push_back(meaning->weight);
        }
        const std::size_t i = alike(wanted, said);
        if (r.said.empty() || i > best) {
          best = i;
          r.said = joined(said);
          r.parted = difference(wanted, said);
        }
      }
    }
    // Also where a meaning says the text in its usual words: another that can be brought to say it
    // is another meaning all the same.
    for (std::size_t i = 0; i < otherwise.size(); ++i) {
      JsonValue meaning = otherwise[i];
      u64 fingerprint = 0;
      if (weights[i] > lightest) continue;
      if (!reword(head, meaning, wanted, fingerprint)) {
        Line said;
        if (!r.meanings.empty() || !say(together(head, meaning), said, fingerprint)) continue;
        if (const std::size_t at = alike(wanted, said); at > best) {
          best = at;
          r.said = joined(said);
          r.parted = difference(wanted, said);
        }
        continue;
      }
      if (weights[i] < lightest) {
        lightest = weights[i];
        found.clear();
        r.meanings.clear();
      }
      if (keep) r.all.push_back({to_json(meaning), joined(wanted), true});
      if (found.insert(fingerprint).second) r.meanings.push_back(std::move(meaning));
    }
    return r;
  }

  static constexpr std::size_t kMaxTries = 3000, kMaxReworded = 200;
};

Reader::Reader() : impl_(std::make_unique<Impl>()) {
  std::string why;
  impl_->use(std::string_view(kGrammar, kGrammarSize), why);
}
Reader::~Reader() = default;

bool Reader::use_grammar(std::string_view text, std::string& why) { return impl_->use(text, why); }

ReadCard Reader::read(const PrintedCard& card) {
  ReadCard out;
  const auto lack = [&](Refusal why, std::string detail) {
    if (out.refusal == Refusal::none) {
      out.refusal = why;
      out.detail = detail;
    }
    out.lacks.emplace_back(why, std::move(detail));
  };
  const auto refuse = [&](Refusal why, std::string detail) {
    lack(why, std::move(detail));
    return out;
  };
  if (card.faces) return refuse(Refusal::parts, "");
  JsonValue head;
  std::string why;
  if (!header(card, head, why)) return refuse(Refusal::header, why);
  const std::vector<Line> lines = impl_->lines_of(card, head);
  JsonValue whole = head, start = head;
  Line aura;  // "Enchant creature": without it an Aura is no card
  for (const Line& line : lines) {
    Line wanted = line;
    if (!aura.empty()) {
      wanted = aura;
      wanted.push_back({".", "."});
      wanted.insert(wanted.end(), line.begin(), line.end());
    }
    Impl::LineReading r = impl_->read_line(line, wanted, start, false);
    if (r.meanings.size() != 1 || r.too_many) {
      if (out.refusal == Refusal::none) {
        out.line = joined(line);
        out.said = r.said;
      }
      const bool several = !r.meanings.empty();
      lack(several  ? Refusal::ambiguous
           : r.read ? Refusal::otherwise
                    : Refusal::words,
           several             ? joined(line)
           : r.read            ? r.parted
           : r.stopped.empty() ? joined(line)
                               : r.stopped);
      continue;
    }
    whole = together(std::move(whole), r.meanings.front());
    if (r.meanings.front().find("enchant")) {
      start = together(std::move(start), r.meanings.front());
      aura = line;
    }
  }
  if (out.refusal != Refusal::none) return out;
  Line said;
  u64 fingerprint = 0;
  if (!impl_->say(whole, said, fingerprint)) return refuse(Refusal::header, card.type_line);
  // Each line says what it should; together nothing may be lost, or be there twice.
  if (words_of(said) != words_of(flat(lines))) {
    out.line = joined(flat(lines));
    out.said = joined(said);
    return refuse(Refusal::otherwise, difference(flat(lines), said));
  }
  out.json = to_json(whole);
  return out;
}

PrintedCard printed(const CardDb& db, u16 id) {
  const CardDef& card = db.cards[id];
  PrintedCard out;
  out.name = card.name;
  if (card.cost.exists) out.mana_cost = mana_text(card.cost);
  out.type_line = type_line(db, id, Lang::en, Vocabulary::modern);
  out.text = rules_text(db, id, Lang::en, Vocabulary::modern);
  if (card.types & kCreature) {
    out.power = std::to_string(card.power);
    out.toughness = std::to_string(card.toughness);
  }
  if (card.types & kPlaneswalker) out.loyalty = std::to_string(card.loyalty);
  return out;
}

bool Reader::same_trees(const ReadCard& read, const CardDb& db, u16 id) {
  if (read.refusal != Refusal::none) return false;
  JsonValue card;
  std::vector<LoadError> errors;
  if (!parse_json("card", read.json.data(), read.json.size(), card, errors)) return false;
  const TypeSet types = db.cards[id].types;
  if (types & (kInterrupt | kManaSource))
    for (JsonMember& m : card.members)
      if (m.key == "types")
        m.value = list_value({types & kInterrupt ? "interrupt" : "mana_source"});
  Line said;
  u64 fingerprint = 0;
  return impl_->say(card, said, fingerprint) && fingerprint == card_fingerprint(db, id);
}

bool Reader::reads_itself(const CardDb& db, u16 id, ReadCard& out) {
  out = read(printed(db, id));
  return same_trees(out, db, id);
}

std::vector<Reader::Explained> Reader::explain(const PrintedCard& card) {
  std::vector<Explained> out;
  JsonValue head;
  std::string why;
  if (!header(card, head, why)) return out;
  Line aura;
  for (const Line& line : impl_->lines_of(card, head)) {
    Line wanted = aura;
    if (!aura.empty()) wanted.push_back({".", "."});
    wanted.insert(wanted.end(), line.begin(), line.end());
    Impl::LineReading r = impl_->read_line(line, wanted, head, true);
    if (!r.meanings.empty() && r.meanings.front().find("enchant")) {
      head = together(std::move(head), r.meanings.front());
      aura = line;
    }
    out.push_back({joined(line), std::move(r.all), r.stopped});
  }
  return out;
}

}  // namespace upkeep::reader

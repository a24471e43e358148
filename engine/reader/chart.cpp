#include "reader/chart.h"

#include <algorithm>
#include <unordered_map>

#include "reader/words.h"
#include "util/json_writer.h"

namespace upkeep::reader {

using Kind = JsonValue::Kind;

namespace {

void write_json(const JsonValue& v, JsonWriter& j) {
  switch (v.kind) {
    case Kind::null:
    case Kind::number:
      j.null();
      break;
    case Kind::boolean:
      j.boolean(v.integer != 0);
      break;
    case Kind::integer:
      j.number(v.integer);
      break;
    case Kind::string:
      j.text(v.text);
      break;
    case Kind::array:
      j.open('[');
      for (const JsonValue& item : v.items) write_json(item, j);
      j.close(']');
      break;
    case Kind::object:
      j.open('{');
      for (const JsonMember& m : v.members) {
        j.key(m.key.c_str());
        write_json(m.value, j);
      }
      j.close('}');
      break;
  }
}

}  // namespace

std::string to_json(const JsonValue& v) {
  JsonWriter j;
  write_json(v, j);
  return std::move(j.out);
}

JsonValue together(JsonValue a, const JsonValue& b) {
  if (a.is(Kind::null)) return b;
  if (b.is(Kind::null)) return a;
  if (a.is(Kind::object) && b.is(Kind::object)) {
    for (const JsonMember& m : b.members) {
      const auto same = std::find_if(a.members.begin(), a.members.end(),
                                     [&](const JsonMember& x) { return x.key == m.key; });
      if (same == a.members.end())
        a.members.push_back(m);
      else if (m.value.is(Kind::integer) || m.value.is(Kind::boolean) || m.key == "amount")
        same->value = m.value;  // there is one of it: what is said later holds
      else
        same->value = together(std::move(same->value), m.value);
    }
    return a;
  }
  // What is said of several kinds is said of each.
  const auto kinds = [](const JsonValue& v) {
    return v.is(Kind::array) && !v.items.empty() && v.items.front().is(Kind::object);
  };
  if (kinds(a) && b.is(Kind::object)) {
    for (JsonValue& item : a.items) item = together(std::move(item), b);
    return a;
  }
  if (a.is(Kind::object) && kinds(b)) {
    JsonValue list = b;
    for (JsonValue& item : list.items) item = together(a, item);
    return list;
  }
  if (!a.is(Kind::array)) {
    JsonValue list;
    list.kind = Kind::array;
    list.items.push_back(std::move(a));
    a = std::move(list);
  }
  if (b.is(Kind::array))
    a.items.insert(a.items.end(), b.items.begin(), b.items.end());
  else
    a.items.push_back(b);
  return a;
}

namespace {

// `parts[i]`: the value of item i of the rule, or null.
bool fill(const Meaning& m, const std::vector<Value>& parts, std::size_t at, JsonValue& out) {
  switch (m.kind) {
    case Meaning::Kind::literal:
      out = m.literal;
      return true;
    case Meaning::Kind::at:
      out.kind = Kind::integer;
      out.integer = std::int64_t(at);
      return true;
    case Meaning::Kind::part:
      if (m.part < 0 || !parts[std::size_t(m.part)]) return false;
      out = parts[std::size_t(m.part)]->json;
      return true;
    case Meaning::Kind::sum: {
      bool any = false;
      for (const Meaning& child : m.children) {
        JsonValue v;
        if (!fill(child, parts, at, v)) continue;
        out = any ? together(std::move(out), v) : std::move(v);
        any = true;
      }
      return any;
    }
    case Meaning::Kind::array:
    case Meaning::Kind::object:
      out.kind = m.kind == Meaning::Kind::array ? Kind::array : Kind::object;
      for (std::size_t i = 0; i < m.children.size(); ++i) {
        JsonValue v;
        if (!fill(m.children[i], parts, at, v)) continue;
        if (out.is(Kind::array))
          out.items.push_back(std::move(v));
        else
          out.members.push_back({m.keys[i], std::move(v)});
      }
      return true;
  }
  return false;
}

}  // namespace

Chart::Chart(const Grammar& grammar, const Line& line) : g_(grammar), line_(line) {
  for (const Token& t : line) words_.push_back(grammar.word(t.word));
  cells_.resize(line.size() + 1);
}

Chart::Cell& Chart::cell(int part, std::size_t at) {
  std::vector<Cell>& row = cells_[at];
  if (row.empty()) row.resize(std::size_t(g_.part_count()));
  Cell& c = row[std::size_t(part)];
  if (c.done) return c;
  c.done = true;
  if (at >= line_.size()) return c;
  if (const Builtin kind = g_.builtin(part); kind != Builtin::none) {
    read_builtin(kind, at, c);
    return c;
  }
  if (!g_.can_begin(part, words_[at])) return c;
  std::vector<u16> ends;
  for (int i : g_.rules_of(part)) {
    const Rule& r = g_.rule(i);
    match(r, i, 0, at, ends, c);
  }
  return c;
}

void Chart::match(const Rule& rule, int index, std::size_t item, std::size_t at,
                  std::vector<u16>& ends, Cell& to) {
  furthest_ = std::max(furthest_, at);
  if (item == rule.items.size()) {
    auto span =
        std::find_if(to.spans.begin(), to.spans.end(), [&](const Span& s) { return s.end == at; });
    if (span == to.spans.end()) {
      to.spans.emplace_back();
      span = to.spans.end() - 1;
      span->end = u16(at);
    }
    span->ways.push_back({index, ends});
    return;
  }
  if (at >= line_.size()) return;
  const Item& it = rule.items[item];
  if (!it.rule) {
    if (words_[at] != it.id) return;
    ends.push_back(u16(at + 1));
    match(rule, index, item + 1, at + 1, ends, to);
    ends.pop_back();
    return;
  }
  // The spans of a finished cell never move: cells of one place are made together.
  for (const Span& s : cell(it.id, at).spans) {
    ends.push_back(s.end);
    match(rule, index, item + 1, s.end, ends, to);
    ends.pop_back();
  }
}

void Chart::read_builtin(Builtin kind, std::size_t at, Cell& to) {
  std::vector<WordReading> found;
  read_word(kind, line_, at, found);
  for (WordReading& f : found) {
    Span s;
    s.end = u16(f.end);
    s.builtin = std::make_shared<const Valued>(Valued{std::move(f.value), 0});
    to.spans.push_back(std::move(s));
  }
}

const std::vector<Value>& Chart::values(int part, std::size_t at, std::size_t end) {
  Cell& c = cell(part, at);
  Span& s =
      *std::find_if(c.spans.begin(), c.spans.end(), [&](const Span& x) { return x.end == end; });
  if (s.valued) return s.values;
  s.valued = true;
  if (s.builtin)
    s.values.push_back(s.builtin);
  else
    for (const Derivation& way : s.ways) evaluate(way, at, s);
  return s.values;
}

void Chart::evaluate(const Derivation& way, std::size_t at, Span& span) {
  const Rule& r = g_.rule(way.rule);
  std::vector<const std::vector<Value>*> of(r.items.size(), nullptr);
  std::size_t from = at;
  for (std::size_t i = 0; i < r.items.size(); ++i) {
    if (r.items[i].rule) of[i] = &values(r.items[i].id, from, way.ends[i]);
    from = way.ends[i];
  }
  std::unordered_map<std::string, std::size_t> known;
  for (std::size_t i = 0; i < span.values.size(); ++i)
    known.emplace(to_json(span.values[i]->json), i);
  std::vector<std::size_t> pick(r.items.size(), 0);
  std::vector<Value> parts(r.items.size());
  while (true) {
    for (std::size_t i = 0; i < of.size(); ++i)
      if (of[i]) {
        if (of[i]->empty()) return;
        parts[i] = (*of[i])[pick[i]];
      }
    JsonValue v;
    if (!fill(r.meaning, parts, at, v)) v.kind = Kind::null;
    int weight = r.weight;
    for (const Value& part : parts)
      if (part) weight += part->weight;
    const auto [at_known, fresh] = known.emplace(to_json(v), span.values.size());
    if (fresh) {
      if (span.values.size() >= kMaxMeanings) {
        overflowed_ = true;
        return;
      }
      span.values.push_back(std::make_shared<const Valued>(Valued{std::move(v), weight}));
    } else if (Value& same = span.values[at_known->second]; weight < same->weight) {
      same = std::make_shared<const Valued>(Valued{std::move(v), weight});
    }
    std::size_t i = 0;
    for (; i < of.size(); ++i) {
      if (!of[i]) continue;
      if (++pick[i] < of[i]->size()) break;
      pick[i] = 0;
    }
    if (i == of.size()) return;
  }
}

std::vector<Value> Chart::meanings(int part) {
  for (const Span& s : cell(part, 0).spans)
    if (s.end == line_.size()) return values(part, 0, line_.size());
  return {};
}

}  // namespace upkeep::reader

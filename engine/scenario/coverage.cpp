#include "scenario/coverage.h"

#include "scenario/parse.h"

namespace upkeep::scenario {
namespace {

constexpr struct {
  char letter;
  int digits;
} kKinds[] = {{'E', 3}, {'R', 3}, {'K', 2}, {'C', 2}, {'F', 2}, {'S', 2}};

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }

template <class F>
void for_each_line(std::string_view text, F f) {
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    f(text.substr(0, end));
    if (end == std::string_view::npos) return;
    text.remove_prefix(end + 1);
  }
}

}  // namespace

Coverage::Coverage() {
  const std::vector<bool> none(kMaxEntry + 1);
  for (const auto& k : kKinds) kinds_.push_back({k.letter, k.digits, none, none, none});
}

Coverage::Kind* Coverage::kind(char letter) {
  for (Kind& k : kinds_)
    if (k.letter == letter) return &k;
  return nullptr;
}

// An entry is a heading "### E-001", an item "- **R-001" or a row of a table "| C-01 |".
void Coverage::add_catalogue(std::string_view text) {
  for_each_line(text, [&](std::string_view line) {
    for (const std::string_view mark : {"### ", "- **", "| "}) {
      if (line.substr(0, mark.size()) != mark) continue;
      const std::string_view id = line.substr(mark.size());
      Kind* k = id.size() > 2 && id[1] == '-' ? kind(id[0]) : nullptr;
      int n = 0;
      for (std::size_t i = 2; k && i < id.size() && is_digit(id[i]) && n <= kMaxEntry; ++i)
        n = n * 10 + id[i] - '0';
      if (k && n > 0 && n <= kMaxEntry) k->entries[std::size_t(n)] = true;
    }
  });
}

std::string Coverage::name(const Kind& k, int n) {
  std::string digits = std::to_string(n);
  while (int(digits.size()) < k.digits) digits.insert(0, 1, '0');
  return std::string(1, k.letter) + "-" + digits;
}

// Everything in `ids` that looks like an entry: a capital letter, a dash and digits.
void Coverage::add(std::string_view ids, bool untestable, const std::string& path) {
  for (std::size_t i = 0; i + 2 < ids.size(); ++i) {
    if ((i && is_letter(ids[i - 1])) || ids[i + 1] != '-' || !is_digit(ids[i + 2])) continue;
    if (ids[i] < 'A' || ids[i] > 'Z') continue;
    int n = 0;
    std::size_t end = i + 2;
    for (; end < ids.size() && is_digit(ids[end]) && n < 100000; ++end) n = n * 10 + ids[end] - '0';
    bool known = n == 0;  // E-000 is the sample of the format
    Kind* k = kind(ids[i]);
    if (k && n > 0 && n <= kMaxEntry && k->entries[std::size_t(n)]) {
      (untestable ? k->untestable : k->covered)[std::size_t(n)] = true;
      known = true;
    }
    if (!known)
      unknown_.push_back(path + ": " + std::string(ids.substr(i, end - i)) + " is no entry");
    i = end - 1;
  }
}

void Coverage::add_scenario(std::string_view text, const std::string& path) {
  for_each_line(text, [&](std::string_view line) {
    if (line.substr(0, 3) == "id " || line.substr(0, 3) == "id\t")
      add(line.substr(3,
                      line.find('#') == std::string_view::npos ? line.size() : line.find('#') - 3),
          false, path);
  });
}

void Coverage::add_comments(std::string_view text, const std::string& path) {
  constexpr std::string_view kWord = "covers:";
  for_each_line(text, [&](std::string_view line) {
    const std::size_t at = line.find(kWord);
    if (at != std::string_view::npos) add(line.substr(at + kWord.size()), false, path);
  });
}

void Coverage::add_untestable(std::string_view text, const std::string& path) {
  for_each_line(text, [&](std::string_view line) {
    if (line.substr(0, 2) != "- ") return;
    const std::size_t colon = line.find(':');
    if (colon != std::string_view::npos) add(line.substr(2, colon - 2), true, path);
  });
}

std::string Coverage::summary() const {
  std::string out;
  for (const Kind& k : kinds_) {
    int entries = 0, covered = 0, untestable = 0;
    for (int n = 1; n <= kMaxEntry; ++n) {
      entries += k.entries[std::size_t(n)];
      covered += k.covered[std::size_t(n)];
      untestable += k.untestable[std::size_t(n)] && !k.covered[std::size_t(n)];
    }
    out += (out.empty() ? "" : ", ") + std::string(1, k.letter) + " " + std::to_string(covered) +
           "/" + std::to_string(entries);
    if (untestable) out += " (" + std::to_string(untestable) + " untestable)";
  }
  return out;
}

std::vector<std::string> Coverage::missing() const {
  std::vector<std::string> out;
  for (const Kind& k : kinds_) {
    std::string line;
    for (int n = 1; n <= kMaxEntry; ++n)
      if (k.entries[std::size_t(n)] && !k.covered[std::size_t(n)] && !k.untestable[std::size_t(n)])
        line += (line.empty() ? "" : " ") + name(k, n);
    if (!line.empty()) out.push_back("missing: " + line);
  }
  return out;
}

std::vector<std::string> Coverage::errors() const {
  std::vector<std::string> out = unknown_;
  for (const Kind& k : kinds_)
    for (int n = 1; n <= kMaxEntry; ++n)
      if (k.covered[std::size_t(n)] && k.untestable[std::size_t(n)])
        out.push_back(name(k, n) + " is tested and listed as untestable");
  return out;
}

namespace {

std::string small(std::string_view name) {
  std::string out(name);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = char(c - 'A' + 'a');
  return out;
}

bool playable(const CardDef& c) { return c.id && !c.token && !c.fixture; }

}  // namespace

void CardCoverage::add_scenario(std::string_view text, const std::string& path) {
  Scenario scenario;
  std::vector<Issue> issues;
  if (!parse(path, text, scenario, issues)) return;
  for (const Statement& s : scenario.statements) {
    if (s.kind != Kind::zone) continue;
    for (const Entry& e : s.items)
      if (!e.defined) named_.insert(small(e.name));
  }
}

std::vector<std::string> CardCoverage::missing(const CardDb& db) const {
  std::vector<std::string> out;
  for (const CardDef& c : db.cards)
    if (playable(c) && !named_.count(small(c.name))) out.push_back(c.name);
  return out;
}

std::string CardCoverage::summary(const CardDb& db) const {
  std::size_t all = 0;
  for (const CardDef& c : db.cards) all += playable(c);
  return "cards " + std::to_string(all - missing(db).size()) + "/" + std::to_string(all);
}

}  // namespace upkeep::scenario

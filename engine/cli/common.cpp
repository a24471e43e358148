#include <dirent.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>

#include "cli/cli.h"
#include "decks/list.h"
#include "scenario/parse.h"

namespace upkeep::cli {

Args::Args(int argc, char** argv, int from) {
  for (int i = from; i < argc; ++i) words_.push_back(argv[i]);
}

bool Args::flag(const char* name) {
  const auto it = std::find(words_.begin(), words_.end(), name);
  if (it == words_.end()) return false;
  words_.erase(it);
  return true;
}

bool Args::text(const char* name, std::string& out) {
  const auto it = std::find(words_.begin(), words_.end(), name);
  if (it == words_.end()) return false;
  if (it + 1 == words_.end()) {
    std::fprintf(stderr, "duel: %s needs a value\n", name);
    ok_ = false;
    return false;
  }
  out = *(it + 1);
  words_.erase(it, it + 2);
  return true;
}

bool Args::number(const char* name, long long& out) {
  std::string word;
  if (!text(name, word)) return false;
  char* end = nullptr;
  out = std::strtoll(word.c_str(), &end, 10);
  if (word.empty() || *end) {
    std::fprintf(stderr, "duel: %s needs a number, not \"%s\"\n", name, word.c_str());
    ok_ = false;
    return false;
  }
  return true;
}

bool Args::rules(Era& out, bool& given) {
  std::string word;
  given = text("--rules", word);
  if (!given) return ok_;
  if (parse_era(word.c_str(), out)) return true;
  std::fprintf(stderr, "duel: no rules \"%s\"; there are fifth, sixth, m10, foundations\n",
               word.c_str());
  return ok_ = false;
}

bool Args::language(Lang& out) {
  std::string tag;
  if (!text("--lang", tag)) return false;
  std::string all;
  for (int l = 0; l < kLangs; ++l) {
    if (tag == lang_tag(Lang(l))) {
      out = Lang(l);
      return true;
    }
    all += (l ? ", " : "") + std::string(lang_tag(Lang(l)));
  }
  std::fprintf(stderr, "duel: no language \"%s\"; there are %s\n", tag.c_str(), all.c_str());
  ok_ = false;
  return true;
}

bool Args::output(const char* name, std::string& out) {
  if (!text(name, out)) return false;
  const std::string trouble = write_trouble(out);
  if (trouble.empty()) return true;
  std::fprintf(stderr, "duel: \"%s\" can't be written: %s\n", out.c_str(), trouble.c_str());
  ok_ = false;
  return true;
}

std::vector<std::string> Args::rest() {
  std::vector<std::string> out, options;
  for (std::string& w : words_) (w.size() > 1 && w[0] == '-' ? options : out).push_back(w);
  words_ = options;
  return out;
}

bool Args::finish() {
  for (const std::string& w : words_) {
    std::fprintf(stderr, "duel: \"%s\" is not understood; see duel help\n", w.c_str());
    ok_ = false;
  }
  return ok_;
}

bool read_file(const std::string& path, std::string& out) {
  std::FILE* f = std::fopen(path.c_str(), "rb");
  if (!f) return false;
  out.clear();
  char buffer[65536];
  for (std::size_t n; (n = std::fread(buffer, 1, sizeof buffer, f)) > 0;) out.append(buffer, n);
  const bool ok = !std::ferror(f);
  std::fclose(f);
  return ok;
}

std::string path_trouble(const std::string& path, const char* expected) {
  struct stat info;
  std::string what;
  if (path.empty() || stat(path.c_str(), &info) != 0)
    what = "there is no such file";
  else if (S_ISDIR(info.st_mode))
    what = "this is a folder";
  else if (S_ISREG(info.st_mode) && info.st_size == 0)
    what = "this file is empty";
  else if (std::FILE* f = std::fopen(path.c_str(), "rb"))
    std::fclose(f);
  else
    what = "this file cannot be read";
  return what.empty() ? what : what + "; expected " + expected;
}

bool read_input(const std::string& path, const char* expected, std::string& out) {
  std::string trouble = path_trouble(path, expected);
  if (trouble.empty() && !read_file(path, out)) trouble = "this file cannot be read";
  if (trouble.empty()) return true;
  std::fprintf(stderr, "duel: \"%s\": %s\n", path.c_str(), trouble.c_str());
  return false;
}

bool read_scenario(const std::string& path, scenario::Scenario& out) {
  std::string text;
  if (!read_input(path, "a .duel file", text)) return false;
  std::vector<scenario::Issue> issues;
  if (scenario::parse(path, text, out, issues)) return true;
  for (const scenario::Issue& i : issues)
    std::fprintf(stderr, "%s\n", scenario::format_issue(path, i).c_str());
  return false;
}

std::string write_trouble(const std::string& path) {
  if (path.empty()) return "it has no name";
  struct stat info;
  if (stat(path.c_str(), &info) == 0) {
    if (S_ISDIR(info.st_mode)) return "it is a folder";
    return access(path.c_str(), W_OK) == 0 ? "" : std::strerror(errno);
  }
  const std::size_t slash = path.rfind('/');
  const std::string folder = slash == std::string::npos ? "." : path.substr(0, slash + 1);
  if (stat(folder.c_str(), &info) != 0 || !S_ISDIR(info.st_mode))
    return "there is no folder \"" + folder + "\"";
  return access(folder.c_str(), W_OK | X_OK) == 0 ? "" : std::strerror(errno);
}

bool write_file(const std::string& path, const std::string& bytes) {
  std::FILE* f = std::fopen(path.c_str(), "wb");
  if (!f) return false;
  const bool ok = std::fwrite(bytes.data(), 1, bytes.size(), f) == bytes.size();
  return std::fclose(f) == 0 && ok;
}

bool list_files(const std::string& path, const char* ending, std::vector<std::string>& out) {
  struct stat info;
  if (stat(path.c_str(), &info) != 0) return false;
  if (!S_ISDIR(info.st_mode)) {
    out.push_back(path);
    return true;
  }
  DIR* dir = opendir(path.c_str());
  if (!dir) return false;
  std::vector<std::string> names;
  while (const dirent* entry = readdir(dir)) {
    if (entry->d_name[0] != '.') names.push_back(entry->d_name);
  }
  closedir(dir);
  std::sort(names.begin(), names.end());
  const std::size_t length = std::strlen(ending);
  for (const std::string& name : names) {
    const std::string below = path.back() == '/' ? path + name : path + "/" + name;
    if (stat(below.c_str(), &info) != 0) continue;
    if (S_ISDIR(info.st_mode)) {
      list_files(below, ending, out);
    } else if (name.size() > length && name.compare(name.size() - length, length, ending) == 0) {
      out.push_back(below);
    }
  }
  return true;
}

bool take_files(const std::vector<std::string>& paths, const char* ending,
                std::vector<std::string>& out) {
  bool good = true;
  for (const std::string& path : paths) {
    const std::size_t before = out.size();
    std::string trouble;
    if (!list_files(path, ending, out))
      trouble = "there is no such file or folder";
    else if (out.size() == before)
      trouble = "this folder has none";
    if (trouble.empty()) continue;
    std::fprintf(stderr, "duel: \"%s\": %s; expected %s files\n", path.c_str(), trouble.c_str(),
                 ending);
    good = false;
  }
  return good;
}

int each_puzzle(const std::vector<std::string>& paths, const Era* only, const PuzzleCommand& play) {
  std::vector<std::string> files;
  if (paths.empty()) std::fprintf(stderr, "duel: this needs .duel files with a goal\n");
  if (!take_files(paths, ".duel", files) || files.empty()) return 2;
  bool good = true;
  for (const std::string& path : files) {
    scenario::Scenario file;
    if (!read_scenario(path, file)) {
      good = false;
      continue;
    }
    for (const Era era : file.rules) {
      if ((only && *only != era) || !era_supported(era)) continue;
      scenario::Issue issue;
      good = play(path, file, era, issue) && good;
      if (!issue.message.empty())
        std::fprintf(stderr, "%s\n", scenario::format_issue(path, issue).c_str());
    }
  }
  return good ? 0 : 1;
}

namespace {

// What is wrong with a deck's file, as one list.
void tell_flaws(const std::string& path, const std::vector<LoadError>& errors) {
  std::fprintf(stderr, "duel: the deck \"%s\" has %zu mistake%s:\n", path.c_str(), errors.size(),
               errors.size() == 1 ? "" : "s");
  for (const LoadError& e : errors) {
    const bool in_json = !e.where.empty() && e.where[0] == '/';
    std::fprintf(stderr, "  %s%s%s\n", in_json ? e.where.c_str() : "", in_json ? ": " : "",
                 say(e.message).c_str());
  }
}

const DeckDef* deck_of_file(const std::string& path) {
  static std::deque<DeckDef> decks;  // for as long as the program runs
  std::string text;
  if (!read_input(path, "a deck", text)) return nullptr;
  std::vector<LoadError> errors;
  DeckList list;
  DeckDef deck = load_deck(standard_cards(), path, text.data(), text.size(), errors, &list);
  if (!errors.empty()) {
    tell_flaws(path, errors);
    return nullptr;
  }
  const auto left_out = [&](int n, const char* where) {
    if (n)
      std::fprintf(stderr, "duel: %s: %d card%s %s left out\n", path.c_str(), n, n == 1 ? "" : "s",
                   where);
  };
  left_out(list.sideboard, "of the sideboard");
  if (list.sideboard_line)
    std::fprintf(stderr, "  It begins at line %d, behind a blank line.\n", list.sideboard_line);
  left_out(list.others, "that the deck does not count");
  decks.push_back(std::move(deck));
  return &decks.back();
}

}  // namespace

const DeckDef* find_deck(const std::string& name) {
  for (const DeckDef& d : standard_decks())
    if (d.id == name) return &d;
  struct stat info;
  if (name.find_first_of("./\\") != std::string::npos || stat(name.c_str(), &info) == 0)
    return deck_of_file(name);
  std::string known;
  for (const DeckDef& k : standard_decks()) known += (known.empty() ? "" : ", ") + k.id;
  std::fprintf(stderr, "duel: no deck and no file \"%s\"; there are the decks %s\n", name.c_str(),
               known.c_str());
  return nullptr;
}

bool parse_decks(const std::string& text, bool bench, std::vector<const DeckDef*>& out) {
  if (text.empty()) {
    for (int pass = 0; pass < 2; ++pass)
      for (const DeckDef& d : standard_decks())
        if (d.bench == (bench == (pass == 0)) && out.size() < 2) out.push_back(&d);
    return out.size() == 2;
  }
  struct stat info;
  const bool one = stat(text.c_str(), &info) == 0;  // a file's name may hold a comma
  for (std::size_t at = 0; at <= text.size();) {
    std::size_t comma = one ? std::string::npos : text.find(',', at);
    if (comma == std::string::npos) comma = text.size();
    const DeckDef* d = find_deck(text.substr(at, comma - at));
    if (!d) return false;
    out.push_back(d);
    at = comma + 1;
  }
  if (out.size() == 1) out.push_back(out[0]);
  if (out.size() <= std::size_t(kMaxPlayers)) return true;
  std::fprintf(stderr, "duel: up to %d decks\n", kMaxPlayers);
  return false;
}

bool decks_fit(const std::vector<const DeckDef*>& decks, Era era) {
  bool fit = true;
  for (const DeckDef* d : decks) {
    if (d->bench) continue;
    for (const std::string& problem : deck_problems(standard_cards(), *d, preset(era))) {
      std::fprintf(stderr, "duel: deck %s: %s\n", d->id.c_str(), problem.c_str());
      fit = false;
    }
  }
  return fit;
}

std::vector<u16> deck_cards(const DeckDef& deck) {
  std::vector<u16> out;
  for (const auto& [card, n] : deck.cards) out.insert(out.end(), std::size_t(n), card);
  return out;
}

std::string hex(u64 n) {
  char buffer[17];
  std::snprintf(buffer, sizeof buffer, "%016llx", static_cast<unsigned long long>(n));
  return buffer;
}

double now() {
  const auto t = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double>(t).count();
}

}  // namespace upkeep::cli

#include <cstdio>

#include "cli/cli.h"
#include "scenario/compare.h"
#include "scenario/parse.h"
#include "text/phrases.h"

namespace upkeep::cli {
namespace {

std::string joined(const std::vector<std::string>& words) {
  std::string out;
  for (const std::string& w : words) out += (out.empty() ? "" : "; ") + w;
  return out.empty() ? "-" : out;
}

std::string told(const scenario::TraceLine& l) {
  return l.refused.empty() ? joined(l.events) : "refused: " + l.refused;
}

// Eras with the same result share a line.
void side_by_side(const scenario::Comparison& c, const std::vector<std::string>& text) {
  std::vector<bool> done(text.size(), false);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (done[i]) continue;
    std::string eras;
    for (std::size_t k = i; k < text.size(); ++k) {
      if (text[k] != text[i]) continue;
      done[k] = true;
      eras += (eras.empty() ? "" : " ") + std::string(era_name(c.eras[k].era));
    }
    std::printf("    %-28s %s\n", eras.c_str(), text[i].c_str());
  }
}

std::string value_of(Switch s, Era e) { return std::string(switch_value_name(s, preset(e)[s])); }

}  // namespace

int compare(Args& a) {
  const std::vector<std::string> paths = a.rest();
  if (!a.finish()) return 2;
  if (paths.size() != 1) {
    std::fprintf(stderr, "duel: compare needs one .duel file\n");
    return 2;
  }
  scenario::Scenario file;
  if (!read_scenario(paths[0], file)) return 1;
  const scenario::Comparison c = scenario::compare_eras(file, standard_cards());
  for (const scenario::EraTrace& e : c.eras)
    if (!e.problem.empty()) {
      std::fprintf(stderr, "duel: %s: %s\n", era_name(e.era), e.problem.c_str());
      return 1;
    }
  for (std::size_t i = 0; i < c.eras[0].lines.size(); ++i) {
    const scenario::Statement& st = file.statements[c.eras[0].lines[i].statement];
    std::printf("%d  %s\n", st.pos.line, st.text.c_str());
    std::vector<std::string> lines;
    for (const scenario::EraTrace& e : c.eras)
      lines.push_back(i < e.lines.size() ? told(e.lines[i]) : "-");
    side_by_side(c, lines);
  }
  std::printf("In the end\n");
  std::vector<std::string> ends;
  for (const scenario::EraTrace& e : c.eras) ends.push_back(e.end);
  side_by_side(c, ends);
  for (const scenario::Parting& p : c.partings) {
    std::printf("%s and %s part", era_name(p.from), era_name(p.to));
    if (p.line < c.eras[0].lines.size()) {
      const std::size_t at = c.eras[0].lines[p.line].statement;
      std::printf(" at line %d", file.statements[at].pos.line);
    }
    std::printf("\n");
    if (p.together) std::printf("    by these together:\n");
    if (p.switches.empty()) std::printf("    by no switch that could be found\n");
    for (const Switch s : p.switches)
      std::printf("    %s: %s, %s (%s)\n", switch_name(s), value_of(s, p.from).c_str(),
                  value_of(s, p.to).c_str(), switch_source(s));
  }
  if (c.partings.empty()) std::printf("All eras agree.\n");
  return 0;
}

}  // namespace upkeep::cli

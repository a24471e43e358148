// Text of a `.duel` file to statements. Whatever the bytes, it neither crashes nor grows without
// bound; what it does not know it reports and goes on with the next line.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "scenario/syntax.h"

namespace upkeep::scenario {

constexpr std::size_t kMaxFileSize = 1 << 20;
constexpr std::size_t kMaxLineLength = 4000;
constexpr std::size_t kMaxIssues = 20;

// True if the whole text was understood; else at least one issue was added.
bool parse(const std::string& path, std::string_view text, Scenario& out,
           std::vector<Issue>& issues);

// For other readers of single words: "RRG2".
bool parse_mana_text(std::string_view text, ManaText& out);

}  // namespace upkeep::scenario

// Text files as programs of thirty years have written them.
#pragma once
#include <string>
#include <string_view>

namespace upkeep {

// UTF-8 without a byte order mark and with lines that end in "\n", from UTF-8, UTF-16 with its
// mark, or the Western code page of old Windows programs.
std::string plain_text(std::string_view bytes);

// With "&amp;", "&#39;" and their like replaced. What is no such thing stays as it is.
std::string without_entities(std::string_view text);

}  // namespace upkeep

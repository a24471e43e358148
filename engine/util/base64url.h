// Bytes as text that can stand in an address: base64url without padding (RFC 4648, section 5).
#pragma once
#include <string>
#include <string_view>

namespace upkeep {

// Longer texts are refused.
constexpr std::size_t kMaxBase64url = 1 << 21;

std::string to_base64url(std::string_view bytes);
// False if there is any other character; bits at the end that make no byte are dropped.
bool from_base64url(std::string_view text, std::string& out);

}  // namespace upkeep

#include "platform/native_requests.h"

#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <string>
#include <vector>

namespace upkeep {
namespace {

constexpr int kMostWords = 4096;

// False at the end of the input, or where it is no request.
bool read_request(std::vector<std::string>& words) {
  int count = 0;
  if (std::scanf("%d", &count) != 1 || count < 1 || count > kMostWords) return false;
  if (std::getchar() != '\n') return false;
  words.assign(std::size_t(count), {});
  for (std::string& word : words)
    for (int c; (c = std::getchar()) != 0;) {
      if (c == EOF) return false;
      word += char(c);
    }
  return true;
}

}  // namespace

int answer_requests(const std::function<int(int count, char** words)>& answer) {
  for (std::vector<std::string> words; read_request(words);) {
    std::fflush(nullptr);
    const pid_t child = fork();
    if (child < 0) return 1;
    if (child == 0) {
      dup2(STDOUT_FILENO, STDERR_FILENO);
      std::vector<char*> pointers;
      for (std::string& word : words) pointers.push_back(word.data());
      const int code = answer(int(pointers.size()), pointers.data());
      std::fflush(nullptr);
      _exit(code);
    }
    int status = 0;
    waitpid(child, &status, 0);
    std::printf("%c%d\n", '\0', WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
    std::fflush(stdout);
  }
  return std::feof(stdin) ? 0 : 1;
}

}  // namespace upkeep

// What is done at a table before its picture is taken: words of the command line, one after the
// other.
#pragma once
#include <functional>

#include "app.h"
#include "shots/recorder.h"

namespace upkeep {

enum ShotCode {
  kShotFailed = 1,    // something could not be done: a place, an option or a file is not there
  kShotMisread = 2,   // no such word
  kShotProblems = 3,  // "check" found flaws in the drawing
};

// Where it is drawn.
struct ShotStage {
  std::function<void()> draw;  // one frame
  std::function<void(float w, float h, float ratio)> resize;
  std::function<bool(const char* name)> picture;  // saves what was drawn last; none: no pixels
};

// "1280x720" or "390x844@3", in CSS pixels; false if it is neither.
bool read_size(const char* words, float& w, float& h, float& ratio);

// The words, each followed by what it takes: "hover X Y", "click X Y", "tap X Y", "hold X Y"; "over
// LABEL", "press LABEL", "twice LABEL", "drag FROM TO" and "drop" with the labels of places
// (shots/recorder.h); "key NAME"; "do OPTION" and "act OPTION" with the beginning of an option's
// text; "prevention", "regeneration", "computer", "lift", "clicks N SEED", "auto", "motion",
// "board", "wait MS", "lang TAG", "highlight PLACES", "resumable", "standing SAVED LESSONS",
// "spoil", "at WxH[@RATIO]" and "zoom K" for another size; "picture NAME" for what is saved; and
// what is printed: "choices", "check", "texts", "signs", "regions", "time".
class ShotScript {
 public:
  // What is drawn is recorded as long as the script lives.
  ShotScript(App& app, const ShotStage& stage);
  ~ShotScript();

  // Does them all, with a frame after each; 0, or a ShotCode.
  int run(int count, char** words);
  bool problems_found() const { return problems_; }

 private:
  struct Verb {
    const char* name;
    int arguments;
    bool (ShotScript::*act)(const char* const* words);  // words[0] is the verb
  };
  static const Verb kVerbs[];

  bool point(const char* const* words);
  bool over(const char* const* words);
  bool press(const char* const* words);
  bool twice(const char* const* words);
  bool drag(const char* const* words);
  bool drop(const char* const* words);
  bool key(const char* const* words);
  bool choose(const char* const* words);
  bool window(const char* const* words);
  bool simple(const char* const* words);
  bool clicks(const char* const* words);
  bool wait(const char* const* words);
  bool lang(const char* const* words);
  bool standing(const char* const* words);
  bool highlight(const char* const* words);
  bool at(const char* const* words);
  bool zoom(const char* const* words);
  bool picture(const char* const* words);
  bool check(const char* const* words);
  bool tell(const char* const* words);
  bool time(const char* const* words);

  void frame();
  void click_at(ImVec2 p, Pointer pointer = Pointer::mouse, double held_seconds = 0);
  bool decline();
  int option_called(const std::string& wanted);
  // The first region that `fits`; says that there is none called `label` otherwise.
  const Region* place(const char* label, const std::function<bool(const Region&)>& fits) const;

  App& app_;
  const ShotStage& stage_;
  Recorder recorder_;
  ImVec2 held_{0, 0};     // where "drag" has come to
  bool spoiled_ = false;  // the next frames are drawn with a flaw, to see that "check" finds it
  bool problems_ = false;
};

}  // namespace upkeep

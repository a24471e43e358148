// The sheet of settings, in groups of things that stand in a row where there is room.
#pragma once
#include "part.h"

namespace upkeep {

class Menu : public Part {
 public:
  explicit Menu(Desk& desk) : Part(desk) {}

  struct Item {
    Command command;
    std::string label, key;
    int chosen = -1;  // 0, 1: something that is set or not; -1: something to do
    bool able = true;
  };
  struct Group {
    std::string above;  // what is said of it
    std::vector<Item> items;
    std::string below;
  };
  struct Place {
    Rect r;
    const Item* item;  // or words
    const std::string* words;
  };
  struct Plan {
    std::vector<Group> groups;
    std::vector<Place> parts;
    float width = 0, height = 0, content = 0;
  };
  // One column in `narrow`, or two in `broad` where that would be higher than `most`.
  Plan plan(float narrow, float broad, float most) const;
  void draw(const Rect& r, const Plan& plan) const;

 private:
  std::vector<Group> groups_now() const;
  float item_width(const Item& item) const;
  std::size_t rows_of(const Group& group, float width) const;
  // Where a group's words and items lie below `y`; returns its height.
  float lay_group(const Group& group, float x, float y, float width,
                  std::vector<Place>& parts) const;
  float lay(Plan& plan, std::size_t from, std::size_t to, float x, float width) const;
};

}  // namespace upkeep

// What is opened over the table: a zone, the settings, the log, the keys, house rules; on a phone
// the row that leads to what has no room there (board/drawer.cpp).
#pragma once
#include <string>

#include "board/dialogs.h"
#include "board/log_panel.h"
#include "board/prompt.h"
#include "board/stack_panel.h"
#include "part.h"
#include "screens/house_rules.h"
#include "screens/key_list.h"
#include "screens/menu.h"

namespace upkeep {

class Sheets : public Part {
 public:
  // What they show besides their own.
  struct Content {
    Menu& settings;
    HouseRules& house_rules;
    KeyList& key_list;
    LogPanel& log_panel;
    StackPanel& stack;
    PromptBar& prompt;
    Outlook& outlook;
    Dialogs& dialogs;
  };
  Sheets(Desk& desk, const Content& content)
      : Part(desk),
        desk_(desk),
        settings_(content.settings),
        house_rules_(content.house_rules),
        key_list_(content.key_list),
        log_panel_(content.log_panel),
        stack_(content.stack),
        prompt_(content.prompt),
        outlook_(content.outlook),
        dialogs_(content.dialogs) {}

  void draw();
  void draw_drawer();  // the row on a phone
  // Which zone is looked through: player * 16 + Zone.
  int zone() const { return zone_; }
  void set_zone(int zone) { zone_ = zone; }

 private:
  std::string sheet_title() const;
  Rect sheet_place(Menu::Plan& plan) const;
  void draw_sheet_body(const Rect& body, const Menu::Plan& plan);
  void draw_concede(const Rect& body);
  void draw_zone_sheet(const Rect& r);
  // board/drawer.cpp
  void draw_stack_list(const Rect& body);
  void draw_zone_list(const Rect& body);
  void draw_drawer_sheet();

  Desk& desk_;
  Menu& settings_;
  HouseRules& house_rules_;
  KeyList& key_list_;
  LogPanel& log_panel_;
  StackPanel& stack_;
  PromptBar& prompt_;
  Outlook& outlook_;
  Dialogs& dialogs_;
  int zone_ = 0;
};

}  // namespace upkeep

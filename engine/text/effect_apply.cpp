// Effects that change objects for a time, or for good.
#include "text/lang/language.h"
#include "text/writer.h"

namespace upkeep::text {

std::string Writer::apply_clause(const Effect& e, Mood mood) {
  Np subject;
  bool players = e.what.kind == SelKind::none;
  const Selector& target = players ? e.who : e.what;
  const bool counted = target.kind == SelKind::all && target.filter && previous &&
                       previous->kind == EffectKind::put_counters &&
                       previous->what.kind == SelKind::all;
  if (counted && (previous->what.filter == target.filter ||
                  ((wording & kSaidThat) && np(previous->what.filter, Det::all, true).text ==
                                                np(target.filter, Det::all, true).text))) {
    subject = that_np(target.filter, true);  // "those creatures"
  } else if (target.kind == SelKind::all) {
    subject =
        each_of_them(e.mods)
            ? np(target.filter, Det::each, false)
            : np(target.filter,
                 gives(e.mods) && whole_kind(target.filter) ? Det::all : Det::plural_the, true);
    if (wording & kSaidEach) subject = np(target.filter, Det::each, false);
    if (wording & kSaidAll) subject = np(target.filter, Det::all, true);
  } else if (silent_subject) {
    subject = Np(std::string(), true);
  } else {
    subject = sel(target);
  }
  if (!players) it = that_of(e.what);
  if (noun_first() && if_subject && target.kind == SelKind::target &&
      if_subject->kind == target.kind && if_subject->n == target.n && !subject.plural) {
    subject.obj = subject.text;
    subject.text = language(t.lang).subjects[subject.fem];
  }
  if_subject = nullptr;
  ModText m = mods(e.mods, subject, e.duration != Duration::permanent || true, target);
  std::string tail = take_where();
  std::string span = duration(e.duration, m.restriction);
  if (e.duration == Duration::while_counters) {
    const Np counter(with_det(t.lang, Det::a, counter_noun(e.counter, false), false, false));
    span = s(V::dur_counters, {counter});
  }
  std::vector<std::string> parts;
  bool sized = false;
  for (u16 i = e.mods; i; i = db.mods[i].next)
    sized = sized || (db.mods[i].kind == ModKind::pt_set &&
                      number(db.mods[i].p).kind == Number::words && tail.empty());
  if (!m.verbs.empty()) {
    std::string verbs = join(t, m.verbs, P::and_);
    // "Attacks this turn if able."
    const std::string able = s(P::if_able);
    if (!able.empty() && !span.empty() && ends_in(verbs, able.c_str()))
      verbs = verbs.substr(0, verbs.size() - able.size()) + span + " " + able;
    else if (const std::size_t though = verbs.find(s(P::as_though));
             though != std::string::npos && !span.empty() && !s(P::as_though).empty() && t.modern())
      verbs.insert(though, " " + span);  // "can attack this turn as though …"
    else if ((sized && e.duration == Duration::your_next_upkeep) ||
             ((wording & kSaidFirst) && !span.empty()))
      verbs.insert(0, "\x01");  // said first: a long size would swallow it
    else if (const std::size_t each = verbs.find(" " + s(P::for_each, {Np("")}));
             each != std::string::npos && t.modern() && !noun_first() && !(wording & kSaidFirst) &&
             e.duration == Duration::end_of_turn)
      verbs.insert(each, " " + span);  // "gets +1/+1 until end of turn for each …"
    else
      verbs += " " + span;
    parts.push_back(verbs[0] == '\x01'
                        ? s(V::until_first, {Np(span), Np(subject.text + " " + verbs.substr(1))})
                        : subject.text + " " + verbs + tail);
  }
  bool blocked = false, tax = false, exceptions = false;
  for (u16 i = e.mods; i; i = db.mods[i].next) {
    const ModKind k = db.mods[i].kind;
    exceptions =
        exceptions || k == ModKind::cant_be_attacked_except_by || k == ModKind::blocked_in_pile;
    blocked = blocked || db.mods[i].kind == ModKind::must_be_blocked;
    tax = tax || db.mods[i].kind == ModKind::attack_or_block_cost;
  }
  // Behind a list of exceptions the duration would belong to the last of them.
  for (const std::string& one : m.sentences) {
    parts.push_back((exceptions || (wording & kSaidFirst)) && !span.empty()
                        ? s(V::until_first, {Np(span), Np(one)})
                        : one + " " + span);
  }
  if (blocked && parts.size() == 1 && e.duration == Duration::end_of_turn) {
    Noun c = noun(t, N::creature);
    Np all(with_det(t.lang, Det::all, c.many, c.fem, true), true, c.fem);
    parts[0] = s(V::must_block, {all, subject}) + tail;
  }
  // A long "unless" would swallow the duration at its end.
  if (tax && parts.size() == 1 && !noun_first() && t.words != Vocabulary::classic1997) {
    const Noun n = noun(t, N::creature);
    const std::string granted = with_det(t.lang, Det::this_, n.one, n.fem, false) + " " +
                                join(t, m.verbs, P::and_) + tail + ".";
    const Np quote("“" + capital(granted) + "”");
    parts[0] = s(V::until_first, {Np(s(V::dur_end_of_turn)),
                                  Np(subject.text + " " + s(V::m_gains, {subject, quote}))});
  } else if (tax && parts.size() == 1) {
    parts[0] = s(V::until_first, {Np(s(V::dur_end_of_turn)),
                                  Np(subject.text + " " + join(t, m.verbs, P::and_) + tail)});
  }
  if (!m.after.empty()) parts.push_back(m.after);
  // Text changes and changes of control are orders, so they bend to "you may".
  if (mood == Mood::infinitive && m.verbs.empty()) {
    parts.clear();
    for (u16 i = e.mods; i; i = db.mods[i].next) {
      ModKind k = db.mods[i].kind;
      V key = k == ModKind::text_color  ? V::m_text_color
              : k == ModKind::text_land ? V::m_text_land
                                        : V::gain_control;
      parts.push_back(
          (key == V::gain_control ? s(key, {you_np(), subject}, mood) : s(key, {subject}, mood)) +
          " " + span);
    }
  }
  std::string out;
  for (const std::string& p : parts) out += (out.empty() ? "" : ". ") + p;
  return out;
}

}  // namespace upkeep::text

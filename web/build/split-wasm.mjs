// Splits the program of the page in two: node split-wasm.mjs <upkeep.wasm> <wasm-split>
// Most visitors only play. What reads positions as text and card files of players therefore goes into
// upkeep-rest.wasm, which is loaded when it is needed (app/engine.mjs); so does what only side pages and embedded
// boards call, and code of libraries that is linked in but never used. The function names are needed to tell the
// parts apart, and dropped afterwards.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SELDOM = [
  /^upkeep::(scenario::|CardReader::|load_cards|Solver|solve|\(anonymous namespace\)::singled_out\()/,
  /^bridge_(compare|compare_table|casting|solve|own_cards|own_used|set_cards|position|position_check|deck_read|board_\w+|timeline\w*|think_expected|hint_words)$/,
  // Embedded boards, deck lists as text, replays and their mistakes, hints, the causes of log lines.
  /^upkeep::(TeachBoard::|read_deck_list|Replay::|Review::|FlatPlayer::expected|path_words|put_expectation|cause_text|Game::why|\(anonymous namespace\)::(check|cause)_words)/,
  /^\(anonymous namespace\)::line\(char const\*, bool\)/,
  // Angles of gestures.
  /^(__rem_pio2(_large)?|sin|cos)$/,
  // Floating-point numbers written as text, which nothing does.
  /^(fmt_fp|scanexp|__(div|mul|add|sub|extenddf|le|ge)tf\d)$/,
  // Card lists by name.
  /^void std::__2::__\w+<upkeep::\(anonymous namespace\)::CardNames::/,
  // Screens that few open: settings, keys, house rules, the curtain between two people, what developers look at; the
  // windows of 1997.
  /^upkeep::(KeyList::(draw|text)|Sheets::draw_zone_list|HouseRules::draw|DebugOverlay::draw_all|Menu::(plan|lay|lay_group)|Curtain::\w+|StackPanel::(draw_window_rows|WindowRows::open_window))\(/,
  // Saved duels that are opened, cards of players, the list of the stack.
  /^upkeep::(decode_record\(|CardDb::CardDb\(upkeep::CardDb const&\)|Sheets::draw_stack_list\(|\(anonymous namespace\)::read_session\()/,
  /^void std::__2::__\w+<upkeep::scenario::/,
  // Floating-point numbers read from text, the setup for the form beside the canvas, regions for tests, own keys.
  /^(__floatscan|fmodl|shell_chosen_setup|shell_regions_json|shell_set_key)$/,
  // Links: written by a page, and read by one.
  /^upkeep::(encode_link|decode_link|common_choices|last_seen|link::|\(anonymous namespace\)::(Body::|list_fingerprint|find_by_bits|position_digest))/,
  /^bridge_(link(_deck|_read|_branch|_open|_show)?|branch_(at|go|forget))$/,
  // Numbers and lists of card names to choose from, and where things are for tests.
  /^upkeep::(Dialogs::(draw_number|draw_names|sort_names)|App::regions_json)\(|CardNames::sort/,
  // Solutions of puzzles, cards as pages list them, positions that are given.
  /^upkeep::\(anonymous namespace\)::Search::(run|moves|reaches)\(/,
  /^\(anonymous namespace\)::write_card\(/,
  /^upkeep::take_position\(/,
  // Texts of cards that the first duels do not have: stakes, offers, searching and looking, rules that change, prevention.
  /^upkeep::text::Writer::(cast_option|limits_text|sacrifice_clause|one_or_more|ordinal|of_turns|some_of|stake_clause|answer_clause|token_clause|compare_condition|matches_condition|exists_condition|offer_payment_clause|cumulative_upkeep|form_words|kicked_damage|drains|or_else|each_shuffles|chosen_moves|look_clause|look_place|half_life|limited_gain|keyword_choice|search_clause|put_it|rule_mod|prevent_clause|for_each_clause|unless_paid|add_defined_size|add_type_mod|delay_clause|control_clause)\(/,
  // What seldom cards do.
  /^upkeep::fx_(ante|gain_ownership|exchange_control|become_copy|cast_hidden|unblock|make_block|part|repeat_until|outcome|answer_damage|redirect|offer|use_lands|take_mana|proliferate|note|forget|play_card|flip_coin|replace_draw|pool|change_target|turns|copy_token|copy_spell|look_top|fight)\(/,
  // Deck lists as text, the end of a duel, cards described in words.
  /ListReader::|^upkeep::(Result::draw|define_simple|replay_duel|step_batch)\(/,
  // Numbers read from text, and what SDL writes down where somebody asks for it.
  /^(SDL_LogEvent|decfloat|hexfloat)$/,
  // Other kinds of font files, saved window settings, gestures.
  /^(stbtt__(run_charstring|cff\w*|csctx\w*)|TableSettings\w*|dollar\w*)(\(|$)/,
  // SDL's surfaces in memory, its own event handlers (which the canvas removes), and shutting down.
  /^SDL_(ConvertSurface|CreateRGBSurface|Blit|SoftBlit|FillRect|FreeSurface|SetSurfacePalette|IntersectRect|PrivateSendMouse|Send(?:Mouse|Touch|Keyboard)|DestroyWindow|\w+Quit$|AddTouch|AddDollar)/,
  /^Emscripten_(Handle|DestroyWindow)/,
];
// Equal functions are merged under the name of one of them. Long ones are unlikely to be merged with something else.
const LEAST = 160;

// Names and lengths in bytes of the functions of a module (WebAssembly core specification, 5.5 and 7.4.1).
/** @param {Buffer} bytes */
function functions(bytes) {
  let at = 8;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  const text = () => {
    const length = number();
    at += length;
    return bytes.subarray(at - length, at).toString();
  };
  const limits = () => {
    const bounded = number() & 1;
    number();
    if (bounded) number();
  };
  const names = new Map();
  const lengths = [];
  let imported = 0;
  while (at < bytes.length) {
    const section = bytes[at++];
    const end = number() + at;
    if (section === 2) {
      for (let count = number(); count > 0; count--) {
        text();
        text();
        const kind = bytes[at++];
        if (kind === 0) {
          number();
          imported++;
        } else if (kind === 1) {
          at++;
          limits();
        } else if (kind === 2) limits();
        else at += 2;
      }
    } else if (section === 10) {
      for (let count = number(); count > 0; count--) {
        const length = number();
        lengths.push(length);
        at += length;
      }
    } else if (section === 0 && text() === 'name') {
      while (at < end) {
        const part = bytes[at++];
        const after = number() + at;
        if (part === 1) for (let count = number(); count > 0; count--) names.set(number(), text());
        at = after;
      }
    }
    at = end;
  }
  return lengths.map((length, i) => ({ length, name: names.get(imported + i) ?? '' }));
}

const [program, tool] = process.argv.slice(2);
const optimizer = join(dirname(tool), 'wasm-opt');
// As the tools write names.
/** @param {string} name */
const escaped = (name) => name.replace(/[^\w!#$%&'*+\-./:<=>?@^`|~]/g, (c) => `\\${c.charCodeAt(0).toString(16).padStart(2, '0')}`);

// Adds the functions that only those call, directly: not what is exported, or called by way of the function table.
/** @param {Set<string>} seldom */
function withWhatOnlyTheyCall(seldom) {
  const graph = execFileSync(optimizer, [program, '--all-features', '--print-call-graph', '-o', '/dev/null'], { maxBuffer: 1 << 30 }).toString();
  const others = new Set();
  const callers = new Map();
  for (const line of graph.split('\n')) {
    const [, from, to, style] = /^ *"(.*?)"(?: -> "(.*?)")?(?: \[style="(.*)"\])?/.exec(line) ?? [];
    if (to) callers.set(to, (callers.get(to) ?? new Set()).add(from));
    else if (/rounded|gray|turquoise/.test(style)) others.add(from);
  }
  for (let before = -1; before !== seldom.size;) {
    before = seldom.size;
    for (const [name, by] of callers)
      if (!others.has(name) && [...by].every((one) => one === name || seldom.has(one))) seldom.add(name);
  }
  return seldom;
}

const list = join(dirname(program), 'seldom.txt');
const seldom = new Set(functions(readFileSync(program)).filter((f) => f.length >= LEAST && SELDOM.some((one) => one.test(f.name))).map((f) => escaped(f.name)));
if (!seldom.size) throw new Error(`${program} names no function that could come later`);
writeFileSync(list, [...withWhatOnlyTheyCall(seldom)].join('\n'));
const first = `${program}.first`;
execFileSync(tool, [program, `--split-funcs=@${list}`, '--all-features', '-o1', first, '-o2', join(dirname(program), 'upkeep-rest.wasm')]);
// With functions gone, the optimizer finds more to remove.
execFileSync(optimizer, [first, '-Oz', '--mvp-features', '--enable-bulk-memory', '--enable-sign-ext', '--enable-mutable-globals', '--enable-nontrapping-float-to-int', '-o', program]);
rmSync(first);
rmSync(list);

// The player's settings, stored in this browser under one key, and how they take effect.
export const KEYS = [' ', 'f', 'h', 'z', 'l', 'g', 'i', 'u'];
/** @type {Record<string, number>} */
export const PACES = { slow: 1500, normal: 700, fast: 300, none: 0 }; // milliseconds
export const LEVELS = [1, 2, 3, 4, 5];
/**
 * @typedef {{
 *   level: number, pace: string, sound: number, motion: string, text: number, keys: Record<string, string>, stops: number[] | null,
 * }} Values
 */
/** @typedef {Record<string, unknown>} Kept  the same before anybody has looked at it */
/** @type {Values} */
const DEFAULTS = {
  level: 5, // of the computer player
  pace: 'normal',
  sound: 50, // per cent; 0 is off
  motion: 'system', // 'system', 'full', 'reduced'
  text: 100, // per cent, up to 150
  keys: {}, // the table's key → the player's
  stops: null, // [own turn, other turns, windows] as the program's bit masks; null for its defaults
};

export class Settings {
  /** @param {import('./storage.mjs').Storage} storage @param {import('./main.mjs').App} app */
  constructor(storage, app) {
    const { engine, canvas, sound } = app;
    this.storage = storage;
    this.app = app;
    this.engine = engine;
    this.canvas = canvas;
    this.sound = sound;
    this.values = { ...DEFAULTS };
  }

  async load() {
    const kept = await this.storage.setting('settings').catch(() => undefined);
    if (kept && typeof kept === 'object')
      for (const key of Object.keys(DEFAULTS)) if (key in kept) /** @type {Kept} */ (this.values)[key] = /** @type {Kept} */ (kept)[key];
    this.apply();
  }

  // The table's current stops, because the ribbon sets them too.
  stops() { return this.engine.calls.stops(); }

  /** @template {keyof Values} K @param {K} key @param {Values[K]} value */
  set(key, value) {
    this.values[key] = value;
    this.apply(key);
    this.storage.setSetting('settings', structuredClone(this.values)).catch(() => {});
  }

  /** @param {string} [only] */
  apply(only) {
    const { level, pace, sound, motion, text, keys, stops } = this.values;
    const wanted = (/** @type {string} */ key) => !only || only === key;
    if (wanted('level')) this.app.computer.level = LEVELS.includes(level) ? level : DEFAULTS.level;
    if (wanted('pace')) this.app.setPace(PACES[pace] ?? PACES.normal);
    if (wanted('sound')) this.sound.volume = Math.min(100, Math.max(0, Number(sound) || 0)) / 100;
    if (wanted('text')) document.documentElement.style.fontSize = text > 100 ? `${Math.min(150, text)}%` : '';
    if (wanted('stops') && Array.isArray(stops)) this.engine.calls.setStops(stops[0], stops[1], stops[2]);
    if (!this.canvas.on) return;
    if (wanted('level')) this.canvas.setLevel(this.app.computer.level);
    if (wanted('motion')) this.canvas.setMotion(motion);
    if (wanted('text')) this.canvas.setZoom(Math.min(150, Math.max(100, Number(text) || 100)) / 100);
    // Nothing to say at the beginning to those who have the usual keys: the program need not fetch its second part.
    if (wanted('keys') && (only || Object.keys(keys ?? {}).length)) for (const key of KEYS) this.canvas.setKey(key, keys?.[key] ?? '');
  }
}

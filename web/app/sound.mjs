// A dozen short sounds, synthesized here. Each kind of event has one, and at most a few play at once. Silent inside
// other pages, and until the user has done something, as browsers demand.
/** @typedef {[kind: OscillatorType | 'noise', from: number, to: number, seconds: number, loud: number, delay: number]} Part */
/** @type {Record<string, Part[]>} */
const SOUNDS = {
  // name: [[kind, frequency or filter, to, seconds, loudness, delay], …]
  card: [['noise', 2400, 900, 0.07, 0.35, 0]],
  land: [['noise', 900, 300, 0.12, 0.5, 0], ['sine', 110, 70, 0.12, 0.3, 0]],
  cast: [['triangle', 392, 588, 0.12, 0.25, 0], ['noise', 3000, 5000, 0.09, 0.12, 0.02]],
  resolve: [['triangle', 523, 523, 0.11, 0.22, 0], ['triangle', 784, 784, 0.14, 0.16, 0.05]],
  counter: [['square', 330, 160, 0.14, 0.12, 0]],
  tap: [['noise', 1600, 1200, 0.035, 0.3, 0]],
  hit: [['sine', 150, 55, 0.16, 0.6, 0], ['noise', 700, 200, 0.1, 0.4, 0]],
  heal: [['sine', 660, 880, 0.16, 0.22, 0], ['sine', 880, 1100, 0.16, 0.16, 0.06]],
  gone: [['noise', 1200, 150, 0.2, 0.35, 0]],
  attack: [['sawtooth', 196, 294, 0.12, 0.14, 0], ['noise', 4000, 2000, 0.06, 0.2, 0]],
  turn: [['sine', 262, 262, 0.16, 0.18, 0], ['sine', 392, 392, 0.2, 0.14, 0.08]],
  shuffle: [['noise', 2600, 1800, 0.05, 0.25, 0], ['noise', 2300, 1600, 0.05, 0.25, 0.06], ['noise', 2000, 1400, 0.06, 0.25, 0.12]],
  over: [['triangle', 392, 392, 0.2, 0.22, 0], ['triangle', 494, 494, 0.2, 0.22, 0.12], ['triangle', 587, 587, 0.3, 0.22, 0.24]],
};
/** @type {Record<string, string>} */
const OF_EVENT = {
  cast: 'cast', activate: 'cast', trigger: 'cast', resolve: 'resolve', countered: 'counter', prevent: 'heal', damage: 'hit', lose: 'hit', mana_burn: 'hit',
  gain: 'heal', enter: 'land', leave: 'gone', tap: 'tap', draw: 'card', attack: 'attack', block: 'attack', shuffle: 'shuffle', turn: 'turn', win: 'over',
  draw_game: 'over',
};
// If many things happen at once, the first in this list are heard.
const WEIGHT = ['over', 'hit', 'counter', 'gone', 'attack', 'heal', 'resolve', 'cast', 'land', 'turn', 'shuffle', 'card', 'tap'];

// The sounds for a series of events: at most three, each once.
/** @param {ReturnType<import('./engine.mjs').Engine['happened']>} events */
function soundsOf(events) {
  const names = new Set(events.map(([, name]) => OF_EVENT[name]).filter(Boolean));
  return WEIGHT.filter((name) => names.has(name)).slice(0, 3);
}

export class Sound {
  constructor({ quiet = window.parent !== window } = {}) {
    this.quiet = quiet;
    this.volume = 0.5;
    this.since = 0;
    this.played = 0;
    /** @type {AudioContext | null} */
    this.audio = null;  // none before the first sound
    const wake = () => {
      this.awake = true;
      if (this.audio?.state === 'suspended') this.audio.resume();
    };
    for (const name of ['pointerdown', 'keydown']) document.addEventListener(name, wake, { capture: true, once: true });
  }

  // Called after every change: plays the sounds of new events.
  /** @param {import('./engine.mjs').Engine} engine */
  follow(engine) {
    const events = engine.happened(this.since);
    if (!events.length) return;
    this.since = events[events.length - 1][0];
    soundsOf(events).forEach((name, i) => this.play(name, i * 0.07));
  }

  /** @param {string} name */
  play(name, later = 0) {
    if (this.quiet || !this.awake || this.volume <= 0 || document.hidden || !window.AudioContext) return;
    this.audio ??= new AudioContext();
    const { audio } = this;
    const start = audio.currentTime + later;
    this.played++;
    for (const [kind, from, to, seconds, loud, delay] of SOUNDS[name]) {
      const at = start + delay;
      const gain = audio.createGain();
      gain.gain.setValueAtTime(0, at);
      gain.gain.linearRampToValueAtTime(loud * this.volume * 0.5, at + 0.006);
      gain.gain.exponentialRampToValueAtTime(0.0008, at + seconds);
      gain.connect(audio.destination);
      let source;
      if (kind === 'noise') {
        source = audio.createBufferSource();
        source.buffer = this.noise();
        const filter = audio.createBiquadFilter();
        filter.type = 'bandpass';
        filter.frequency.setValueAtTime(from, at);
        filter.frequency.exponentialRampToValueAtTime(to, at + seconds);
        source.connect(filter).connect(gain);
      } else {
        source = audio.createOscillator();
        source.type = kind;
        source.frequency.setValueAtTime(from, at);
        source.frequency.exponentialRampToValueAtTime(to, at + seconds);
        source.connect(gain);
      }
      source.start(at);
      source.stop(at + seconds + 0.02);
    }
  }

  noise() {
    if (!this.noiseBuffer) {
      const audio = /** @type {AudioContext} */ (this.audio);
      this.noiseBuffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
      const data = this.noiseBuffer.getChannelData(0);
      for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
    }
    return this.noiseBuffer;
  }
}

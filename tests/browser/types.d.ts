// For the type check alone (tests/lint): what tests put into a page, and modules of the page that they import there.
interface Window {
  asked: number;
  axe: { run(where: Document, options: object): Promise<{ violations: { id: string, nodes: { html: string, any: { message: string }[], all: { message: string }[] }[] }[] }> };
  complaints: string[];
  clock: typeof performance.now;
  cost: { tasks: [start: number, duration: number][], ready: number };
  full: boolean;
  heard: { lines: (string | null)[], whole: number, focus: number };
  refusals: import('../../web/embed/embed.js').BoardEvents['illegal'][];
  longest: number;
  lose: WEBGL_lose_context;
  messages: string[];
  newer: boolean;
  ordered: number[];
  ready: number[];
  sameDocument: boolean;
  sent: string | undefined;
  told(decisions: number, hash: string): void;
}
interface Exposed {
  app?: import('../../web/page-types.js').App;
  own?: import('../../web/app/engine.mjs').Engine;
  told?: [name: string, answer: unknown][];
}
declare module '*/app/engine.mjs' {
  export const loadEngine: typeof import('../../web/app/engine.mjs').loadEngine;
}
declare module '*/app/thinker.mjs' {
  export const Thinker: typeof import('../../web/app/thinker.mjs').Thinker;
}
declare module '*/app/toast.mjs' {
  export const toast: typeof import('../../web/app/toast.mjs').toast;
}
declare module '*/app/words.mjs' {
  export const setLanguage: typeof import('../../web/app/words.mjs').setLanguage;
}

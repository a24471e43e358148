// The canvas: what the browser tells of it goes to the program, which draws when asked to and when it asks.
export class Canvas {
  constructor(element, { changed, command }) {
    this.element = element;
    this.tells = { changed, command };
    this.frames = 0;
    this.on = false;
    this.asked = false;
  }

  // What the program is given to call.
  moduleOptions() {
    return {
      canvas: this.element,
      upkeepRequestFrame: () => this.draw(),
      upkeepRequestFrameIn: (milliseconds) => setTimeout(() => this.draw(), milliseconds),
      // Not at once: the program is in the middle of something.
      upkeepChanged: () => queueMicrotask(() => this.tells.changed()),
      upkeepCommand: (name, argument) => queueMicrotask(() => this.tells.command(name, argument)),
    };
  }

  start() { return false; }
  draw() {}
  regions() { return []; }
}

/** How long the rest will take, when it goes on as it went. */
export class TimeLeft {
  readonly #begunMs = performance.now();

  /** In words: `40 s`, `12 min`, `2.5 h`. @param done in this run @param open still to do */
  after(done: number, open: number): string {
    const seconds = (((performance.now() - this.#begunMs) / done) * open) / 1000;
    if (seconds < 90) return `${Math.ceil(seconds)} s`;
    const minutes = seconds / 60;
    return minutes >= 90 ? `${(minutes / 60).toFixed(1)} h` : `${Math.ceil(minutes)} min`;
  }
}

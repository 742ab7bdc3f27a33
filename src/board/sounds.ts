/** Sounds of a board: made on the spot, no files. Loaded when a board has `sounds`. */
import type { GameMove } from "../engine/game-move.ts";

/** A tone that fades: its pitch in Hz at the beginning and the end, how long it lasts, when it begins. */
interface Tone {
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly at?: number;
  readonly type?: OscillatorType;
}

const MOVE: readonly Tone[] = [{ from: 240, to: 90, seconds: 0.07, type: "triangle" }];
const CAPTURE: readonly Tone[] = [
  { from: 320, to: 70, seconds: 0.09, type: "square" },
  { from: 180, to: 60, seconds: 0.1, at: 0.03, type: "triangle" },
];
const CHECK: readonly Tone[] = [{ from: 660, to: 640, seconds: 0.16, at: 0.06 }];
const END: readonly Tone[] = [523, 659, 784].map((from, step) => ({ from, to: from, seconds: 0.3, at: 0.12 * step }));

const VOLUME = 0.16;

/** Lets a board be heard, while it has the attribute. */
export function listen(board: HTMLElement): void {
  let context: AudioContext | null = null;
  const play = (tones: readonly Tone[]) => {
    if (!board.hasAttribute("sounds") || !("AudioContext" in globalThis)) return;
    context ??= new AudioContext();
    void context.resume(); // until a person has touched the page, browsers keep it silent
    for (const tone of tones) sound(context, tone);
  };
  board.addEventListener("fw-move", ({ detail: { move } }) => play(tonesOf(move)));
  board.addEventListener("fw-end", () => play(END));
}

export function tonesOf({ captures, check }: Pick<GameMove, "captures" | "check">): readonly Tone[] {
  return [...(captures ? CAPTURE : MOVE), ...(check ? CHECK : [])];
}

function sound(context: AudioContext, { from, to, seconds, at = 0, type = "sine" }: Tone): void {
  const begin = context.currentTime + at;
  const oscillator = new OscillatorNode(context, { type, frequency: from });
  const gain = new GainNode(context, { gain: VOLUME });
  oscillator.frequency.exponentialRampToValueAtTime(to, begin + seconds);
  gain.gain.setValueAtTime(VOLUME, begin);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(begin + seconds);
}

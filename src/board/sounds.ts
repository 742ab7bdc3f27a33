/** Lets a board be heard. Loaded when a board has `sounds`. */
import { playSound, type Sound } from "./sound-synthesis.ts";

/** Sounds while the board has the attribute. */
export function listen(board: HTMLElement): void {
  let context: AudioContext | null = null;
  const play = (sound: Sound) => {
    if (!board.hasAttribute("sounds") || !("AudioContext" in globalThis)) return;
    context ??= new AudioContext();
    void context.resume(); // until a person has touched the page, browsers keep it silent
    playSound(context, sound);
  };
  board.addEventListener("fw-move", ({ detail: { move } }) => play(move));
  board.addEventListener("fw-end", () => play("end"));
}

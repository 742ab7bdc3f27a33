/** Sounds for what happens at the board. */
import type { Sound } from "../src/board/sound-synthesis.ts";
import type { Session } from "./session.ts";
import type { Chosen } from "./settings.ts";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

export class Sounds {
  readonly #chosen: Chosen;
  #context: AudioContext | null = null;

  constructor(session: Session, chosen: Chosen) {
    this.#chosen = chosen;
    session.board.addEventListener("fw-move", ({ detail }) => {
      if (!session.game.outcome) this.play(detail.move);
    });
    session.onEnd = () => this.play("end");
  }

  /** Whether there are sounds: as the person has chosen, otherwise unless reduced motion is asked for. */
  get isOn(): boolean {
    return this.#chosen.settings.sounds ?? !calm.matches;
  }

  play(sound: Sound): void {
    // Before the first press browsers let no page sound, and say so in the console.
    if (!this.isOn || !navigator.userActivation?.hasBeenActive) return;
    this.#context ??= new AudioContext();
    void this.#start(this.#context, sound).catch(() => undefined);
  }

  async #start(context: AudioContext, sound: Sound): Promise<void> {
    const { playSound } = await import("../src/board/sound-synthesis.ts");
    if (context.state !== "running") await context.resume();
    playSound(context, sound);
  }
}

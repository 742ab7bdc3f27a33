import type { FairywrenBoard } from "../../src/board/element.ts";
import type { Game } from "../../src/index.ts";

/** What a session uses of a board, without a page. */
export class PlainBoard extends EventTarget {
  game: Game | null = null;
  setAttribute(): void {}
  removeAttribute(): void {}
  toggleAttribute(): void {}
  hasAttribute = () => false;
  flip(): void {}
  refresh(): void {}
  move(text: string, by = "person"): void {
    const move = this.game?.play(text);
    this.dispatchEvent(new CustomEvent("fw-move", { detail: { move, by } }));
  }

  /** As sessions take it. */
  get asBoard(): FairywrenBoard {
    return this as unknown as FairywrenBoard;
  }
}

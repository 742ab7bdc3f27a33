/**
 * What a game keeps of its moves: the kernel's words, the keys of positions and, now and then, a position as bytes. Pieces,
 * moves and texts are made when somebody asks, by the kernel that all games of a variant share.
 */

import type { Kernel } from "../kernel/kernel.ts";
import type { CheckMark } from "../notation/san.ts";
import type { Right } from "../rules/model.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { askKernel } from "./shared.ts";

/** From one snapshot to the next, an even number: so many moves at most are played again to come back to a position. */
const SNAPSHOT_PLIES = 16;

export class Scoresheet {
  readonly variant: Variant;
  readonly start: Position;
  readonly #words: number[] = [];
  /** Low and high word of each position's key, the start's first. */
  readonly #keys: number[] = [];
  readonly #snapshots: Uint8Array[] = [];
  /** Those that words of moves name; known once the start has been set. */
  #rights: readonly Right[] | null = null;
  /** What the kernel listed for the current position: twice the number of moves, and one more in check. */
  #listed = 0;

  constructor(variant: Variant, start: Position) {
    this.variant = variant;
    this.start = start;
  }

  /** Plies played. */
  get length(): number {
    return this.#words.length;
  }

  /** Asks the kernel in the current position, whose moves are listed.
   *  @param ask may be called twice: a kernel that traps is replaced */
  ask<Answer>(ask: (kernel: Kernel, count: number) => Answer): Answer {
    return askKernel(this.variant, (kernel) => {
      this.#place(kernel);
      return ask(kernel, this.#listed >> 1);
    });
  }

  /** What the last move has done to the side to move. */
  get mark(): CheckMark {
    return this.ask(() => markOf(this.#listed));
  }

  /** Plays a legal move. */
  push(word: number): void {
    this.ask((kernel) => {
      this.#listed = kernel.advance(word);
      this.#words.push(word);
      this.#note(kernel);
      if (this.length % SNAPSHOT_PLIES === 0) this.#snapshots.push(kernel.save());
    });
  }

  /** Takes the last move back. @returns false when nothing was played */
  pop(): boolean {
    if (this.#words.pop() === undefined) return false;
    this.#keys.length -= 2;
    this.#snapshots.length = Math.floor(this.length / SNAPSHOT_PLIES);
    askKernel(this.variant, (kernel) => {
      kernel.holder = null;
    });
    return true;
  }

  /** How often the current position has occurred, this time included. */
  get occurrences(): number {
    this.ask(() => null);
    const keys = this.#keys;
    const last = keys.length - 2;
    const [low, high] = [keys[last], keys[last + 1]];
    let count = 0;
    // The same side is to move, so every other position is looked at.
    for (let at = last; at >= 0; at -= 4) if (keys[at] === low && keys[at + 1] === high) count++;
    return count;
  }

  /** Goes through the game once more.
   *  @param from the first ply that is looked at
   *  @param look sees each position with the word of the move that was played in it and the number of legal ones; what it
   *    gives is called with what that move did to the other side */
  map<Made>(from: number, look: (kernel: Kernel, word: number, count: number) => (mark: CheckMark) => Made): Made[] {
    if (this.length <= from) return [];
    return askKernel(this.variant, (kernel) => {
      this.#goTo(kernel, from);
      this.#listed = kernel.list();
      const made = this.#words.slice(from).map((word) => {
        const make = look(kernel, word, this.#listed >> 1);
        this.#listed = kernel.advance(word);
        return make(markOf(this.#listed));
      });
      kernel.holder = this;
      return made;
    });
  }

  /** Sees to it that the kernel has the current position and its moves. */
  #place(kernel: Kernel): void {
    if (kernel.holder === this) return;
    this.#goTo(kernel, this.length);
    this.#listed = kernel.list();
    if (this.#keys.length === 0) this.#note(kernel);
    kernel.holder = this;
  }

  #goTo(kernel: Kernel, ply: number): void {
    const snapshot = Math.floor(ply / SNAPSHOT_PLIES);
    const from = snapshot * SNAPSHOT_PLIES;
    if (snapshot > 0 && this.#rights)
      kernel.restore(this.#snapshots[snapshot - 1], this.#rights, this.start.moveNumber + from / 2);
    else this.#setStart(kernel);
    for (let at = from; at < ply; at++) kernel.playWord(this.#words[at]);
  }

  /** Whoever has read the start from a text has set it already. */
  #setStart(kernel: Kernel): void {
    if (this.#rights !== null || kernel.holder !== this.start) kernel.setPosition(this.start, this.#rights);
    this.#rights ??= kernel.rights;
  }

  /** Writes the key of the kernel's position down. It tells the squares crossed, and the piece that passed them is added. */
  #note(kernel: Kernel): void {
    const [low, high] = kernel.key();
    this.#keys.push(low, high + 2 ** 32 * ((kernel.victim() ?? -1) + 1));
    kernel.holder = this;
  }
}

/** What a move has done whose answers were listed. */
export function markOf(listed: number): CheckMark {
  if ((listed & 1) === 0) return "";
  return listed > 1 ? "+" : "#";
}

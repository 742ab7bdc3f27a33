/**
 * The moves of a game in compact form: the kernel's words, the keys of positions and periodic snapshots of the position
 * as bytes. Pieces, moves and texts are made on demand, by the kernel that all games of a variant share.
 */

import { type BySide, otherSide, type Side } from "../geometry/board.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { CheckMark } from "../notation/san.ts";
import type { Right } from "../rules/model.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { askKernel } from "./shared.ts";

/** Plies between snapshots: at most this many moves are replayed to return to a position. */
const SNAPSHOT_PLIES = 16;

interface Snapshot {
  readonly record: Uint8Array;
  readonly moveNumber: number;
}

export class Scoresheet {
  readonly variant: Variant;
  readonly start: Position;
  #words: number[] = [];
  /** Low and high word of each position's key, from the start. */
  #keys: number[] = [];
  /** Of each position: whether the side to move is in check. */
  #checks: boolean[] = [];
  #snapshots: Snapshot[] = [];
  /** The rights that castling words refer to; known once the start has been set. */
  #rights: readonly Right[] | null = null;
  /** The kernel's result of listing the current position: twice the number of moves, plus one in check; -1 while unknown. */
  #listed = -1;

  constructor(variant: Variant, start: Position) {
    this.variant = variant;
    this.start = start;
  }

  /** Another sheet with the same moves. */
  copy(): Scoresheet {
    const copy = new Scoresheet(this.variant, this.start);
    copy.#words = [...this.#words];
    copy.#keys = [...this.#keys];
    copy.#checks = [...this.#checks];
    copy.#snapshots = [...this.#snapshots];
    copy.#rights = this.#rights;
    copy.#listed = this.#listed;
    return copy;
  }

  /** Plies played. */
  get length(): number {
    return this.#words.length;
  }

  /** Queries the kernel in the current position, with its moves listed.
   *  @param ask may be called twice: a kernel that traps is replaced */
  ask<Answer>(ask: (kernel: Kernel, count: number) => Answer): Answer {
    return askKernel(this.variant, (kernel) => {
      this.#place(kernel);
      return ask(kernel, this.#listed >> 1);
    });
  }

  /** The last move's mark: check, mate or neither. */
  get mark(): CheckMark {
    return this.#listed < 0 ? this.ask(() => markOf(this.#listed)) : markOf(this.#listed);
  }

  /** Plays a legal move. */
  push(word: number): void {
    this.ask((kernel) => {
      this.#listed = kernel.advance(word);
      this.#words.push(word);
      this.#note(kernel);
      if (this.length % SNAPSHOT_PLIES === 0)
        this.#snapshots.push({ record: kernel.save(), moveNumber: kernel.moveNumber });
    });
  }

  /** Undoes the last move. @returns false when there is none */
  pop(): boolean {
    if (this.#words.pop() === undefined) return false;
    this.#keys.length -= 2;
    this.#checks.pop();
    this.#snapshots.length = Math.floor(this.length / SNAPSHOT_PLIES);
    this.#listed = -1;
    askKernel(this.variant, (kernel) => {
      kernel.holder = null;
    });
    return true;
  }

  /** Occurrences of the current position, including this one. */
  get occurrences(): number {
    const keys = this.#keys;
    if (keys.length === 0) this.ask(() => null);
    const last = keys.length - 2;
    const [low, high] = [keys[last], keys[last + 1]];
    let count = 0;
    // only positions with the same side to move can repeat, which are two plies apart where each turn has one move
    const step = this.variant.series ? 2 : 4;
    for (let at = last; at >= 0; at -= step) if (keys[at] === low && keys[at + 1] === high) count++;
    return count;
  }

  /** By side: whether it has moved since the current position came up first, and gave check with every move. */
  get checkedThroughout(): BySide<boolean> {
    const keys = this.#keys;
    const last = keys.length - 2;
    let first = last;
    for (let at = last; at >= 0; at -= 4) if (keys[at] === keys[last] && keys[at + 1] === keys[last + 1]) first = at;
    const turn: Side = this.length % 2 === 0 ? this.start.turn : otherSide(this.start.turn);
    // whoever is to move was checked by the other
    const since = this.#checks.slice(first / 2 + 1).reverse();
    const all = (parity: number) => since.length > 0 && since.every((check, index) => index % 2 !== parity || check);
    return turn === 0 ? [all(1), all(0)] : [all(0), all(1)];
  }

  /** Replays the game.
   *  @param from the first ply to look at
   *  @param look is called in each position with the word of the move played there and the number of legal moves; its
   *    result is called with that move's mark */
  map<Made>(from: number, look: (kernel: Kernel, word: number, count: number) => (mark: CheckMark) => Made): Made[] {
    if (this.length <= from) return [];
    return askKernel(this.variant, (kernel) => {
      this.#goTo(kernel, from);
      let listed = kernel.list();
      const made = this.#words.slice(from).map((word) => {
        const make = look(kernel, word, listed >> 1);
        listed = kernel.advance(word);
        return make(markOf(listed));
      });
      this.#listed = listed;
      kernel.holder = this;
      return made;
    });
  }

  /** Makes sure that the kernel has the current position, with its moves listed. */
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
    if (snapshot > 0 && this.#rights) {
      const { record, moveNumber } = this.#snapshots[snapshot - 1];
      kernel.restore(record, this.#rights, moveNumber);
    } else this.#setStart(kernel);
    for (let at = from; at < ply; at++) kernel.playWord(this.#words[at]);
  }

  /** A start that was read from text is set in the kernel already. */
  #setStart(kernel: Kernel): void {
    if (this.#rights !== null || kernel.holder !== this.start) kernel.setPosition(this.start, this.#rights);
    this.#rights ??= kernel.rights;
  }

  /** Records the position's key. It covers the crossed squares; the piece that crossed them is added to it. */
  #note(kernel: Kernel): void {
    const [low, high] = kernel.key();
    this.#checks.push((this.#listed & 1) !== 0);
    this.#keys.push(low, high + 2 ** 32 * ((kernel.victim() ?? -1) + 1));
    kernel.holder = this;
  }
}

/** The mark of a move, from the listing of its replies. */
export function markOf(listed: number): CheckMark {
  if ((listed & 1) === 0) return "";
  return listed > 1 ? "+" : "#";
}

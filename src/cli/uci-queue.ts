/** The commands of a UCI session that wait for their turn. */
import type { UciCommand } from "./uci-command.ts";
import { UciFault } from "./uci-fault.ts";

/** A command, and what lines behind it have said about it before its turn came. */
export interface Waiting {
  readonly command: UciCommand;
  isStopped: boolean;
  isHit: boolean;
}

/** More lines than these are refused while a search runs. */
const MOST_WAITING = 1_000;

export class UciQueue {
  #waiting: Waiting[] = [];

  /** The command whose turn is next; it stays the first until it is taken away. */
  get first(): Waiting | undefined {
    return this.#waiting[0];
  }

  /** @throws {UciFault} when too many wait already */
  add(command: UciCommand): void {
    if (this.#waiting.length >= MOST_WAITING) {
      throw new UciFault(`More than ${MOST_WAITING} lines wait for the search to end. Send 'stop' first.`);
    }
    this.#waiting.push({ command, isStopped: false, isHit: false });
  }

  removeFirst(): void {
    this.#waiting.shift();
  }

  /** Marks searches and perfts that wait as stopped: `stop` ends all that was asked for before it. */
  stop(isConcerned: (command: UciCommand) => boolean = () => true): void {
    for (const waiting of this.#waiting) if (isConcerned(waiting.command)) waiting.isStopped = true;
  }

  ponderHit(): void {
    for (const waiting of this.#waiting) waiting.isHit = true;
  }

  /** Takes away all commands of a type. @returns how many there were */
  removeAll(type: UciCommand["type"]): number {
    const others = this.#waiting.filter(({ command }) => command.type !== type);
    const count = this.#waiting.length - others.length;
    this.#waiting = others;
    return count;
  }
}

/** The queue of commands in a UCI session. */
import type { UciCommand } from "./uci-command.ts";
import { UciFault } from "./uci-fault.ts";

/** A queued command, and what later lines have said about it meanwhile. */
export interface Waiting {
  readonly command: UciCommand;
  isStopped: boolean;
  isHit: boolean;
}

/** The most commands queued during a search; more are refused. */
const MOST_WAITING = 1_000;

export class UciQueue {
  #waiting: Waiting[] = [];

  /** The next command; it stays in the queue until it is removed. */
  get first(): Waiting | undefined {
    return this.#waiting[0];
  }

  /** @throws {UciFault} when the queue is full */
  add(command: UciCommand): void {
    if (this.#waiting.length >= MOST_WAITING) {
      throw new UciFault(`More than ${MOST_WAITING} lines wait for the search to end. Send 'stop' first.`);
    }
    this.#waiting.push({ command, isStopped: false, isHit: false });
  }

  removeFirst(): void {
    this.#waiting.shift();
  }

  /** Marks queued searches and perfts as stopped: `stop` ends everything requested before it. */
  stop(isConcerned: (command: UciCommand) => boolean = () => true): void {
    for (const waiting of this.#waiting) if (isConcerned(waiting.command)) waiting.isStopped = true;
  }

  ponderHit(): void {
    for (const waiting of this.#waiting) waiting.isHit = true;
  }

  /** Removes all commands of a type. @returns how many there were */
  removeAll(type: UciCommand["type"]): number {
    const others = this.#waiting.filter(({ command }) => command.type !== type);
    const count = this.#waiting.length - others.length;
    this.#waiting = others;
    return count;
  }
}

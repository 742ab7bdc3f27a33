/** The queue of commands in a session with a chess program. */
import { LineFault } from "./line-fault.ts";

/** A queued command, and what later lines have said about it meanwhile. */
export interface Waiting<Command> {
  readonly command: Command;
  isStopped: boolean;
  isHit: boolean;
}

/** The most commands queued during a search; more are refused. */
const MOST_WAITING = 1_000;

export class CommandQueue<Command extends { readonly type: string }> {
  #waiting: Waiting<Command>[] = [];

  /** Executes the commands in order, up to the first that has to wait; each is in the queue until it has been executed.
   *  @param obey never rejects */
  async obeyInOrder(
    mustWait: (command: Command) => boolean,
    obey: (waiting: Waiting<Command>) => Promise<void>,
  ): Promise<void> {
    for (let [next] = this.#waiting; next && !mustWait(next.command); [next] = this.#waiting) {
      await obey(next);
      this.#waiting.shift();
    }
  }

  /** @throws {LineFault} when the queue is full */
  add(command: Command): void {
    if (this.#waiting.length >= MOST_WAITING) {
      throw new LineFault(`More than ${MOST_WAITING} lines wait for the search to end. Stop it first.`);
    }
    this.#waiting.push({ command, isStopped: false, isHit: false });
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  /** Whether one of the commands that wait is of a kind. */
  has(isMeant: (command: Command) => boolean): boolean {
    return this.#waiting.some(({ command }) => isMeant(command));
  }

  /** Marks queued searches and perfts as stopped: `stop` ends everything requested before it. */
  stop(isConcerned: (command: Command) => boolean = () => true): void {
    for (const waiting of this.#waiting) if (isConcerned(waiting.command)) waiting.isStopped = true;
  }

  ponderHit(): void {
    for (const waiting of this.#waiting) waiting.isHit = true;
  }

  /** Removes all commands of a type. @returns how many there were */
  removeAll(type: Command["type"]): number {
    const others = this.#waiting.filter(({ command }) => command.type !== type);
    const count = this.#waiting.length - others.length;
    this.#waiting = others;
    return count;
  }
}

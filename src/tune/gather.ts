/** The games of self-play of a tuning: those that were played before, and what is missing of them. */
import { type Crew, employ } from "./crew.ts";
import type { PlayedGame } from "./journal.ts";
import type { TaskOf } from "./order.ts";
import type { TuneDesk, TunePlan } from "./plan.ts";

/** Too few games say nothing about hundreds of weights. */
export const FEWEST_GAMES = 20;

/** Plays what is missing. @returns the games in the order of their numbers, which have no gaps; null when it was stopped */
export async function gather(plan: TunePlan, crew: Crew, desk: TuneDesk): Promise<readonly PlayedGame[] | null> {
  const gathering = new Gathering(plan, crew.size("game"), desk);
  await employ(
    crew,
    "game",
    () => gathering.next(),
    (task, samples) => gathering.add({ number: task.number, timeMs: gathering.timeOf(task), samples }),
  );
  return desk.signal?.aborted ? null : gathering.games;
}

class Gathering {
  readonly #plan: TunePlan;
  readonly #desk: TuneDesk;
  readonly #games: Map<number, PlayedGame>;
  readonly #begun = performance.now();
  /** When tasks were begun. */
  readonly #begins = new WeakMap<TaskOf<"game">, number>();
  /** Of earlier runs, by the clock on the wall, if as many worked on it. */
  readonly #beforeMs: number;
  #positions: number;
  #number = 0;

  constructor(plan: TunePlan, hands: number, desk: TuneDesk) {
    const most = plan.games ?? Number.POSITIVE_INFINITY;
    this.#plan = plan;
    this.#desk = desk;
    this.#games = new Map([...desk.journal.games].filter(([number]) => number < most));
    const known = [...this.#games.values()];
    this.#beforeMs = known.reduce((sum, { timeMs }) => sum + timeMs, 0) / hands;
    this.#positions = known.reduce((sum, { samples }) => sum + samples.length, 0);
  }

  get games(): readonly PlayedGame[] {
    return [...this.#games.values()].sort((one, other) => one.number - other.number);
  }

  /** The next game that is missing, or null when there are enough. */
  next(): TaskOf<"game"> | null {
    while (this.#games.has(this.#number)) this.#number++;
    if (this.#desk.signal?.aborted || this.#isEnough()) return null;
    const task = { kind: "game", number: this.#number++ } as const;
    this.#begins.set(task, performance.now());
    return task;
  }

  timeOf(task: TaskOf<"game">): number {
    return performance.now() - (this.#begins.get(task) ?? this.#begun);
  }

  add(game: PlayedGame): void {
    this.#games.set(game.number, game);
    this.#positions += game.samples.length;
    this.#desk.keepGame(game);
    this.#tell();
  }

  #isEnough(): boolean {
    if (this.#plan.games !== null) return this.#number >= this.#plan.games;
    return this.#elapsedMs() >= this.#plan.timeMs && this.#number >= FEWEST_GAMES;
  }

  #elapsedMs(): number {
    return this.#beforeMs + performance.now() - this.#begun;
  }

  #tell(): void {
    const { games, timeMs: wanted } = this.#plan;
    const [played, timeMs] = [this.#games.size, this.#elapsedMs()];
    const share = Math.min(1, games === null ? timeMs / wanted : played / games);
    this.#desk.report({ type: "games", played, positions: this.#positions, share, timeMs });
  }
}

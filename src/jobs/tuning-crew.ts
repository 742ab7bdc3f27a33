/** A crew that gives the games of a tuning to whoever takes jobs; positions are looked at by a crew of this machine. */

import { providedWeights } from "../definition/provided-weights.ts";
import type { Crew } from "../tune/crew.ts";
import type { OrderSettings } from "../tune/make-order.ts";
import type { AnswerOf, Task, TaskOf, Work } from "../tune/order.ts";
import { weightsFile, weightsText } from "../tune/weights-file.ts";
import type { Variant } from "../variant/variant.ts";
import type { Weights } from "../variant/weights.ts";
import { type Job, type JobVariant, makeJob } from "./job.ts";
import type { Runner } from "./runner.ts";
import { gamesOf, MOST_NUMBERS, pointsOf, TUNING, type TuningSettings } from "./tuning.ts";

/** What jobs are about. */
export interface SharedTuning {
  readonly variant: Variant;
  readonly given: JobVariant;
  readonly settings: OrderSettings;
  /** Of `TUNING`. */
  readonly engine: string;
}

type PlayedTask = TaskOf<"game"> | TaskOf<"pair">;

interface Asked {
  readonly task: PlayedTask;
  readonly settle: (answer: never) => void;
  readonly fail: (error: unknown) => void;
}

/** Games that are asked for at once: a round ends when all have been played. */
const GAMES_OF_A_ROUND = 100_000;
/** Few, so that the gate is heard before more are played than it takes. */
const PAIRS_OF_A_ROUND = 64;
const PAIRS_OF_A_JOB = 8;
/** How long a job is meant to take, and what is expected of games: it need not be true. */
const JOB_MS = 20_000;
const MOVES_OF_A_GAME = 70;
const NODES_OF_A_MS = 400;

/** What those hear who have asked for games when nobody waits for them any more. */
export class Stopped extends Error {}

export class TuningCrew implements Crew {
  readonly #tuning: SharedTuning;
  readonly #runner: Runner;
  readonly #own: Crew;
  /** What is given in the next round, and in this one. */
  #asked: Asked[] = [];
  #given: readonly Asked[] = [];
  #isAtWork = false;

  constructor(tuning: SharedTuning, runner: Runner, own: Crew) {
    this.#tuning = tuning;
    this.#runner = runner;
    this.#own = own;
  }

  size(kind: Work): number {
    if (kind === "game") return GAMES_OF_A_ROUND;
    return kind === "pair" ? PAIRS_OF_A_ROUND : this.#own.size(kind);
  }

  ask<Kind extends Work>(task: TaskOf<Kind>): Promise<AnswerOf<Kind>>;
  ask(task: Task): Promise<AnswerOf<Work>> {
    if (task.kind === "features") return this.#own.ask(task);
    return new Promise((settle, fail) => {
      this.#asked.push({ task, settle, fail });
      // whoever asks in one go is given in one go
      if (!this.#isAtWork) setTimeout(() => this.#work());
      this.#isAtWork = true;
    });
  }

  /** Waits for no more games. Those that were given are played all the same, for whoever asks again. */
  stop(): void {
    fail([...this.#given, ...this.#asked.splice(0)], new Stopped());
  }

  async #work(): Promise<void> {
    while (this.#asked.length > 0) {
      this.#given = this.#asked;
      this.#asked = [];
      await this.#play(this.#given).catch((error) => fail(this.#given, error));
    }
    this.#isAtWork = false;
  }

  async #play(round: readonly Asked[]): Promise<void> {
    const groups = groupsOf(round, this.#mostOf(round[0].task.kind));
    const asked = new Map(groups.map((group) => [this.#jobOf(group), group]));
    await this.#runner.run([...asked.keys()], (job, value) => {
      answer(asked.get(job) ?? [], value);
      return true;
    });
  }

  #mostOf(kind: PlayedTask["kind"]): number {
    if (kind === "pair") return PAIRS_OF_A_JOB;
    const gameMs = (this.#tuning.settings.nodes * MOVES_OF_A_GAME) / NODES_OF_A_MS;
    return Math.max(1, Math.min(MOST_NUMBERS, Math.floor(JOB_MS / gameMs)));
  }

  #jobOf(group: readonly Asked[]): Job {
    const { variant, given, engine, settings } = this.#tuning;
    const [{ task }] = group;
    const own: TuningSettings = {
      nodes: settings.nodes,
      judgeNodes: settings.judgeNodes,
      provided: providedText(variant),
      judged: task.kind === "pair" ? weightsFile(variant, task.weights) : null,
      numbers: group.map(({ task: { number } }) => number),
    };
    return makeJob({ kind: TUNING.name, engine, variant: given, seed: settings.seed, settings: own });
  }
}

/** Neighbours of one kind, and of the same weights. */
function groupsOf(round: readonly Asked[], most: number): Asked[][] {
  const groups: Asked[][] = [];
  for (const one of round) {
    const group = groups.at(-1);
    const isLike = group && weightsOf(group[0].task) === weightsOf(one.task);
    if (isLike && group.length < most) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

function weightsOf(task: PlayedTask): Weights | null {
  return task.kind === "pair" ? task.weights : null;
}

/** Those that have been answered do not hear it. */
function fail(asked: readonly Asked[], error: unknown): void {
  for (const one of asked) one.fail(error);
}

function answer(group: readonly Asked[], value: unknown): void {
  const isJudging = group[0]?.task.kind === "pair";
  const answers = isJudging ? pointsOf(value) : gamesOf(value).map(({ samples }) => samples);
  for (const [index, { settle }] of group.entries()) settle(answers[index] as never);
}

/** The weights that came with the variant, as a file has them. */
function providedText(variant: Variant): string | null {
  const weights = providedWeights(variant);
  return weights && weightsText(variant, weights);
}

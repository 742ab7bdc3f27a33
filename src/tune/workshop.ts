/** Does the work of a tuning, one task after another: on this thread, or as what a worker has. */
import { provideWeights } from "../definition/provided-weights.ts";
import { receiveVariant } from "../definition/receive.ts";
import { rulesDigest } from "../variant/digest.ts";
import type { Variant } from "../variant/variant.ts";
import type { Weights } from "../variant/weights.ts";
import { Duel } from "./duel.ts";
import { extractFeatures, type Features } from "./features.ts";
import type { AnswerOf, Order, Task, TaskOf, Work } from "./order.ts";
import { startOfFit } from "./parameters.ts";
import type { Sample } from "./sample.ts";
import { SelfPlay } from "./self-play.ts";

export class Workshop {
  readonly #order: Order;
  readonly #variant: Variant;
  #play: SelfPlay | null = null;
  #duel: { readonly weights: string; readonly duel: Duel } | null = null;

  /** The kernel for the variant must have been provided.
   *  @throws {FairywrenError} when the document is not that of a variant */
  constructor(order: Order) {
    this.#order = order;
    this.#variant = receiveVariant(order.id, order.document);
    provideWeights(rulesDigest(this.#variant), order.fitted);
  }

  /** The same answer for the same task, whoever else works on the order. */
  do<Kind extends Work>(task: TaskOf<Kind>): AnswerOf<Kind>;
  do(task: Task): AnswerOf<Work> {
    if (task.kind === "game") return this.#game(task.number);
    if (task.kind === "pair") return this.#pair(task.weights, task.number);
    return this.#features(task.weights, task.samples);
  }

  #game(number: number): readonly Sample[] {
    this.#play ??= new SelfPlay(this.#variant, this.#order.nodes);
    return this.#play.play(number, this.#order.seed);
  }

  #features(weights: Weights | null, samples: readonly Sample[]): Features {
    const variant = { ...this.#variant, weights };
    return extractFeatures(variant, startOfFit(variant), samples);
  }

  #pair(weights: Weights, number: number): number {
    const text = JSON.stringify(weights);
    if (this.#duel?.weights !== text) {
      const duel = new Duel({ ...this.#variant, weights }, this.#variant, this.#order.judgeNodes);
      this.#duel = { weights: text, duel };
    }
    return this.#duel.duel.playPair(number, this.#order.seed);
  }
}

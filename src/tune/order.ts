/** What a tuning asks of those who do its work: plain data, which can be sent to another thread. */
import type { VariantDocument } from "../definition/schema-types.generated.ts";
import type { WeightsDocument } from "../definition/weights.ts";
import type { Weights } from "../variant/weights.ts";
import type { Features } from "./features.ts";
import type { Sample } from "./sample.ts";

/** The variant, and how its games are played: the same for all tasks of a tuning. */
export interface Order {
  readonly id: string;
  readonly document: VariantDocument;
  /** The weights that it is played with now, where they are not in the document; null for computed ones. */
  readonly fitted: WeightsDocument | null;
  /** Of each move of self-play, and of a game that judges. */
  readonly nodes: number;
  readonly judgeNodes: number;
  readonly seed: number;
}

/** By what is to be done. */
export interface Works {
  /** A game of self-play. */
  readonly game: { readonly task: { readonly number: number }; readonly answer: readonly Sample[] };
  /** What each weight counts in some positions, with weights that a fit starts from; null for computed ones. */
  readonly features: {
    readonly task: { readonly weights: Weights | null; readonly samples: readonly Sample[] };
    readonly answer: Features;
  };
  /** A pair of games that judge weights: what they have of it, 0 to 2. */
  readonly pair: { readonly task: { readonly weights: Weights; readonly number: number }; readonly answer: number };
}

export type Work = keyof Works;
export type TaskOf<Kind extends Work> = { readonly kind: Kind } & Works[Kind]["task"];
export type Task = { [Kind in Work]: TaskOf<Kind> }[Work];
export type AnswerOf<Kind extends Work> = Works[Kind]["answer"];

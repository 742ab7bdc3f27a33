/** Openings: a start of the variant and some random legal moves, after which neither side is lost. */
import { Game } from "../engine/game.ts";
import { writeFen } from "../notation/fen.ts";
import { countStarts, startPosition } from "../rules/starts.ts";
import { type Dice, diceOf } from "../tune/dice.ts";
import type { Variant } from "../variant/variant.ts";
import type { Player } from "./player.ts";

export interface Opening {
  readonly startFen: string;
  /** UCI text. */
  readonly moves: readonly string[];
}

export interface OpeningPlan {
  readonly seed: number;
  /** Random plies after the start. */
  readonly plies: number;
  /** Whether the starts are the variant's numbered ones. */
  readonly numbered: boolean;
  /** The FEN of a start as it is played, where a player cannot play it as it is. */
  readonly startFen?: (fen: string) => string;
}

/** A plan of which the variant decides what is null. */
export interface OpeningChoice {
  readonly seed: number;
  readonly plies: number | null;
  readonly numbered: boolean | null;
}

const RANDOM_PLIES = 6;
const RANDOM_PLIES_AFTER_NUMBERED_START = 4;

/** Fills in what was not chosen: numbered starts where the variant has them, and fewer plies after them. */
export function openingPlan(variant: Variant, { seed, numbered, plies }: OpeningChoice): OpeningPlan {
  const starts = numbered ?? countStarts(variant) > 1;
  return { seed, numbered: starts, plies: plies ?? (starts ? RANDOM_PLIES_AFTER_NUMBERED_START : RANDOM_PLIES) };
}

/** Neither side should be ahead by more, in hundredths of a pawn. */
const LARGEST_LEAD_CP = 150;
/** Nodes of the search that says so. */
const CHECK_NODES = 10_000;
const MOST_TRIES = 100;

/**
 * The opening of a pair: the same for the same plan, pair and checker. Where one side is always ahead it is the evenest of
 * those that were drawn, and fair all the same, since it is played twice with colours exchanged.
 * @throws {Error} when every game ended in its opening
 */
export async function findOpening(
  variant: Variant,
  plan: OpeningPlan,
  pair: number,
  checker: Player,
): Promise<Opening> {
  const dice = diceOf(plan.seed, pair);
  let evenest: { opening: Opening; leadCp: number } | null = null;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const opening = drawOpening(variant, plan, dice);
    if (opening === null) continue;
    const leadCp = await leadIn(checker, opening);
    if (leadCp <= LARGEST_LEAD_CP) return opening;
    if (evenest === null || leadCp < evenest.leadCp) evenest = { opening, leadCp };
  }
  if (evenest) return evenest.opening;
  throw new Error(`no opening of ${plan.plies} plies was found in ${MOST_TRIES} tries: the game ended in each`);
}

/** A random opening, whoever is ahead; null when the game ended in it. */
export function drawOpening(variant: Variant, plan: OpeningPlan, dice: Dice): Opening | null {
  const start = plan.numbered ? startPosition(variant, dice(countStarts(variant))) : variant.setup;
  const fen = writeFen(variant, start);
  const startFen = plan.startFen?.(fen) ?? fen;
  const game = Game.start(variant, { fen: startFen });
  const moves: string[] = [];
  while (moves.length < plan.plies && !game.outcome) {
    const legal = game.legalMoves();
    moves.push(game.play(legal[dice(legal.length)]).uci);
  }
  return game.outcome ? null : { startFen, moves };
}

/** By how much one side is ahead. */
async function leadIn(checker: Player, { startFen, moves }: Opening): Promise<number> {
  await checker.newGame(startFen);
  const { scoreCp } = await checker.think({ startFen, moves }, { nodes: CHECK_NODES });
  return scoreCp === null ? Number.POSITIVE_INFINITY : Math.abs(scoreCp);
}

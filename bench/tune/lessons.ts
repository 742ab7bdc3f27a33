/**
 * Positions of games that were played before, by whom ever: a match against a stronger engine shows what self-play does
 * not, because there an attack is met by somebody who knows no better. Only how a game ended is learnt from it.
 */
import { Game, type Variant } from "../../src/index.ts";
import { writeFen, writeUci } from "../../src/notation.ts";
import { isInstructive, POINTS, type Sample } from "./sample.ts";

/** Openings are given, not chosen. */
const OPENING_PLIES = 8;
/** In the reason of a game that was lost by time: `time forfeit`, or what a match says of it. */
const TIME = /\btime\b/i;

/**
 * The quiet positions of the games of a PGN file, without the opening.
 * @param first number of its first game
 * @throws {FairywrenError} when a game cannot be read
 */
export function readLessons(variant: Variant, pgn: string, first: number): Sample[] {
  const games = pgn.split(/\n(?=\[Event )/).filter((text) => text.trim() !== "");
  return games.flatMap((text, index) => lessonsOf(variant, Game.fromPgn(text, { variant }), first + index));
}

function lessonsOf(variant: Variant, { moves, outcome, startPosition }: Game, game: number): Sample[] {
  // Who lost by time did not lose by the position.
  if (outcome === null || TIME.test(outcome.reason)) return [];
  const result = POINTS[outcome.result];
  const follower = Game.start(variant, { fen: writeFen(variant, startPosition) });
  return moves.flatMap((move, ply) => {
    const counts = ply >= OPENING_PLIES && isInstructive(follower, move);
    const samples = counts ? [{ fen: follower.fen(), score: null, result, game }] : [];
    follower.play(writeUci(variant, move));
    return samples;
  });
}

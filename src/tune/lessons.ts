/**
 * Positions of games that were played before, by whom ever: a match against a stronger engine shows what self-play does
 * not, because there an attack is met by somebody who knows no better. Only how a game ended is learnt from it.
 */
import { Game } from "../engine/game.ts";
import { readPgn } from "../engine/read-pgn.ts";
import { writeFen } from "../notation/fen.ts";
import { writeUci } from "../notation/move.ts";
import type { Variant } from "../variant/variant.ts";
import { isInstructive, POINTS, type Sample } from "./sample.ts";

/** Openings are given, not chosen. */
const OPENING_PLIES = 8;
/** In the reason of a game that was lost by time: `time forfeit`, or what a match says of it. */
const TIME = /\btime\b/i;
/** Games of files are numbered behind all of self-play, those of each file from a number of its own. */
const FIRST_LESSON = 1_000_000_000;
const LESSONS_OF_A_FILE = 100_000;

/**
 * The quiet positions of the games of a PGN file, without the opening.
 * @param place of the file among others, from 0
 * @param file its name, for diagnostics
 * @throws {FairywrenError} when a game cannot be read, or is of another variant
 */
export function readLessons(variant: Variant, pgn: string, place: number, file = "<pgn>"): Sample[] {
  const samples: Sample[] = [];
  for (const read of readPgn(pgn, { variant, file, findVariant: () => null })) {
    if (!read.ok) throw read.error;
    const number = FIRST_LESSON + place * LESSONS_OF_A_FILE + read.index;
    samples.push(...lessonsOf(variant, read.game, number));
  }
  return samples;
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

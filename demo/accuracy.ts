/** How good the moves of a game were, by what an engine says of the positions between them. */

/** What is known of a position. */
export interface Evaluation {
  /** White's chances, 0 to 1. */
  readonly share: number;
  /** The score in few characters; how the game ended, at its end. */
  readonly score: string;
  /** The best line, as UCI text; empty at the game's end. */
  readonly line: readonly string[];
}

export interface Judged {
  /** What the mover's chances have lost, 0 to 1. */
  readonly loss: number;
  /** PGN's glyph for it: 6 dubious, 2 a mistake, 4 a blunder; null for a move that is none of them. */
  readonly nag: number | null;
}

/** From which loss on a move is called so; the worst come first. */
const VERDICTS: readonly (readonly [loss: number, nag: number])[] = [
  [0.15, 4],
  [0.1, 2],
  [0.05, 6],
];

/** Judges the moves of a game.
 *  @param evaluations of all positions, of the start first, as far as they are known
 *  @param moves as UCI text
 *  @param sides whose moves they are
 *  @returns as many as there are evaluations on both sides of */
export function judge(
  evaluations: readonly Evaluation[],
  moves: readonly string[],
  sides: readonly (0 | 1)[],
): Judged[] {
  return evaluations.slice(1).map((after, ply) => {
    const before = evaluations[ply];
    // Two searches differ a little: the engine's own move has lost nothing.
    const isBest = before.line[0] === moves[ply];
    const gain = sides[ply] === 0 ? after.share - before.share : before.share - after.share;
    const loss = isBest ? 0 : Math.max(0, -gain);
    return { loss, nag: VERDICTS.find(([least]) => loss >= least)?.[1] ?? null };
  });
}

/** A side's accuracy in per cent, the mean of its moves'; null without moves. */
export function accuracyOf(judged: readonly Judged[], side: 0 | 1, sides: readonly (0 | 1)[]): number | null {
  const own = judged.filter((_, ply) => sides[ply] === side);
  if (own.length === 0) return null;
  return own.reduce((sum, { loss }) => sum + accuracyAt(loss), 0) / own.length;
}

/** The curve of https://lichess.org/page/accuracy: 100 without a loss, about 63 where a tenth of the chances is lost. */
function accuracyAt(loss: number): number {
  return Math.min(100, Math.max(0, 103.1668 * Math.exp(-4.354 * loss) - 3.1669));
}

/** Scores of a search for people, from White's side. */
import { isWonByMate, type Score, type Variant } from "../src/index.ts";
import { t } from "./language.ts";

/** `+0.35`, `−1.20`, `White mates in 3`, or `White wins in 3` where games are decided otherwise too.
 *  @param game whose side to move has the view that scores have */
export function scoreText(
  score: Score,
  { turn, variant }: { readonly turn: 0 | 1; readonly variant: Variant },
): string {
  const value = fromWhite(score, turn);
  if (score.type !== "mate") return pawnsText(value);
  const moves = Math.abs(value);
  if (isWonByMate(variant)) return value > 0 ? t`White mates in ${moves}` : t`Black mates in ${moves}`;
  return value > 0 ? t`White wins in ${moves}` : t`Black wins in ${moves}`;
}

/** The same in few characters: `#3`, `−#2` for Black. */
export function shortScore(score: Score, turn: 0 | 1): string {
  const value = fromWhite(score, turn);
  if (score.type === "mate") return `${value > 0 ? "" : MINUS}#${Math.abs(value)}`;
  return pawnsText(value);
}

/** In pawns, −10 to 10. */
export function pawnsOf(score: Score, turn: 0 | 1): number {
  const value = fromWhite(score, turn);
  if (score.type === "mate") return value > 0 ? 10 : -10;
  return Math.max(-10, Math.min(10, value / 100));
}

/** White's share of the evaluation bar, 0 to 1. */
export function shareOf(score: Score, turn: 0 | 1): number {
  if (score.type === "mate") return fromWhite(score, turn) > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-0.004 * fromWhite(score, turn)));
}

const MINUS = "\u2212";

function fromWhite(score: Score, turn: 0 | 1): number {
  const value = score.type === "mate" ? score.moves : score.value;
  return turn === 0 ? value : -value;
}

function pawnsText(hundredths: number): string {
  const sign = hundredths > 0 ? "+" : hundredths < 0 ? MINUS : "";
  return `${sign}${(Math.abs(hundredths) / 100).toFixed(2)}`;
}

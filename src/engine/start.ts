/** Where a game starts. */
import { checkText } from "../diagnostic/argument.ts";
import { startPosition } from "../rules/starts.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { readPosition } from "./position.ts";
import { misuse, refusal } from "./refuse.ts";

export interface StartOptions {
  /** The number of a start position, from 0; default: the variant's setup. */
  readonly start?: number;
  /** A position to start from, instead of a number. */
  readonly fen?: string;
}

/** The position of a numbered start, of a FEN or of the variant's setup.
 *  @throws {FairywrenError} every reason why a FEN is refused; `unknown-start`, `start-twice`, `wrong-type` */
export function startOf(variant: Variant, { start, fen }: StartOptions): Position {
  if (start !== undefined && fen !== undefined)
    throw misuse("start-twice", "Give a start number or a FEN, not both.", "<start>");
  if (fen === undefined) return start === undefined ? variant.setup : startPosition(variant, start);
  checkText("FEN", fen);
  const parsed = readPosition(variant, fen);
  if (!parsed.ok) throw refusal(parsed.faults, fen, "<fen>");
  return parsed.position;
}

/** First leaps against the other rules: a FEN has to tell who may still leap. */
import type { Army } from "../../definition/army.ts";
import type { Ground } from "../../definition/squares.ts";
import { quote } from "../../diagnostic/fault.ts";
import { fileOf, SIDE_NAMES, SIDES, type Square } from "../../geometry/board.ts";
import { isFileLetter, squareName } from "../../geometry/square.ts";
import type { Variant } from "../../variant/variant.ts";
import type { Castling, Entering, Promotion } from "../model.ts";
import { FIRST_LEAP_KEY } from "./document.ts";
import type { FirstLeap } from "./model.ts";

interface Parts {
  readonly firstLeaps: readonly FirstLeap[];
  readonly castlings: readonly Castling[];
  readonly entering: Entering | null;
  readonly promotions: readonly Promotion[];
}

export function checkFirstLeaps(ground: Ground, army: Army, parts: Parts): void {
  for (const leap of parts.firstLeaps) {
    const { id, royal } = army.pieceTypes[leap.kind];
    const path = ["pieces", id, FIRST_LEAP_KEY];
    if (leap.isWayUnattacked && !royal)
      ground.faults.value([...path, "over"], {
        code: "wrong-value",
        message: `${quote(id)} is not royal: attacks on the way are nothing to it, so leave 'over' out.`,
      });
    const message = whyNot(ground, army, parts, leap);
    if (message) ground.faults.key(path, { code: "unsupported-rule", message });
  }
}

/** What a leap cannot be played with yet. */
function whyNot(
  { board }: Ground,
  { pieceTypes }: Army,
  { castlings, entering, promotions }: Parts,
  { kind }: FirstLeap,
): string | null {
  const { id } = pieceTypes[kind];
  if (promotions.some((rule) => rule.kind === kind))
    return `${quote(id)} promotes, and a piece that promotes cannot leap so yet.`;
  if (entering) return "Where pieces enter as others leave nothing leaps so yet: a FEN has one letter for both rights.";
  for (const { letter, name, mover, king, partner } of castlings) {
    if (mover === kind) return `${quote(id)} castles, and a piece that castles cannot leap so yet.`;
    if (king.from === null || partner.from === null)
      return `The right ${quote(name)} of 'start' squares is not told from that of a leap in a FEN: name its squares.`;
    if (isFileLetter(board, letter))
      return `The letter ${quote(letter)} of ${quote(name)} is also that of a file on which a piece may leap: take one beyond the files.`;
  }
  return null;
}

/** Once the squares are known from which pieces leap. */
export function checkLeapers(ground: Ground, variant: Variant): void {
  const { firstLeaps, pieceTypes } = variant;
  for (const { kind } of firstLeaps) {
    const { id, firstMove } = pieceTypes[kind];
    const message = firstMove.every((squares) => squares.length === 0)
      ? `No start has ${quote(id)} on the board, so it never leaps.`
      : whyFilesShared(variant);
    if (message === null) continue;
    ground.faults.key(["pieces", id, FIRST_LEAP_KEY], { code: "unsupported-rule", message });
    return;
  }
}

/** A king, of which each side has one, may begin anywhere. */
function whyFilesShared({ firstLeaps, pieceTypes, board, royal }: Variant): string | null {
  if (firstLeaps.every(({ kind }) => kind === royal)) return null;
  for (const side of SIDES) {
    const squares = firstLeaps.flatMap(({ kind }) => pieceTypes[kind].firstMove[side]);
    const isOn = (square: Square) => (other: Square) => fileOf(board, other) === fileOf(board, square);
    const second = squares.find((square, index) => squares.slice(0, index).some(isOn(square)));
    if (second === undefined) continue;
    const file = squareName(board, second)[0];
    return `${SIDE_NAMES[side]}'s pieces would leap from two squares of the file ${file}, and a FEN has one letter for both.`;
  }
  return null;
}

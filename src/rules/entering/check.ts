/** Entering against the other rules: a FEN has to tell what is left of it, and a move its piece. */
import type { Army } from "../../definition/army.ts";
import type { Ground } from "../../definition/squares.ts";
import { quote } from "../../diagnostic/fault.ts";
import { fileOf, SIDE_NAMES, SIDES } from "../../geometry/board.ts";
import { isFileLetter, squareName } from "../../geometry/square.ts";
import { FEW_KINDS } from "../../variant/kinds.ts";
import type { Castling, Hands } from "../model.ts";
import type { Entering } from "./model.ts";
import { ENTERING_PATH } from "./read.ts";

interface EnteringParts {
  readonly entering: Entering | null;
  readonly castlings: readonly Castling[];
  readonly hands: Hands | null;
}

export function checkEntering(ground: Ground, army: Army, { entering, castlings, hands }: EnteringParts): void {
  if (!entering || ground.faults.isBroken(["hands"]) || isNeverFilled(hands)) return;
  const message =
    whyNowhere(entering) ??
    whyUnspoken(army) ??
    whyFilesShared(ground, entering) ??
    whyCastlingsUntold(ground, castlings) ??
    whyUnnamed(army, entering);
  if (message) ground.faults.key(ENTERING_PATH.slice(0, 2), { code: "hands", message });
}

/** Hands that nothing fills, which has been reported. */
function isNeverFilled(hands: Hands | null): boolean {
  return hands !== null && !hands.fills && hands.held.every((kinds) => kinds.length === 0);
}

function whyNowhere({ squares, kinds }: Entering): string | null {
  if (squares.every((own) => own.length === 0)) return "There is no square on which a piece could enter.";
  return kinds.every((own) => own.length === 0) ? "No piece that could enter is ever in a hand." : null;
}

/** A move word of such variants has no room for what enters. */
function whyUnspoken({ pieceTypes: { length } }: Army): string | null {
  if (length <= FEW_KINDS) return null;
  return `There are ${length} pieces, and where pieces enter as others leave there are at most ${FEW_KINDS}.`;
}

function whyFilesShared({ board }: Ground, { squares }: Entering): string | null {
  for (const side of SIDES) {
    const second = squares[side].find((square, index) =>
      squares[side].slice(0, index).some((other) => fileOf(board, other) === fileOf(board, square)),
    );
    if (second === undefined) continue;
    const file = squareName(board, second)[0];
    return `${SIDE_NAMES[side]}'s pieces would enter on two squares of the file ${file}, and a FEN has one letter for both.`;
  }
  return null;
}

function whyCastlingsUntold({ board }: Ground, castlings: readonly Castling[]): string | null {
  for (const { letter, name, king, partner, upTo, isFromHand } of castlings) {
    if (king.from === null || partner.from === null)
      return `The right ${quote(name)} of 'start' squares is not told from squares to enter on in a FEN: name the squares.`;
    if (upTo !== undefined)
      return `The king goes to several squares in ${quote(name)}, and what enters on the partner's square is written alike in all of them.`;
    if (isFromHand)
      return `The right ${quote(name)} from the hand is not told from that of pieces that have not moved in a FEN.`;
    if (isFileLetter(board, letter))
      return `The letter ${quote(letter)} of ${quote(name)} is also that of a file on which pieces enter: take one beyond the files.`;
  }
  const twin = castlings.find((one, index) => castlings.slice(0, index).some((other) => haveOnePair(one, other)));
  if (!twin) return null;
  return `The castling ${quote(twin.name)} has the king and the partner of another, and what enters on the partner's square is written alike in both.`;
}

function haveOnePair(one: Castling, other: Castling): boolean {
  return one.side === other.side && one.king.from === other.king.from && one.partner.from === other.partner.from;
}

function whyUnnamed({ pieceTypes }: Army, { kinds }: Entering): string | null {
  const kind = kinds.flat().find((own) => pieceTypes[own].letter.startsWith("+"));
  return kind === undefined ? null : `${quote(pieceTypes[kind].id)} has no letter of its own by which it could enter.`;
}

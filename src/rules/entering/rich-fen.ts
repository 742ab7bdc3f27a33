/** Gates in a FEN: the letters of their files behind those of castling, where no right to castle tells of them. */
import { quote, type TextFault } from "../../diagnostic/fault.ts";
import type { Side, Square } from "../../geometry/board.ts";
import { fileLetter, squareName } from "../../geometry/square.ts";
import type { FenRules } from "../../notation/fen-rules.ts";
import { readFileLetters } from "../../notation/rights-field.ts";
import { isPieceOn } from "../../variant/pieces.ts";
import type { Field, GateScene } from "../fen.ts";
import type { GatesOfPosition } from "./model.ts";
import { gatesOf, NO_GATES } from "./rule.ts";

/** @param field that of rights */
export function readGates(rules: FenRules, scene: GateScene, field: Field, faults: TextFault[]): GatesOfPosition {
  if (!rules.entering) return NO_GATES;
  const named = readFileLetters(rules.board, field, (letter) => gateOf(rules, scene, letter), faults);
  return gatesOf(rules, [...named, ...squaresOf(rules, scene)], scene.pieces, scene.hands);
}

/** The gate that a letter means, or why it means none. */
function gateOf(
  { board, entering }: FenRules,
  { pieces }: GateScene,
  letter: string,
): Square | Pick<TextFault, "code" | "message"> {
  const side: Side = letter === letter.toUpperCase() ? 0 : 1;
  const square = entering?.squares[side].find((own) => fileLetter(board, own, side) === letter);
  if (square === undefined)
    return { code: "fen-right", message: `${quote(letter)} is no file on which a piece of that side may enter.` };
  if (pieces[square]?.side === side) return square;
  const message = `The right ${quote(letter)} is not backed by the board: no own piece stands on ${squareName(board, square)}.`;
  return { code: "fen-right-unbacked", message };
}

/** A king and a partner that may castle have not moved. The right by which a game has been won stays when they have. */
function squaresOf({ castlings }: FenRules, { rights, pieces }: Pick<GateScene, "rights" | "pieces">): Square[] {
  return rights.flatMap(({ castling, king, partner }) => {
    const { side, mover, partner: other } = castlings[castling];
    const isUnmoved = isPieceOn(pieces, king, mover, side) && isPieceOn(pieces, partner, other.kind, side);
    return isUnmoved ? [king, partner] : [];
  });
}

/** The gates that no right to castle tells of. */
export function gatesToTell(rules: FenRules, position: GatesOfPosition & GateScene): Square[] {
  const told = new Set(squaresOf(rules, position));
  return position.gates.filter((square) => !told.has(square));
}

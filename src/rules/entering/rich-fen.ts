/** Gates in a FEN: the letters of their files behind those of castling, where no right to castle tells of them. */
import { quote, type TextFault } from "../../diagnostic/fault.ts";
import type { Side, Square } from "../../geometry/board.ts";
import { fileLetter, squareName } from "../../geometry/square.ts";
import type { FenRules } from "../../notation/fen-rules.ts";
import { readFileLetters } from "../../notation/rights-field.ts";
import type { Field, GateScene } from "../fen.ts";
import type { GatesOfPosition } from "./model.ts";
import { gatesOf, NO_GATES } from "./rule.ts";
import { gatesOfRights } from "./told.ts";

/** @param field that of rights */
export function readGates(rules: FenRules, scene: GateScene, field: Field, faults: TextFault[]): GatesOfPosition {
  if (!rules.entering) return NO_GATES;
  const named = readFileLetters(rules.board, field, (letter) => gateOf(rules, scene, letter), faults);
  return gatesOf(rules, [...named, ...gatesOfRights(rules, scene)], scene.pieces, scene.hands);
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

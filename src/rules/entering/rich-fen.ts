/** Gates in a FEN: the letters of their files behind those of castling, where no right to castle tells of them. */
import { quote, type TextFault } from "../../diagnostic/fault.ts";
import { fileOf, SIDES, type Side, type Square } from "../../geometry/board.ts";
import { squareName } from "../../geometry/square.ts";
import type { FenRules } from "../../notation/fen-rules.ts";
import { isPieceOn } from "../../variant/pieces.ts";
import type { Field, GateScene } from "../fen.ts";
import type { GatesOfPosition } from "./model.ts";
import { fileLetter, gatesOf, NO_GATES } from "./rule.ts";

/** Whether a letter of the field of rights is that of a gate's file. */
export function isGateLetter({ entering, board }: FenRules, letter: string): boolean {
  const file = letter.toUpperCase().charCodeAt(0) - "A".charCodeAt(0);
  return entering !== null && /^[A-Za-z]$/.test(letter) && file < board.files;
}

/** @param field that of rights */
export function readGates(
  rules: FenRules,
  scene: GateScene,
  { text, offset }: Field,
  faults: TextFault[],
): GatesOfPosition {
  if (!rules.entering) return NO_GATES;
  const named = new Set<Square>();
  [...text].forEach((letter, index) => {
    if (!isGateLetter(rules, letter)) return;
    const side: Side = letter === letter.toUpperCase() ? 0 : 1;
    const square = rules.entering?.squares[side].find(
      (own) => fileLetter(fileOf(rules.board, own)) === letter.toUpperCase(),
    );
    const code = square === undefined ? "fen-right" : named.has(square) ? "fen-right-twice" : "fen-right-unbacked";
    const isBacked = square !== undefined && scene.pieces[square]?.side === side;
    if (isBacked && !named.has(square)) named.add(square);
    else
      faults.push({
        code,
        message: gateFault(rules, letter, square, code),
        offset: offset + index,
        length: 1,
        hint: null,
      });
  });
  return gatesOf(rules, [...named, ...squaresOf(rules, scene)], scene.pieces, scene.hands);
}

function gateFault({ board }: FenRules, letter: string, square: Square | undefined, code: string): string {
  if (square === undefined) return `${quote(letter)} is no file on which a piece of that side may enter.`;
  if (code === "fen-right-twice") return `The right ${quote(letter)} is given twice.`;
  return `The right ${quote(letter)} is not backed by the board: no own piece stands on ${squareName(board, square)}.`;
}

/** A king and a partner that may castle have not moved. The right by which a game has been won stays when they have. */
function squaresOf({ castlings }: FenRules, { rights, pieces }: Pick<GateScene, "rights" | "pieces">): Square[] {
  return rights.flatMap(({ castling, king, partner }) => {
    const { side, mover, partner: other } = castlings[castling];
    const isUnmoved = isPieceOn(pieces, king, mover, side) && isPieceOn(pieces, partner, other.kind, side);
    return isUnmoved ? [king, partner] : [];
  });
}

/** The field of rights with the gates, each side's behind its own letters. */
export function withGates(rules: FenRules, rights: string, position: GatesOfPosition & GateScene): string {
  if (!rules.entering) return rights;
  const told = new Set(squaresOf(rules, position));
  const texts = SIDES.map((side) => {
    const cased = (text: string) => (side === 0 ? text : text.toLowerCase());
    const castling = [...rights].filter((letter) => letter !== "-" && letter === cased(letter.toUpperCase()));
    const own = position.gates.filter((square) => !told.has(square) && position.pieces[square]?.side === side);
    const files = own.map((square) => fileOf(rules.board, square)).sort((a, b) => a - b);
    return castling.join("") + files.map((file) => cased(fileLetter(file))).join("");
  });
  return texts.join("") || "-";
}

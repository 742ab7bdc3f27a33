/** The en-passant field where turns have several moves: all that one turn has crossed, `e3,g3`. While it goes on that of the turn
 *  itself, besides what it may still capture. */
import { quote, type TextFault } from "../../diagnostic/fault.ts";
import { otherSide, type Side, type Square } from "../../geometry/board.ts";
import { parseSquares, squareName } from "../../geometry/square.ts";
import type { FenRules } from "../../notation/fen-rules.ts";
import type { Pieces } from "../../variant/pieces.ts";
import type { Field } from "../fen.ts";
import type { EnPassant, Passed } from "./model.ts";
import { fromPassed, isEnPassantReady, passingsOfTurn, toPassed } from "./rule.ts";

interface Scene {
  readonly pieces: Pieces;
  readonly turn: Side;
  /** Null where the turn has not begun. */
  readonly movesLeft: number | null;
}

/** Reads the parts of the field, one for each piece: squares that it has crossed, and behind them its own where they leave
 *  that open. The board must back them; what nobody can answer reads as if it were not there. */
export function readPassed(rules: FenRules, scene: Scene, field: Field, faults: TextFault[]): EnPassant | null {
  if (field.text === "-") return null;
  let { offset } = field;
  const passed: Passed[] = [];
  for (const text of field.text.split(",")) {
    const refused = readPart(rules, scene, text, passed);
    if (refused) faults.push({ ...refused, offset, length: Math.max(1, text.length), hint: null });
    offset += text.length + 1;
  }
  const isOwn = ({ victim }: Passed) => scene.pieces[victim]?.side === scene.turn;
  return fromPassed(passed.filter((one) => isOwn(one) || isEnPassantReady(rules, scene.pieces, scene.turn, one)));
}

/** Adds what a part says. @returns what is wrong with it, or null */
function readPart(
  rules: FenRules,
  scene: Scene,
  text: string,
  passed: Passed[],
): Pick<TextFault, "code" | "message"> | null {
  const squares = parseSquares(rules.board, text);
  if (!squares) return { code: "fen-en-passant", message: `${quote(text)} is not a square of this board and not '-'.` };
  const [one, ...more] = meantBy(rules, scene, squares);
  if (!one)
    return { code: "fen-en-passant-unbacked", message: `No move of a turn can just have crossed ${quote(text)}.` };
  if (more.length > 0) {
    const names = [one, ...more].map(({ victim }) => squareName(rules.board, victim)).join(" or ");
    return {
      code: "fen-en-passant-ambiguous",
      message: `Name the square of the piece that crossed ${quote(text)} too: ${names}.`,
    };
  }
  const isTwice = passed.some(
    ({ crossed, victim }) => victim === one.victim || crossed.some((square) => one.crossed.includes(square)),
  );
  if (isTwice) return { code: "fen-en-passant", message: `What crossed ${quote(text)} is named before.` };
  passed.push(one);
  return null;
}

/** The pieces that may be meant, each once. Where the last square has a piece that can have crossed the others, it is that one. */
function meantBy(rules: FenRules, { pieces, turn, movesLeft }: Scene, squares: readonly Square[]): Passed[] {
  const all = [otherSide(turn), ...(movesLeft === null ? [] : [turn])].flatMap((side) =>
    passingsOfTurn(rules, pieces, side),
  );
  const isFree = (square: Square, victim: Square) => pieces[victim]?.side === turn || pieces[square] === null;
  const meant = (crossed: readonly Square[]) =>
    all.filter((one) => crossed.every((at) => one.crossed.includes(at) && isFree(at, one.victim)));
  const others = squares.slice(0, -1);
  const named = others.length > 0 && meant(others).some(({ victim }) => victim === squares.at(-1));
  if (named) return [{ crossed: others, victim: squares[others.length] }];
  const victims = new Set(meant(squares).map(({ victim }) => victim));
  return Array.from(victims, (victim) => ({ crossed: squares, victim }));
}

/** Writes the field, by the squares of the pieces. */
export function writePassed(rules: FenRules, scene: Scene & { readonly enPassant: EnPassant | null }): string {
  const parts = toPassed(scene.enPassant).map(({ crossed, victim }) => {
    const [one, ...more] = meantBy(rules, scene, crossed);
    const isClear = more.length === 0 && one?.victim === victim && one.crossed.length === crossed.length;
    return [...crossed, ...(isClear ? [] : [victim])].map((square) => squareName(rules.board, square)).join("");
  });
  return parts.join(",") || "-";
}

/** Starts: pieces anywhere in White's half and across the board, shuffles of some of them. */
import type { CastlingRule, OneOfSeveralShuffles, Step } from "../../src/definition/schema-types.generated.ts";
import { type Board, type Square, shadeOf, squareCount } from "../../src/geometry/board.ts";
import { acrossTheBoard, allSquares, type Field } from "../reference/squares.ts";
import type { Dice } from "./dice.ts";
import type { Pieces } from "./draw-pieces.ts";
import type { Standing } from "./draw-rules.ts";
import { nameOf } from "./draw-squares.ts";

/** White's pieces, so that Black's have room across the board: one king, and others up to a third of the board. */
export function drawStanding(dice: Dice, field: Field, pieces: Pieces): Map<Square, string> {
  const { board } = field;
  const standing = new Map<Square, string>();
  const others = Object.keys(pieces).filter((id) => id !== "king");
  const most = Math.max(2, Math.floor(squareCount(board) / 6));
  const ids = [
    "king",
    ...(others.length > 0 ? Array.from({ length: dice.from(1, most) }, () => dice.one(others)) : []),
  ];
  const low = dice.chance(70) ? Math.ceil(squareCount(board) / 3) : squareCount(board);
  const there = new Set(allSquares(board));
  for (const id of ids) {
    const square = dice.below(low);
    const mirrored = acrossTheBoard(field, square);
    const isThere = there.has(square) && there.has(mirrored);
    const isFree = isThere && square !== mirrored && !standing.has(square) && !standing.has(mirrored);
    if (isFree) standing.set(square, id);
    else if (id === "king") return drawStanding(dice, field, pieces);
  }
  return standing;
}

/** The picture of a start; Black's pieces are White's across the board. */
export function pictureOf(field: Field, pieces: Pieces, standing: Standing): string {
  const { files, ranks } = field.board;
  const signs = Array<string>(files * ranks).fill(".");
  for (const hole of field.board.holes ?? []) signs[hole] = "#";
  for (const [square, id] of standing) {
    const letter = pieces[id].letter ?? "?";
    signs[square] = letter;
    signs[acrossTheBoard(field, square)] = letter.toLowerCase();
  }
  const rows = Array.from({ length: ranks }, (_, row) => signs.slice(row * files, (row + 1) * files).join(" "));
  return `${rows.reverse().join("\n")}\n`;
}

/** A FEN instead: Black may be to move, rights may be gone. */
export function fenOf(dice: Dice, picture: string, castlings: readonly CastlingRule[]): string {
  const rows = picture
    .trimEnd()
    .split("\n")
    .map((row) =>
      row
        .replaceAll(" ", "")
        .replaceAll("#", "*")
        .replace(/\.+/g, ({ length }) => `${length}`),
    );
  const counters = dice.chance(50) ? ` ${dice.below(8)} ${dice.from(1, 40)}` : "";
  return `${rows.join("/")} ${dice.one(["w", "b"])} ${drawRights(dice, castlings)} -${counters}`;
}

/** All rights or none. */
function drawRights(dice: Dice, castlings: readonly CastlingRule[]): string {
  const letters = (side: "white" | "black") => [
    ...new Set(castlings.flatMap((rule) => ((rule.side ?? side) === side ? [rule.letter] : []))),
  ];
  const all = letters("white").join("") + letters("black").join("").toLowerCase();
  return all === "" || dice.chance(20) ? "-" : all;
}

const RULES = ["any", "any", "dark", "light", "in-order"] as const;

/** Steps that place again some of White's pieces, on their squares and perhaps some empty ones. */
export function drawShuffle(dice: Dice, field: Field, standing: Standing): (Step | OneOfSeveralShuffles)[] {
  const steps = drawSteps(dice, field, standing);
  if (!dice.wants("setup.shuffle.steps") && dice.chance(80)) return steps;
  const [step, ...others] = steps;
  const first: Step = { ...step, rule: "in-order" };
  const turned = { ...first, place: first.place.toReversed() };
  return turned.place.join() === first.place.join()
    ? steps
    : [{ steps: [first, ...others] }, { steps: [turned, ...others] }];
}

function drawSteps(dice: Dice, field: Field, standing: Standing): Step[] {
  const { board } = field;
  const pair = dice.wants("setup.shuffle.rule=opposite-shades") ? pairOf(standing) : [];
  const others = [...standing.keys()].filter((square) => !pair.includes(square));
  // the pair last: of several shuffles, the first step is what tells them apart
  if (pair.length > 0) return [dice.some(others, 2), pair].map((own) => drawStep(dice, board, own, standing));
  const squares = dice.some([...standing.keys()], dice.from(2, 4));
  const isCut = dice.chance(50, "setup.shuffle.steps");
  const cut = isCut ? dice.from(1, squares.length) : squares.length;
  return [squares.slice(0, cut), squares.slice(cut)]
    .filter((own) => own.length > 0)
    .map((own) => drawStep(dice, board, own, standing));
}

/** The squares of two equal pieces, if there are such. */
function pairOf(standing: Standing): Square[] {
  const ids = [...standing.values()];
  const twin = ids.find((id, index) => ids.indexOf(id) !== index);
  return [...standing].flatMap(([square, id]) => (id === twin ? [square] : [])).slice(0, 2);
}

function drawStep(dice: Dice, board: Board, squares: readonly Square[], standing: Standing): Step {
  const place = squares.map((square) => standing.get(square) ?? "king");
  const free = allSquares(board).filter((square) => square < board.files && !standing.has(square));
  const more = dice.chance(40) ? dice.some(free, 1) : [];
  const shade = (["dark", "light"] as const).findIndex((rule) => dice.wants(`setup.shuffle.rule=${rule}`));
  if (shade >= 0) more.push(...free.filter((square) => shadeOf(board, square) === shade && !more.includes(square)));
  const on = [...squares, ...more].map((square) => nameOf(board, square));
  const step: Step = { place, on: dice.chance(50) ? on : on.join(" ") };
  const isPair = place.length === 2 && place[0] === place[1];
  if (isPair && dice.chance(50, "setup.shuffle.rule=opposite-shades")) step.rule = "opposite-shades";
  else if (dice.chance(60, "setup.shuffle.rule")) step.rule = dice.word("setup.shuffle.rule", RULES);
  return step;
}

/** Every start of a file by trying: each step's pieces on each choice of its squares, in every arrangement it allows. */
import type { Step, VariantDocument } from "../../src/definition/schema-types.generated.ts";
import { type Side, type Square, shadeOf } from "../../src/geometry/board.ts";
import { acrossTheBoard, allSquares, type Field, SIGNS, squaresInOrder } from "./squares.ts";

/** White's placed pieces, by square. */
type Placed = ReadonlyMap<Square, string>;

export interface Start {
  readonly placed: Placed;
  /** White's squares that were emptied before. */
  readonly cleared: readonly Square[];
}

/** By side, the squares on which some start puts a piece. */
export function startSquares(field: Field, document: VariantDocument, id: string): [Set<Square>, Set<Square>] {
  const piece = document.pieces?.[id];
  const letter = typeof piece === "object" ? (piece.letter ?? "") : "";
  const drawn = (side: Side) => squaresDrawn(field, document, side === 0 ? letter : letter.toLowerCase());
  const squares: [Set<Square>, Set<Square>] = [new Set(drawn(0)), new Set(drawn(1))];
  for (const { placed } of startsOf(field, document)) {
    for (const [square, other] of placed) {
      if (other !== id) continue;
      squares[0].add(square);
      squares[1].add(acrossTheBoard(field, square));
    }
  }
  return squares;
}

const known = new WeakMap<VariantDocument, readonly Start[]>();

/** Every start, in no order that means anything. Empty when nothing is shuffled. */
export function startsOf(field: Field, document: VariantDocument): readonly Start[] {
  const starts = known.get(document) ?? shufflesOf(document).flatMap((steps) => startsOfShuffle(field, steps));
  known.set(document, starts);
  return starts;
}

function startsOfShuffle(field: Field, steps: readonly Step[]): Start[] {
  const cleared = steps.flatMap((step) => squaresInOrder(field, step.on));
  return placeAll(field, steps, new Map()).map((placed) => ({ placed, cleared }));
}

/** The letters of a start in one line, the first square first. */
export function pictureOf(field: Field, document: VariantDocument, { placed, cleared }: Start): string {
  const signs = signsDrawn(field, document);
  for (const square of cleared) {
    signs[square] = ".";
    signs[acrossTheBoard(field, square)] = ".";
  }
  for (const [square, id] of placed) {
    const piece = document.pieces?.[id];
    const letter = typeof piece === "object" ? (piece.letter ?? "?") : "?";
    signs[square] = letter;
    signs[acrossTheBoard(field, square)] = letter.toLowerCase();
  }
  return signs.join("");
}

function shufflesOf({ setup }: VariantDocument): Step[][] {
  const written = setup?.shuffle;
  if (!Array.isArray(written) || written.length === 0) return [];
  if (written.some((entry) => "steps" in entry))
    return written.map((entry) => ("steps" in entry ? entry.steps : [entry]));
  return [written.filter((entry): entry is Step => !("steps" in entry))];
}

function placeAll(field: Field, [step, ...rest]: readonly Step[], placed: Placed): Placed[] {
  if (!step) return [placed];
  const free = squaresInOrder(field, step.on).filter((square) => !placed.has(square) && isMeant(field, step, square));
  return arrangementsOf(field, step, free).flatMap((own) => placeAll(field, rest, new Map([...placed, ...own])));
}

function isMeant({ board }: Field, { rule }: Step, square: Square): boolean {
  if (rule !== "dark" && rule !== "light") return true;
  return shadeOf(board, square) === (rule === "light" ? 1 : 0);
}

function arrangementsOf({ board }: Field, { place, rule }: Step, free: readonly Square[]): Placed[] {
  if (rule === "in-order") return increasing(free, place.length).map((squares) => paired(squares, place));
  const all = distinct(free, place);
  if (rule !== "opposite-shades") return all;
  return all.filter((own) => new Set([...own.keys()].map((square) => shadeOf(board, square))).size === 2);
}

function paired(squares: readonly Square[], ids: readonly string[]): Placed {
  return new Map(squares.map((square, index) => [square, ids[index]]));
}

function increasing(squares: readonly Square[], count: number): Square[][] {
  if (count === 0) return [[]];
  return squares.flatMap((square, index) =>
    increasing(squares.slice(index + 1), count - 1).map((rest) => [square, ...rest]),
  );
}

/** Every arrangement of some pieces; two that show the same are one. */
function distinct(free: readonly Square[], ids: readonly string[]): Placed[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  let arrangements: Placed[] = [new Map()];
  for (const [id, count] of counts) {
    arrangements = arrangements.flatMap((own) => {
      const left = free.filter((square) => !own.has(square));
      return increasing(left, count).map(
        (squares) => new Map([...own, ...squares.map((square) => [square, id] as const)]),
      );
    });
  }
  return arrangements;
}

function squaresDrawn(field: Field, document: VariantDocument, letter: string): Square[] {
  const signs = signsDrawn(field, document);
  return allSquares(field.board).filter((square) => signs[square] === letter);
}

/** What the picture or the FEN shows on each square, the first square first. */
function signsDrawn({ board }: Field, { setup }: VariantDocument): string[] {
  const text = setup?.board ?? setup?.fen?.split(/[ [[]/)[0].replaceAll("/", "\n") ?? "";
  const rows = text.trimEnd().split("\n");
  return rows
    .reverse()
    .flatMap((row) => row.replace(/[0-9]+/g, (run) => ".".repeat(Number(run))).match(SIGNS) ?? [])
    .slice(0, board.files * board.ranks);
}

/** Numbered starts in sentences: which pieces change their places, and what binds them. */
import { isRide, type Way } from "../../betza/rides.ts";
import { type Square, WHITE } from "../../geometry/board.ts";
import { counted, grouped, listed } from "../../variant/phrases.ts";
import { waysAnywhere } from "../../variant/piece-ways.ts";
import { squaresInWords } from "../../variant/squares-in-words.ts";
import type { Variant } from "../../variant/variant.ts";
import type { PlacementStep, Shuffle } from "./model.ts";
import { countStarts, shuffledSquares, startNumber } from "./rule.ts";

export function startsInWords(variant: Variant): string[] {
  const count = countStarts(variant);
  if (count === 1) return ["One start."];
  const usual = startNumber(variant, variant.setup);
  const which = usual === null ? "the usual one has no number" : `the usual one is number ${usual}`;
  return [
    `${grouped(count)} starts, numbered 0 to ${count - 1}; ${which}.`,
    ...shufflesInWords(variant),
    `Black's pieces ${variant.symmetry === "rotate" ? "follow White's, turned by half a turn" : "stand opposite White's"}.`,
  ];
}

/** One sentence for each family of starts, with its numbers where there are several. */
function shufflesInWords(variant: Variant): string[] {
  let first = 0;
  return variant.shuffles.map((shuffle) => {
    const numbers = shuffle.steps.reduce((product, { choices }) => product * choices, 1);
    const own = numbers === 1 ? `Start ${first}: ` : `Starts ${first} to ${first + numbers - 1}: `;
    const range = variant.shuffles.length > 1 ? own : "Drawn by lot: ";
    first += numbers;
    return `${range}${[...standingInWords(variant, shuffle), ...stepsInWords(variant, shuffle)].join("; ")}.`;
  });
}

/** What stands in all starts of a family, on squares that other families shuffle: `King on e1`. */
function standingInWords(variant: Variant, shuffle: Shuffle): string[] {
  const own = shuffledSquares(shuffle);
  const others = new Set(variant.shuffles.flatMap((other) => [...shuffledSquares(other)]));
  const byKind = new Map<number | null, Square[]>();
  for (const square of [...others].filter((square) => !own.has(square)).sort((a, b) => a - b)) {
    const piece = variant.setup.pieces[square];
    const kind = piece?.side === WHITE ? piece.kind : null;
    byKind.set(kind, [...(byKind.get(kind) ?? []), square]);
  }
  return [...byKind].map(([kind, squares]) => {
    const names = kind === null ? "no piece of White's" : piecesInWords(variant, Array(squares.length).fill(kind));
    return `${names} on ${squaresInWords(variant.board, squares)}`;
  });
}

function stepsInWords(variant: Variant, { steps }: Shuffle): string[] {
  const named = new Set<string>();
  return steps.map((step) => {
    const squares = [...step.squares].sort((a, b) => a - b).join();
    const isKnown = named.has(squares);
    named.add(squares);
    return stepInWords(variant, step, isKnown);
  });
}

/** `two Bishops on squares of different colours, of b1 c1 d1 f1 g1`.
 *  @param isKnown whether an earlier step has named the same squares: what it has taken is left out */
function stepInWords(variant: Variant, step: PlacementStep, isKnown: boolean): string {
  const { pieces, constraint } = step;
  const squares = [...step.squares].sort((a, b) => a - b);
  const where = isKnown ? "the rest" : squaresInWords(variant.board, squares);
  const names = piecesInWords(variant, pieces);
  if (constraint === "in-order")
    return `${listed(pieces.map((kind) => variant.pieceTypes[kind].name))} from left to right on ${where}`;
  if (constraint === "opposite-shades") return `${names} on squares of different colours, of ${where}`;
  if (constraint !== "any") return `${names} on ${constraint} squares of ${where}`;
  if (squares.length === 1) return `${names} on ${where}`;
  return `${names} anywhere on ${where}${colourInWords(variant, pieces)}`;
}

/** Of a kind that walks along diagonals and is placed twice: in other games such a pair has a colour each. */
function colourInWords({ pieceTypes }: Variant, pieces: readonly number[]): string {
  const isDiagonal = (way: Way) => isRide(way) && Math.abs(way.step[0]) === Math.abs(way.step[1]) && way.limit !== 1;
  const pairs = pieces.filter(
    (kind, at) => pieces.indexOf(kind) < at && waysAnywhere(pieceTypes[kind]).some(isDiagonal),
  );
  return [...new Set(pairs)].map((kind) => `, and ${pieceTypes[kind].name}s may share a colour`).join("");
}

/** `Queen, two Knights and two Bishops` */
function piecesInWords({ pieceTypes }: Variant, pieces: readonly number[]): string {
  const kinds = [...new Set(pieces)];
  const words = kinds.map((kind) => {
    const count = pieces.filter((other) => other === kind).length;
    const { name } = pieceTypes[kind];
    return count === 1 ? name : counted(count, name).replace(/^2 /, "two ");
  });
  return listed(words);
}

/** Says a variant as a change of a shipped one. */
import { shippedDocument } from "../definition/documents.ts";
import { bundledIds } from "../definition/library.ts";
import { readVariant } from "../definition/read.ts";
import { type BySide, boardSquares, SIDES } from "../geometry/board.ts";
import { type Recruit, reachOf } from "./army.ts";
import type { Document, Imported } from "./document.ts";
import type { Draft, Value } from "./draft.ts";
import { droppedOn } from "./hands.ts";
import { rulesOf, shorten } from "./shorten.ts";
import { mirrored, type SquareSet } from "./squares.ts";

/** The document as an extension of the shipped variant of that name; null when there is none, or when something of it could
 *  not be taken back. */
export function extendParent({ document, draft }: Imported, parent: string | null, id: string): Document | null {
  if (parent === null || !bundledIds().includes(parent)) return null;
  const from = shippedDocument(parent) as Document;
  const adopted = { ...document, pieces: adoptedPieces(document, from) };
  const barred = { ...adopted, pieces: withoutBars({ draft, id, own: document.pieces as Pieces }, adopted) };
  const extended = { ...backToUsual(from), ...barred, extends: parent, pieces: changedPieces(barred, from) };
  const wanted = rulesOf(barred, id);
  return wanted !== null && rulesOf(extended, id) === wanted ? shorten(extended, id) : null;
}

type Pieces = { readonly [id: string]: Document };

/** What a piece of the parent's keeps of it when it is said anew, and what it keeps besides if it moves as it does there. */
const ADOPTED: readonly string[] = ["forbidden"];
const ADOPTED_WITH_MOVES: readonly string[] = [...ADOPTED, "value", "pair-bonus"];

/** The pieces in the parent's order, with what people see of them there. */
function adoptedPieces(document: Document, from: Document): Pieces {
  const [own, inherited] = [document.pieces as Pieces, from.pieces as Pieces];
  const ids = [
    ...Object.keys(inherited).filter((id) => id in own),
    ...Object.keys(own).filter((id) => !(id in inherited)),
  ];
  const entries = ids.map((id) => {
    const adopted = movesAlike(own[id], inherited[id]) ? ADOPTED_WITH_MOVES : ADOPTED;
    const kept = adopted.filter((key) => id in inherited && key in inherited[id] && !(key in own[id]));
    // moves come first, so that they are left out first: values are inherited with moves alone
    return [id, { ...own[id], ...Object.fromEntries(kept.map((key) => [key, inherited[id][key]])) }];
  });
  return Object.fromEntries(entries);
}

function movesAlike(piece: Document, other: Document | undefined): boolean {
  const moves = (said: Document) => JSON.stringify([said.betza, said.moves]);
  return other !== undefined && moves(piece) === moves(other);
}

interface Judge {
  readonly draft: Draft;
  readonly id: string;
  /** The pieces before anything was adopted. */
  readonly own: Pieces;
}

/** Takes away squares that are forbidden in the parent where the piece could come to them here. */
function withoutBars({ draft, id, own }: Judge, document: Document): Pieces {
  const { variant } = readVariant(JSON.stringify(document), { file: `${id}.yaml` });
  const pieces = document.pieces as Pieces;
  const entries = Object.entries(pieces).map(([name, piece]): [string, Document] => {
    const barred = variant?.pieceTypes.find((type) => type.id === name)?.forbidden;
    const recruit = [...draft.army.values()].find((one) => one.id === name);
    if ("forbidden" in own[name] || !barred || !recruit || !("forbidden" in piece)) return [name, piece];
    const sets: BySide<SquareSet> = [new Set(barred[0]), new Set(barred[1])];
    if (SIDES.every((side) => !comesTo(draft, recruit, side, sets[side]))) return [name, piece];
    const { forbidden, ...rest } = piece;
    return [name, rest];
  });
  return Object.fromEntries(entries);
}

/** Whether a piece starts on some of the squares, is dropped there, or can go there from elsewhere. */
function comesTo(draft: Draft, piece: Recruit, side: 0 | 1, squares: SquareSet): boolean {
  const { start, board } = draft;
  const starts = start.squares.some((standing, square) => {
    return standing?.kind === piece.key && standing.side === side && squares.has(square);
  });
  const dropped = droppedOn(draft, piece, side);
  if (starts || [...squares].some((square) => dropped.has(square))) return true;
  const barred = side === 0 ? squares : mirrored(board, squares);
  const others = boardSquares(board).filter((square) => !barred.has(square));
  return others.some((square) => [...reachOf(board, piece.lines, square)].some((target) => barred.has(target)));
}

/** What a key of the parent is where the document does not have it. */
const USUAL: Document = {
  promotion: "none",
  castling: "none",
  hands: "none",
  captures: { "to-hand": "none", must: false },
  turn: ["move"],
  check: { royals: "each", given: "allowed" },
  lose: [],
  material: "none",
};

function backToUsual(from: Document): Document {
  return Object.fromEntries(Object.entries(USUAL).filter(([key]) => key in from));
}

const USUAL_OF_PIECES: Document = { royal: false, forbidden: "none" };

/** The pieces with what the parent says and they do not, and its others taken away. */
function changedPieces(document: Document, from: Document): Value {
  const [own, inherited] = [document.pieces as Pieces, from.pieces as Pieces];
  const gone = Object.keys(inherited).filter((id) => !(id in own));
  const changed = Object.entries(own).map(([id, piece]) => {
    const lost = Object.entries(USUAL_OF_PIECES).filter(([key]) => key in (inherited[id] ?? {}) && !(key in piece));
    return [id, { ...piece, ...Object.fromEntries(lost) }];
  });
  return Object.fromEntries([...gone.map((id) => [id, "none"]), ...changed]);
}

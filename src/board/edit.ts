/** Setting pieces up: what an edit changes, whether or not a game could reach it. Independent of the DOM. */
import type { Side, Square } from "../geometry/board.ts";
import { hasRoom } from "../rules/rule.ts";
import { countStanding, isSamePiece } from "../variant/pieces.ts";
import type { Piece, Position } from "../variant/position.ts";
import { type Placement, putPieces } from "../variant/put-pieces.ts";
import type { Variant } from "../variant/variant.ts";
import { isSameOrigin, type Origin, pieceAt } from "./origin.ts";
import type { BoardState } from "./state.ts";

/** Where a piece is carried: a square, a side's hand, or off the board. */
export type Goal = Square | { readonly hand: Side } | null;

/** An edit by the user. */
export type EditIntent =
  | { readonly type: "press"; readonly square: Origin }
  | { readonly type: "carry"; readonly from: Origin; readonly to: Goal }
  /** Every piece off the board. */
  | { readonly type: "clear" }
  | { readonly type: "put"; readonly square: Square; readonly piece: Piece | null }
  /** So many more of a piece in hand. */
  | { readonly type: "stock"; readonly piece: Piece; readonly by: number };

export interface Edited {
  readonly state: BoardState;
  readonly placements: readonly Placement[];
}

/** What changes on squares and in hands. */
interface Change {
  readonly placements: readonly Placement[];
  readonly stock?: readonly (readonly [Piece, number])[];
}

export function edit(before: BoardState, intent: EditIntent): Edited {
  const { variant, position } = before;
  const { placements, stock = [] } = changeOf(before, intent);
  const picksUp = intent.type === "press" && before.tool === "move" && before.selected === null;
  const selected = picksUp && pieceAt(position, intent.square) ? intent.square : null;
  const placed = placements.length === 0 ? position : putPieces(variant, position, placements);
  const state = { ...before, position: stocked(variant, placed, stock), selected, cursor: cursorOf(before, intent) };
  return { state, placements };
}

function cursorOf({ cursor }: BoardState, intent: EditIntent): Square {
  if (intent.type === "stock" || intent.type === "clear") return cursor;
  const squares = intent.type === "carry" ? [intent.to, intent.from] : [intent.square];
  return squares.find((square) => typeof square === "number") ?? cursor;
}

function changeOf({ variant, position, selected, tool }: BoardState, intent: EditIntent): Change {
  if (intent.type === "clear")
    return { placements: position.pieces.flatMap((piece, square) => (piece ? [[square, null] as const] : [])) };
  if (intent.type === "put") return { placements: [[intent.square, intent.piece]] };
  if (intent.type === "stock") return { placements: [], stock: [[intent.piece, intent.by]] };
  if (intent.type === "carry") return moved(variant, position, intent.from, intent.to);
  const { square } = intent;
  if (typeof square === "object") {
    if (tool !== "move") return { placements: [], stock: [[square, tool === "erase" ? -1 : 1]] };
    return selected === null ? { placements: [] } : moved(variant, position, selected, { hand: square.side });
  }
  if (tool === "move") return selected === null ? { placements: [] } : moved(variant, position, selected, square);
  const isThere = tool !== null && tool !== "erase" && !isSamePiece(position.pieces[square], tool);
  return { placements: [[square, isThere ? tool : null]] };
}

function moved(variant: Variant, position: Position, from: Origin, to: Goal): Change {
  const piece = pieceAt(position, from);
  const heldAs = typeof to === "object" && to && piece ? inHandOf(variant, piece, to.hand) : null;
  if (!piece || isSameOrigin(from, typeof to === "number" ? to : heldAs)) return { placements: [] };
  if (typeof to === "object" && to && !heldAs) return { placements: [] };
  const placed: Placement[] = typeof to === "number" ? [[to, piece]] : [];
  return {
    placements: typeof from === "number" ? [[from, null], ...placed] : placed,
    stock: [...(typeof from === "object" ? [[from, -1] as const] : []), ...(heldAs ? [[heldAs, 1] as const] : [])],
  };
}

/** What a piece is in a side's hand: itself, or what it falls to; null where it can be in no hand. */
function inHandOf({ hands }: Variant, { kind, side }: Piece, owner: Side): Piece | null {
  const { held, fallsBack, falls } = hands ?? {};
  const kinds = [kind, fallsBack?.[side][kind], falls?.[side][kind]];
  const found = kinds.find((own) => typeof own === "number" && held?.[owner].includes(own));
  return typeof found === "number" ? { kind: found, side: owner } : null;
}

/** Never fewer than none, and never more than a position may have. */
function stocked(variant: Variant, position: Position, stock: NonNullable<Change["stock"]>): Position {
  if (stock.length === 0) return position;
  const none = variant.pieceTypes.map(() => 0);
  const hands = [...(position.hands ?? [none, none])] as [readonly number[], readonly number[]];
  for (const [{ kind, side }, by] of stock) {
    hands[side] = hands[side].with(kind, Math.max(0, hands[side][kind] + by));
  }
  const standing = countStanding(position.pieces);
  return variant.hands && !hasRoom(variant.hands, hands, standing) ? position : { ...position, hands };
}

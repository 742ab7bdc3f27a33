/** A variant's document while it is made, and what is remarked on its parts. */
import type { Board, BySide, Side } from "../geometry/board.ts";
import { type Army, type Recruit, recruit, recruitsOf } from "./army.ts";
import { SIDE_WORDS } from "./options.ts";
import type { Settings } from "./settings.ts";
import { isSame, mirrored, readSquares, type SquareSet } from "./squares.ts";
import { readStart, type Start } from "./start.ts";

/** A value of a document. */
export type Value = string | number | boolean | readonly Value[] | { readonly [key: string]: Value };

export interface Draft {
  readonly settings: Settings;
  readonly start: Start;
  readonly army: Army;
  readonly board: Board;
  /** By path, such as `pieces.heron`. */
  readonly remarks: Map<string, string>;
}

export const SIDE_KEYS = ["white", "black"] as const;

/** Reads what all parts of a document need; null after reporting. */
export function draftOf(settings: Settings, parent: string | null): Draft | null {
  const start = readStart(settings);
  const army = start && recruit(settings, start, parent);
  if (!start || !army) return null;
  const { files, ranks } = start;
  return { settings, start, army, board: { files, ranks }, remarks: new Map() };
}

/** The squares of an option; null where it is not set. */
export function squaresOf({ settings, board }: Draft, option: string): SquareSet | null {
  const text = settings.text(option);
  const place = settings.values.get(option)?.valuePlace ?? settings.head;
  return text === null ? null : readSquares(text, board, place, settings.faults);
}

/** The squares of an option that ends in White and Black; null where neither is set. */
export function sidedSquares(draft: Draft, option: string): BySide<SquareSet> | null {
  const [white, black] = SIDE_WORDS.map((side) => squaresOf(draft, option + side));
  return white || black ? [white ?? new Set(), black ?? new Set()] : null;
}

/** The pieces of an option that ends in White and Black, for one side. */
export function sidedPieces({ settings, army }: Draft, option: string, side: Side): Recruit[] {
  const kinds = settings.set(option + SIDE_WORDS[side]);
  return kinds.flatMap((kind) => recruitsOf(army, kind));
}

export function idsOf(pieces: readonly Recruit[]): string[] {
  return pieces.map(({ id }) => id);
}

/** Whether both sides' squares are each other's mirror image. */
export function areMirrored(board: Board, [white, black]: BySide<SquareSet>): boolean {
  return isSame(mirrored(board, white), black);
}

/** How many of a kind a side has at the start, on the board and in hand. */
export function countAtStart({ start, army }: Draft, kind: string, side: Side): number {
  const isOf = (own: string) => army.get(own)?.option === kind;
  const standing = start.squares.filter((piece) => piece && isOf(piece.kind) && piece.side === side).length;
  return standing + (start.hands[side].get(kind) ?? 0);
}

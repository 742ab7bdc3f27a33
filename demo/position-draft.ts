/** A position that is being set up: any men on any squares, and what a FEN says of them. */
import { otherSide, type Side, type Square } from "../src/geometry/board.ts";
import type { Position, Variant } from "../src/index.ts";
import { writeFen } from "../src/notation/fen.ts";
import { isEnPassantReady, passingsBehind } from "../src/notation/passing.ts";
import { standingPairs } from "../src/variant/rights.ts";

export type Man = NonNullable<Position["men"][number]>;
export type Draft = Position;
type Right = Position["rights"][number];

/** A board without men, White to move. */
export function emptyDraft({ board }: Variant): Draft {
  const men = Array.from({ length: board.files * board.ranks }, () => null);
  return { men, turn: 0, rights: [], enPassant: null, halfmoves: 0, moveNumber: 1 };
}

/** Puts men on squares, or takes them off. What no longer fits the board is dropped with them. */
export function withMen(
  variant: Variant,
  draft: Draft,
  changes: readonly (readonly [square: Square, man: Man | null])[],
): Draft {
  const men = [...draft.men];
  for (const [square, man] of changes) {
    // A side has one royal man: placed anew, it moves.
    const before = man?.kind === variant.royal ? men.findIndex((other) => isSame(other, man)) : -1;
    if (before >= 0) men[before] = null;
    men[square] = man;
  }
  const standing = standingPairs(variant, men);
  const rights = draft.rights.filter((right) => standing.some((pair) => isSameRight(pair, right)));
  return { ...draft, men, rights, enPassant: null, halfmoves: 0 };
}

export function isSame(one: Man | null, other: Man | null): boolean {
  return one?.kind === other?.kind && one?.side === other?.side;
}

export function withTurn(draft: Draft, turn: Side): Draft {
  return { ...draft, turn, enPassant: null };
}

/** A castling that the men on the board leave possible. */
export interface RightChoice {
  readonly right: Right;
  /** `White O-O`. */
  readonly name: string;
  readonly isGiven: boolean;
}

/** One for each castling whose men stand on their squares. */
export function rightChoices(variant: Variant, { men, rights }: Draft): RightChoice[] {
  const pairs = standingPairs(variant, men);
  const firsts = pairs.filter(({ castling }, at) => pairs.findIndex((pair) => pair.castling === castling) === at);
  return firsts.map((pair) => {
    const given = rights.find(({ castling }) => castling === pair.castling);
    const { side, name } = variant.castlings[pair.castling];
    return { right: given ?? pair, name: `${SIDE_NAMES[side]} ${name}`, isGiven: given !== undefined };
  });
}

export function withRight(draft: Draft, right: Right, isGiven: boolean): Draft {
  const others = draft.rights.filter(({ castling }) => castling !== right.castling);
  const rights = isGiven ? [...others, right].sort((a, b) => a.castling - b.castling) : others;
  return { ...draft, rights };
}

/** What the last move may have passed, by its text in a FEN: only what can be taken there. */
export function passingChoices(variant: Variant, draft: Draft): ReadonlyMap<string, Position["enPassant"]> {
  const choices = new Map<string, Position["enPassant"]>();
  const { men, turn } = draft;
  for (const enPassant of passingsBehind(variant, men, otherSide(turn))) {
    if (!isEnPassantReady(variant, men, turn, enPassant)) continue;
    choices.set(writeFen(variant, { ...draft, enPassant }).split(" ")[3], enPassant);
  }
  return choices;
}

export const SIDE_NAMES = ["White", "Black"] as const;

function isSameRight(one: Right, other: Right): boolean {
  return one.castling === other.castling && one.king === other.king && one.partner === other.partner;
}

/** A position being set up: any pieces on any squares, and the other fields of its FEN. */
import type { Side } from "../src/geometry.ts";
import type { Position, Variant } from "../src/index.ts";
import { castlingChoices, enPassantChoices, putPieces, writeFen } from "../src/notation.ts";
import { sideName } from "./players.ts";

export type Draft = Position;
type Right = Position["rights"][number];

/** A board without pieces, White to move. */
export function emptyDraft(variant: Variant): Draft {
  const { setup } = variant;
  const taken = setup.pieces.map((_, square) => [square, null] as const);
  return { ...putPieces(variant, setup, taken), hands: null, turn: 0, moveNumber: 1 };
}

/** How many checks each side has still to give; null where they are not counted. */
export function checksLeft(variant: Variant, { checks }: Draft): readonly [white: number, black: number] | null {
  const most = mostChecks(variant);
  if (most === null) return null;
  return [most - (checks?.[0] ?? 0), most - (checks?.[1] ?? 0)];
}

/** @param left clamped to what leaves a game to play */
export function withChecksLeft(variant: Variant, draft: Draft, side: Side, left: number): Draft {
  const most = mostChecks(variant) ?? 0;
  const given = most - Math.min(most, Math.max(1, Math.round(left) || most));
  const [white, black] = draft.checks ?? [0, 0];
  return { ...draft, checks: side === 0 ? [given, black] : [white, given] };
}

function mostChecks({ goals }: Variant): number | null {
  const numbers = goals.flatMap(({ condition }) => (condition.type === "checks" ? [condition.number] : []));
  return numbers.length === 0 ? null : Math.max(...numbers);
}

export function withTurn(draft: Draft, turn: Side): Draft {
  return { ...draft, turn, enPassant: null };
}

/** A castling that the pieces on the board allow. */
export interface RightChoice {
  readonly right: Right;
  /** `White O-O`. */
  readonly name: string;
  readonly isGiven: boolean;
}

/** One for each castling whose pieces stand on their squares. */
export function rightChoices(variant: Variant, draft: Draft): RightChoice[] {
  const { rights } = draft;
  const pairs = castlingChoices(variant, draft);
  const firsts = pairs.filter(({ castling }, at) => pairs.findIndex((pair) => pair.castling === castling) === at);
  return firsts.map((pair) => {
    const given = rights.find(({ castling }) => castling === pair.castling);
    const { side, name } = variant.castlings[pair.castling];
    return { right: given ?? pair, name: `${sideName(side)} ${name}`, isGiven: given !== undefined };
  });
}

export function withRight(draft: Draft, right: Right, isGiven: boolean): Draft {
  const others = draft.rights.filter(({ castling }) => castling !== right.castling);
  const rights = isGiven ? [...others, right].sort((a, b) => a.castling - b.castling) : others;
  return { ...draft, rights };
}

/** The en-passant states that allow a capture, by their text in a FEN. */
export function passingChoices(variant: Variant, draft: Draft): ReadonlyMap<string, Position["enPassant"]> {
  const choices = new Map<string, Position["enPassant"]>();
  for (const enPassant of enPassantChoices(variant, draft)) {
    choices.set(writeFen(variant, { ...draft, enPassant }).split(" ")[3], enPassant);
  }
  return choices;
}

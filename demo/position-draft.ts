/** A position being set up: any pieces on any squares, and the other fields of its FEN. */
import { SIDE_NAMES, type Side } from "../src/geometry.ts";
import type { Position, Variant } from "../src/index.ts";
import { castlingChoices, enPassantChoices, writeFen } from "../src/notation.ts";

export type Draft = Position;
type Right = Position["rights"][number];

/** A board without pieces, White to move. */
export function emptyDraft({ board }: Variant): Draft {
  const pieces = Array.from({ length: board.files * board.ranks }, () => null);
  return {
    pieces,
    turn: 0,
    rights: [],
    enPassant: null,
    hands: null,
    promoted: [],
    checks: null,
    halfmoves: 0,
    moveNumber: 1,
  };
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
    return { right: given ?? pair, name: `${SIDE_NAMES[side]} ${name}`, isGiven: given !== undefined };
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

/** A position being set up: any pieces on any squares, and the other fields of its FEN. */
import { type Side, squareName } from "../src/geometry.ts";
import type { Position, Variant } from "../src/index.ts";
import { castlingChoices, enPassantChoices, gateChoices, leaperChoices, putPieces, writeFen } from "../src/notation.ts";
import { pieceName } from "./board-language.ts";
import { t } from "./language.ts";
import { sideName } from "./players.ts";

export type Draft = Position;

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

/** A right that the pieces on the board allow. */
export interface RightChoice {
  /** `White O-O`. */
  readonly name: string;
  readonly isGiven: boolean;
  /** The draft where it is given, if it is not, or else taken away. */
  toggled(): Draft;
}

/** Rights to castle, to leap as a first move, and to enter as a piece leaves for the first time. */
export function rightChoices(variant: Variant, draft: Draft): RightChoice[] {
  return [...castlingRights(variant, draft), ...leapRights(variant, draft), ...gateRights(variant, draft)];
}

/** One for each castling whose pieces stand on their squares. */
function castlingRights(variant: Variant, draft: Draft): RightChoice[] {
  const { rights } = draft;
  const pairs = castlingChoices(variant, draft);
  const firsts = pairs.filter(({ castling }, at) => pairs.findIndex((pair) => pair.castling === castling) === at);
  return firsts.map((pair) => {
    const given = rights.find(({ castling }) => castling === pair.castling);
    const { side, name } = variant.castlings[pair.castling];
    const others = rights.filter(({ castling }) => castling !== pair.castling);
    const all = given ? others : [...others, pair].sort((a, b) => a.castling - b.castling);
    return {
      name: `${sideName(side)} ${name}`,
      isGiven: given !== undefined,
      toggled: () => ({ ...draft, rights: all }),
    };
  });
}

function leapRights(variant: Variant, draft: Draft): RightChoice[] {
  return leaperChoices(variant, draft).map((square) => ({
    name: t`${pieceOn(variant, draft, square)} may leap`,
    isGiven: draft.leapers.includes(square),
    toggled: () => ({ ...draft, leapers: toggled(draft.leapers, square) }),
  }));
}

function gateRights(variant: Variant, draft: Draft): RightChoice[] {
  return gateChoices(variant, draft).map((square) => ({
    name: t`A piece may enter for ${pieceOn(variant, draft, square)}`,
    isGiven: draft.gates.includes(square),
    toggled: () => ({ ...draft, gates: toggled(draft.gates, square) }),
  }));
}

/** `White King on e1`. */
function pieceOn({ board, pieceTypes }: Variant, { pieces }: Draft, square: number): string {
  const piece = pieces[square];
  if (!piece) return squareName(board, square);
  return t`${sideName(piece.side)} ${pieceName(pieceTypes[piece.kind])} on ${squareName(board, square)}`;
}

function toggled(squares: readonly number[], square: number): number[] {
  const others = squares.filter((other) => other !== square);
  return others.length < squares.length ? others : [...others, square].sort((a, b) => a - b);
}

/** The en-passant states that allow a capture, by their text in a FEN. */
export function passingChoices(variant: Variant, draft: Draft): ReadonlyMap<string, Position["enPassant"]> {
  const choices = new Map<string, Position["enPassant"]>();
  for (const enPassant of enPassantChoices(variant, draft)) {
    choices.set(writeFen(variant, { ...draft, enPassant }).split(" ")[3], enPassant);
  }
  return choices;
}

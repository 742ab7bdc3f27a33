/** `pieces` of an imported variant. */
import { quote } from "../diagnostic/fault.ts";
import { type Board, type BySide, boardSquares, otherSide, SIDES, type Side, stepFrom } from "../geometry/board.ts";
import { capitalised } from "../variant/phrases.ts";
import { type Recruit, reachOf, strengthOf } from "./army.ts";
import type { Line } from "./dialect.ts";
import { type Draft, sidedPieces, sidedSquares, squaresOf, type Value } from "./draft.ts";
import { resetsClock } from "./goals.ts";
import { writeMovement } from "./movement.ts";
import { SIDE_WORDS } from "./options.ts";
import { isCustom, PREDEFINED } from "./predefined.ts";
import type { Royals } from "./royals.ts";
import { mirrored, type SquareSet, writeSides } from "./squares.ts";

type Piece = { readonly [key: string]: Value };

/** All pieces by id: royal ones first, then the stronger ones, pawns last. */
export function piecesKey(draft: Draft, royals: Royals): { pieces: { readonly [id: string]: Piece } } {
  const pieces = [...draft.army.values()];
  const strengths = new Map(pieces.map((piece) => [piece, strengthOf(draft.board, piece.lines)]));
  const rank = (piece: Recruit) => (royals.pieces.includes(piece) ? 0 : piece.option === "pawn" ? 2 : 1);
  pieces.sort((one, other) => rank(one) - rank(other) || (strengths.get(other) ?? 0) - (strengths.get(one) ?? 0));
  return { pieces: Object.fromEntries(pieces.map((piece) => [piece.id, pieceOf(draft, piece, royals)])) };
}

function pieceOf(draft: Draft, piece: Recruit, royals: Royals): Piece {
  const isRoyal = royals.pieces.includes(piece);
  const { settings } = draft;
  return {
    letter: piece.sign,
    ...withDiagonals(draft, piece, movesOf(draft, piece)),
    ...(settings.is("flyingGeneral") && piece.option === "king" ? { "checks-by": "R" } : {}),
    ...firstLeapOf(draft, piece),
    ...sparesOf(draft, piece),
    ...(isRoyal ? { royal: true } : {}),
    ...(settings.is("dropLoop") && settings.fillsHands && isPromoted(draft, piece) ? { "captured-as": "itself" } : {}),
    ...forbiddenOf(draft, piece),
    "resets-clock": resetsClock(draft, piece),
  };
}

/** The leaps of Cambodian chess, which a king loses to rooks. */
function firstLeapOf({ army, settings }: Draft, { option }: Recruit): Piece {
  if (!settings.is("cambodianMoves")) return {};
  const rooks = [...army.values()].filter((other) => other.option === "rook").map(({ id }) => id);
  if (!leapsFirst(option)) return {};
  if (option === "king") return { "first-leap": { to: "fsN", ...(rooks.length > 0 ? { "lost-to": rooks } : {}) } };
  return { "first-leap": { to: "fD" } };
}

/** Whether a piece leaps so in Cambodian chess. */
export function leapsFirst(option: string | undefined): boolean {
  return option === "king" || option === "fers";
}

/** Its own kind, whatever it is called: of what is promoted, too. */
function sparesOf({ army }: Draft, { option }: Recruit): Piece {
  if (!isCustom(option) && PREDEFINED[option]?.sparesItself) {
    const own = [...army.values()].filter((other) => other.option === option);
    return { spares: own.map(({ id }) => id) };
  }
  return {};
}

function isPromoted(draft: Draft, piece: Recruit): boolean {
  const targets = SIDES.flatMap((side) => sidedPieces(draft, "promotionPieceTypes", side));
  return targets.includes(piece) || piece.sign.startsWith("+");
}

/** What kinds of piece do along the diagonals that are drawn on the board. */
const ALONG_DIAGONALS: Readonly<Record<string, string>> = {
  wazir: "F",
  rook: "B",
  soldier: "fF",
  janggiCannon: "pB",
};

function withDiagonals(draft: Draft, { option, text }: Recruit, moves: Piece): Piece {
  const drawn = squaresOf(draft, "diagonalLines");
  const betza = ALONG_DIAGONALS[option === "king" && text === "W" ? "wazir" : option];
  if (!drawn || drawn.size === 0 || betza === undefined) return moves;
  const { betza: usual, moves: entries = [{ betza: usual }], ...rest } = moves;
  const squares = writeSides(draft.board, [drawn, drawn]) as Value;
  return { ...rest, moves: [...(entries as readonly Piece[]), { betza, from: squares, to: squares }] };
}

function movesOf(draft: Draft, piece: Recruit): Piece {
  const { settings } = draft;
  const soldiers = piece.option === "soldier" && settings.int("soldierPromotionRank") > 1;
  if (soldiers) return { moves: soldierMoves(draft) };
  const firsts = firstSquares(draft, piece);
  const passing = passingOf(draft, piece);
  const usual = piece.lines.filter(({ initial }) => !initial);
  if (usual.length + firsts.filter(({ lines }) => lines.length > 0).length === 0) return { betza: "none" };
  const text = (lines: readonly Line[]) => {
    const own = lines.map((line) => ({ ...line, inPassing: passing.isEverywhere && line.capture }));
    return writeMovement(own, isWhole(piece, lines) ? piece.text : null);
  };
  if (firsts.length < 2 && passing.region === null) {
    const [only] = firsts;
    const lines = only ? [...usual, ...only.lines] : usual;
    checkLength(draft, piece, text(lines));
    return { betza: text(lines), ...(only ? { "first-move": writeSides(draft.board, only.squares) as Value } : {}) };
  }
  const entries = [
    ...(usual.length > 0 ? [{ betza: text(usual) }] : []),
    ...passingEntry(draft, piece, passing.region),
    ...firsts.map(({ lines, squares }) => ({ betza: text(lines), from: writeSides(draft.board, squares) as Value })),
  ];
  return { moves: entries };
}

function isWhole(piece: Recruit, lines: readonly Line[]): boolean {
  return piece.option !== "pawn" && lines.length === piece.lines.length;
}

/** The longest movement of a file. */
const LONGEST = 64;

function checkLength({ settings }: Draft, { place }: Recruit, text: string): void {
  if (text.length <= LONGEST) return;
  const message = `The movement is ${quote(text)} here, longer than the ${LONGEST} characters that are read.`;
  settings.faults.report(place, { code: "text-too-long", message });
}

interface First {
  readonly lines: readonly Line[];
  readonly squares: BySide<SquareSet>;
}

/** First moves with the squares on which they may be made, where there are any. */
function firstSquares(draft: Draft, piece: Recruit): First[] {
  const { settings } = draft;
  const doubles = settings.is("doubleStep") ? sidedSquares(draft, "doubleStepRegion") : null;
  const triples = piece.option === "pawn" ? sidedSquares(draft, "tripleStepRegion") : null;
  const isTriple = ({ step }: Line) => piece.option === "pawn" && step[1] === 3;
  const firsts = piece.lines.filter(({ initial }) => initial);
  return [
    { lines: firsts.filter((line) => !isTriple(line)), squares: doubles },
    { lines: firsts.filter(isTriple), squares: triples },
  ].flatMap(({ lines, squares }) =>
    lines.length > 0 && squares?.some((set) => set.size > 0) ? [{ lines, squares }] : [],
  );
}

interface Passing {
  /** Whether all captures may be en passant. */
  readonly isEverywhere: boolean;
  /** The only squares on which they may, or null. */
  readonly region: BySide<SquareSet> | null;
}

const NOWHERE: Passing = { isEverywhere: false, region: null };

/** How a piece captures en passant, if anything can be captured so. */
function passingOf(draft: Draft, piece: Recruit): Passing {
  const { settings, army, board } = draft;
  const isOpened = [...army.values()].some((other) =>
    firstSquares(draft, other).some(({ lines }) => lines.some(({ lame, limit, step }) => opens(lame, limit, step))),
  );
  const sides = SIDE_WORDS.filter((side) => settings.set(`enPassantTypes${side}`).includes(piece.option));
  if (!isOpened || sides.length === 0) return NOWHERE;
  if (sides.length === 1) {
    settings.refuse(
      `enPassantTypes${sides[0]}`,
      `That ${quote(piece.id)} captures en passant for one side only is not supported yet.`,
    );
  }
  const region = sidedSquares(draft, "enPassantRegion");
  if (!region || region.every((set) => set.size === boardSquares(board).length))
    return { isEverywhere: true, region: null };
  return region.every((set) => set.size === 0) ? NOWHERE : { isEverywhere: false, region };
}

/** Whether a piece of a side may capture en passant on one of some squares. */
export function takesInPassing(draft: Draft, piece: Recruit, side: Side, on: SquareSet): boolean {
  const { isEverywhere, region } = passingOf(draft, piece);
  const isTarget = (square: number) => on.has(square) && (isEverywhere || (region?.[side].has(square) ?? false));
  return [...draft.army.values()]
    .flatMap((other) => firstSquares(draft, other))
    .some(({ lines, squares }) =>
      lines.some((line) =>
        [...squares[otherSide(side)]].some((from) => passed(draft.board, line, side, from).some(isTarget)),
      ),
    );
}

/** The squares that a first move of the other side passes over on the empty board. */
function passed(board: Board, { step, limit, lame }: Line, side: Side, from: number): number[] {
  const leaps = lame ? Math.max(...step.map(Math.abs)) : limit || Math.max(board.files, board.ranks);
  const scale = (side === 0 ? -1 : 1) / (lame ? leaps : 1);
  return Array.from({ length: leaps - 1 }, (_, index) => {
    const times = scale * (index + 1);
    return stepFrom(board, from, [step[0] * times, step[1] * times]);
  }).filter((square) => square !== null);
}

function opens(lame: boolean, limit: number, step: readonly number[]): boolean {
  return limit !== 1 || (lame && Math.max(...step.map(Math.abs)) > 1);
}

function passingEntry({ board }: Draft, { lines }: Recruit, region: BySide<SquareSet> | null): Piece[] {
  if (!region) return [];
  const captures = lines.filter(({ capture, initial }) => capture && !initial);
  const own = captures.map((line) => ({ ...line, quiet: false, capture: false, inPassing: true }));
  return own.length > 0 ? [{ betza: writeMovement(own, null), to: writeSides(board, region) as Value }] : [];
}

/** A soldier goes sideways from a rank on. */
function soldierMoves({ settings, board }: Draft): Value {
  const rank = settings.int("soldierPromotionRank") - 1;
  const far = new Set(boardSquares(board).filter((square) => square >= rank * board.files));
  return [{ betza: "fW" }, { betza: "sW", from: writeSides(board, [far, mirrored(board, far)]) as Value }];
}

/** `forbidden`: outside of a region, or where the piece could never move again. */
function forbiddenOf(draft: Draft, piece: Recruit): Piece {
  const { settings, board } = draft;
  const region = mobilityRegion(draft, piece);
  const hasDeadEnds = settings.is("immobilityIllegal") && hasDeadEnd(draft, piece);
  if (!region) return hasDeadEnds ? { forbidden: "dead-ends" } : {};
  const outside = region.map((set) => new Set(boardSquares(board).filter((square) => !set.has(square))));
  checkStanding(draft, piece, [outside[0], outside[1]]);
  return { forbidden: writeSides(board, [outside[0], outside[1]]) as Value };
}

/** Where a piece may stand; null for anywhere. An empty set is no limit either. */
function mobilityRegion(draft: Draft, piece: Recruit): BySide<SquareSet> | null {
  const all = new Set(boardSquares(draft.board));
  const [white, black] = SIDE_WORDS.map((side) => {
    const set = squaresOf(draft, `mobilityRegion${side}${capitalised(piece.option)}`);
    return set && set.size > 0 ? set : null;
  });
  return white || black ? [white ?? all, black ?? all] : null;
}

/** Whether there is a square from which a piece could not move that can move elsewhere. */
function hasDeadEnd(draft: Draft, { lines }: Recruit): boolean {
  const isStill = lines.every(({ initial }) => initial);
  return !isStill && boardSquares(draft.board).some((square) => reachOf(draft.board, lines, square).size === 0);
}

function checkStanding({ start, settings }: Draft, { option, id }: Recruit, outside: BySide<SquareSet>): void {
  const wrong = start.squares.some((piece, square) => piece?.kind === option && outside[piece.side].has(square));
  if (!wrong) return;
  settings.refuse(
    "startFen",
    `A ${quote(id)} starts outside of the squares where it may stand, which is not supported.`,
  );
}

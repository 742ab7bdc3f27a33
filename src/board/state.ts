/** The board's state as plain data, and how intents change it. Independent of the DOM. */

import type { Game } from "../engine/game.ts";
import type { GameMove } from "../engine/game-move.ts";
import type { Outcome } from "../engine/outcome.ts";
import { type Board, boardSquares, type Side, type Square } from "../geometry/board.ts";
import { parseSquare } from "../geometry/square.ts";
import type { Pieces } from "../variant/pieces.ts";
import type { Piece, Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { nextSquare } from "./geometry.ts";
import { handOf, isSameOrigin, type Origin, pieceAt } from "./origin.ts";
import { ahead, type Premove } from "./premoves.ts";

/** A legal move with its squares as numbers. */
export interface LegalMove {
  readonly move: GameMove;
  readonly from: Origin;
  readonly to: Square;
  /** Where the rook of a castling stands, or null. */
  readonly partner: Square | null;
}

export interface Arrow {
  readonly from: Square;
  readonly to: Square;
  readonly brush: "green" | "blue" | "red" | "yellow";
  /** What comes from a hand, drawn on the square instead of an arrow. */
  readonly drop?: Piece;
}

/** Arrows and marked squares. */
export interface Marking {
  readonly arrows: readonly Arrow[];
  readonly highlights: readonly Square[];
}

/** The part of the state that the game determines. */
export interface Scene {
  readonly variant: Variant;
  readonly position: Position;
  readonly legal: readonly LegalMove[];
  /** The king in check, or null. */
  readonly check: Square | null;
  /** From and to are one square after a drop. */
  readonly last: { readonly from: Square; readonly to: Square } | null;
  readonly outcome: Outcome | null;
}

/** The part of the state that the person at the board determines; the marks are those drawn by hand. */
export interface Doing extends Marking {
  /** Sides that the person plays; the others are an engine's, or nobody's. */
  readonly playing: readonly Side[];
  readonly selected: Origin | null;
  /** Moves planned ahead, the next one first. */
  readonly premoves: readonly Premove[];
  /** A pending choice of promotion, of what a piece is dropped as, of what enters where it leaves; or whether to do what
   *  leaves it on its square. */
  readonly choice: {
    readonly from: Origin;
    readonly to: Square;
    readonly moves: readonly GameMove[];
    /** Whether the one move is asked to be confirmed. */
    readonly confirms?: boolean;
  } | null;
  /** The square that the keyboard is on. */
  readonly cursor: Square;
  readonly typed: string;
  readonly explaining: boolean;
  /** Where the piece is that is being explained. */
  readonly explained: Origin | null;
  /** What a press does while pieces are set up; null while they are played. */
  readonly tool: EditTool | null;
}

export interface BoardState extends Scene, Doing {
  /** Marks set by the page; see `page-marks.ts`. */
  readonly marked: Marking;
}

/** What a press on a square does while pieces are set up: `move` picks a piece up and puts it down, `erase` removes it,
 *  a piece is put there. */
export type EditTool = "move" | "erase" | Piece;

/** What the person wants, whatever the device. */
export type Intent =
  /** A click, a tap or Enter on a square. */
  | { readonly type: "pick"; readonly square: Square }
  /** The same of a piece in hand. */
  | { readonly type: "take"; readonly piece: Piece }
  /** A press on a piece, which may become a drag. */
  | { readonly type: "lift"; readonly square: Square }
  | { readonly type: "drop"; readonly from: Origin; readonly to: Square }
  | { readonly type: "choose"; readonly move: GameMove }
  /** A pointer over a square, without a press. */
  | { readonly type: "point"; readonly square: Square }
  | { readonly type: "cancel" }
  | { readonly type: "walk"; readonly files: number; readonly ranks: number }
  | { readonly type: "go"; readonly square: Square }
  | { readonly type: "type"; readonly text: string }
  | { readonly type: "draw"; readonly from: Square; readonly to: Square; readonly brush: Arrow["brush"] };

export interface Answer {
  readonly state: BoardState;
  /** The move to play, if the intent completed one. */
  readonly play: GameMove | null;
}

export function sceneOf(game: Game): Scene {
  const { variant, position } = game;
  const square = (name: string) => parseSquare(variant.board, name) ?? 0;
  const last = game.lastMove;
  return {
    variant,
    position,
    legal: game.legalMoves().map((move) => ({
      move,
      from: move.drop ? handOf(variant, { kind: kindOf(variant, move), side: position.turn }) : square(move.from),
      to: square(move.to),
      partner: move.partner && square(move.partner.from),
    })),
    check: game.check ? royalOf(variant, position) : null,
    last: last ? { from: square(last.from), to: square(last.to) } : null,
    outcome: game.outcome,
  };
}

/** The same of an earlier position of the game, in which nobody may move. */
export function sceneAt(game: Game, ply: number): Scene {
  const now = sceneOf(game);
  if (ply === game.length) return now;
  const { variant } = game;
  const position = game.positions[ply];
  const move = game.history[ply - 1];
  const square = (name: string) => parseSquare(variant.board, name) ?? 0;
  const last = move ? { from: square(move.from), to: square(move.to) } : null;
  return { ...now, position, legal: [], check: move?.check ? royalOf(variant, position) : null, last, outcome: null };
}

function royalOf({ pieceTypes }: Variant, { pieces, turn }: Position): Square | null {
  const square = pieces.findIndex((piece) => piece?.side === turn && pieceTypes[piece.kind].royal);
  return square < 0 ? null : square;
}

function kindOf({ pieceTypes }: Variant, { piece }: GameMove): number {
  return pieceTypes.findIndex(({ id }) => id === piece);
}

/** The state of an untouched board. */
export function initialState(scene: Scene, playing: readonly Side[]): BoardState {
  const marked = { arrows: [], highlights: [] };
  return {
    ...scene,
    ...UNTOUCHED,
    playing,
    cursor: boardSquares(scene.variant.board)[0],
    explaining: false,
    tool: null,
    marked,
  };
}

const UNTOUCHED = {
  selected: null,
  premoves: [],
  choice: null,
  typed: "",
  explained: null,
  arrows: [],
  highlights: [],
} as const;

/** The state after the game has changed: actions begun in the old position are dropped; premoves and the page's marks
 *  stay. */
export function withScene(state: BoardState, scene: Scene): BoardState {
  const { premoves, typed } = state;
  return { ...state, ...scene, ...UNTOUCHED, premoves: scene.outcome ? [] : premoves, typed };
}

/** Where the selected piece may move: by square, the moves that end there. Castling is also offered on its rook. */
export function targetsFrom({ legal, outcome }: Scene, from: Origin): ReadonlyMap<Square, readonly GameMove[]> {
  const targets = new Map<Square, GameMove[]>();
  if (outcome) return targets;
  const own = legal.filter((move) => isSameOrigin(move.from, from));
  const add = (square: Square, move: GameMove) => targets.set(square, [...(targets.get(square) ?? []), move]);
  for (const { move, to, partner } of own) if (partner === null) add(to, move);
  for (const { move, to, partner } of own) {
    if (partner === null) continue;
    const isSame = (other: GameMove) => other.to === move.to && other.partner?.from === move.partner?.from;
    const isFree = (square: Square) => (targets.get(square) ?? []).every(isSame);
    if (isFree(partner)) add(partner, move);
    if (to !== from && to !== partner && isFree(to)) add(to, move);
  }
  return targets;
}

/** Plays the next premove, or asks what it means where it has become several moves; null where it has become none. */
export function premoveOf(state: BoardState): Answer | null {
  const [premove] = state.premoves;
  if (!premove) return null;
  const answer = attempt(state, premove.from, premove.to);
  return answer.play || answer.state.choice ? answer : null;
}

/** Whether the person may move the piece there, now or as a premove. */
export function isOwn({ playing, position, premoves, outcome }: BoardState, origin: Origin): boolean {
  const piece = pieceAt(ahead(position, premoves), origin);
  return piece !== null && playing.includes(piece.side) && !outcome;
}

export function reduce(state: BoardState, intent: Intent): Answer {
  switch (intent.type) {
    case "pick":
      return pick(state, intent.square);
    case "take":
      return stay(take(tidy(state), intent.piece));
    case "lift":
      return stay({ ...tidy(state), cursor: intent.square, selected: intent.square });
    case "drop":
      return attempt(tidy(state), intent.from, intent.to);
    case "choose":
      return { state: { ...state, choice: null, selected: null }, play: intent.move };
    case "cancel":
      return stay({ ...tidy(state), selected: null, premoves: [], typed: "", explained: null });
    case "walk":
      return stay(walk(state, nextSquare(state.variant.board, state.cursor, [intent.files, intent.ranks])));
    case "go":
      return stay(walk(state, intent.square));
    case "point":
      return stay(point(state, intent.square));
    case "type":
      return stay({ ...state, typed: intent.text });
    case "draw":
      return stay(draw(state, intent));
  }
}

function stay(state: BoardState): Answer {
  return { state, play: null };
}

/** A new action removes the person's drawings and a pending choice. */
function tidy(state: BoardState): BoardState {
  return { ...state, choice: null, arrows: [], highlights: [] };
}

function pick(before: BoardState, square: Square): Answer {
  const state = { ...tidy(before), cursor: square };
  if (state.explaining) return stay(explain(state, square));
  const { selected } = state;
  const isAgain = selected === square && !targetsFrom(state, square).has(square);
  if (isAgain) return stay({ ...state, selected: null });
  if (selected !== null && (!isOwn(state, square) || targetsFrom(state, selected).has(square))) {
    return attempt(state, selected, square);
  }
  const isPicked = isOwn(state, square);
  return stay({ ...state, selected: isPicked ? square : null, premoves: isPicked ? state.premoves : [] });
}

function take(state: BoardState, piece: Piece): BoardState {
  if (state.explaining) return { ...state, explained: piece, selected: null };
  const isTaken = isOwn(state, piece) && !isSameOrigin(state.selected, piece);
  return { ...state, selected: isTaken ? piece : null, premoves: isTaken ? state.premoves : [] };
}

function explain(state: BoardState, square: Square): BoardState {
  return { ...state, explained: state.position.pieces[square] ? square : null, selected: null };
}

function walk(state: BoardState, square: Square | null): BoardState {
  return square === null ? state : point({ ...state, cursor: square }, square);
}

/** Hovering over a piece explains it, until another one is hovered over. */
function point(state: BoardState, square: Square): BoardState {
  const isNews = state.explaining && state.position.pieces[square] && state.explained !== square;
  return isNews ? explain(state, square) : state;
}

function attempt(state: BoardState, from: Origin, to: Square): Answer {
  if (pieceAt(state.position, from)?.side !== state.position.turn) return stay(planPremove(state, from, to));
  const moves = targetsFrom(state, from).get(to) ?? [];
  const done = { ...state, selected: null, premoves: [], cursor: to };
  // what leaves the piece where it is is never done by a second press alone
  if (moves.length > 1 || (moves.length === 1 && from === to)) return stay({ ...done, choice: { from, to, moves } });
  return { state: moves.length === 1 ? done : { ...state, selected: null }, play: moves[0] ?? null };
}

function planPremove(state: BoardState, from: Origin, to: Square): BoardState {
  const isPlanned = from !== to && isOwn(state, from);
  return { ...state, selected: null, premoves: isPlanned ? [...state.premoves, { from, to }] : [] };
}

function draw(state: BoardState, { from, to, brush }: Arrow): BoardState {
  if (from === to) return { ...state, highlights: toggle(state.highlights, from, (square) => square === from) };
  const arrow = { from, to, brush };
  return { ...state, arrows: toggle(state.arrows, arrow, (other) => other.from === from && other.to === to) };
}

function toggle<T>(list: readonly T[], item: T, isSame: (other: T) => boolean): T[] {
  return list.some(isSame) ? list.filter((other) => !isSame(other)) : [...list, item];
}

/** The pieces as shown: those planned ahead stand where they are to go, one about to promote or to be dropped is on its
 *  target already. */
export function shownPieces({ position, premoves, choice }: BoardState): Pieces {
  if (!choice) return ahead(position, premoves).pieces;
  const pieces = [...position.pieces];
  pieces[choice.to] = pieceAt(position, choice.from);
  if (typeof choice.from === "number") pieces[choice.from] = null;
  return pieces;
}

/** The next square for a key that goes to the end of a line. */
export function edgeSquare(board: Board, square: Square, files: number, ranks: number): Square {
  let at = square;
  for (let next = nextSquare(board, at, [files, ranks]); next !== null; next = nextSquare(board, at, [files, ranks]))
    at = next;
  return at;
}

/** The board's state as plain data, and how intents change it. Independent of the DOM. */

import type { Game } from "../engine/game.ts";
import type { GameMove } from "../engine/game-move.ts";
import type { Outcome } from "../engine/outcome.ts";
import { type Board, boardSquares, type Side, type Square } from "../geometry/board.ts";
import { parseSquare, squareName } from "../geometry/square.ts";
import { plannedWays } from "../rules/planned.ts";
import { isWallAlone } from "../rules/rule.ts";
import type { Pieces } from "../variant/pieces.ts";
import type { Piece, Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { nextSquare } from "./geometry.ts";
import { handOf, isSameOrigin, type Origin, type Phase, pieceAt } from "./origin.ts";
import type * as phases from "./phases.ts";
import { ahead, type Premove } from "./premoves.ts";

let building: typeof phases | null = null;

/** What plays turns of two phases is fetched with the picture of walls. */
export function provideBuilding(own: typeof phases): void {
  building = own;
}

/** A legal move with its squares as numbers. */
export interface LegalMove {
  readonly move: GameMove;
  readonly from: Origin;
  readonly to: Square;
  /** Where the rook of a castling stands, or null. */
  readonly partner: Square | null;
  /** What is taken on the way; empty for most moves. */
  readonly struck: readonly Square[];
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
  readonly last:
    | (Pick<LegalMove, "to" | "struck"> & {
        readonly from: Square;
        readonly wall?: Square | undefined;
        readonly flipped?: readonly Square[] | undefined;
        /** From and to of the moves before it in the same turn. */
        readonly before: readonly Square[];
      })
    | null;
  readonly outcome: Outcome | null;
}

/** The part of the state that the person at the board determines; the marks are those drawn by hand. */
export interface Doing extends Marking {
  /** Sides that the person plays; the others are an engine's, or nobody's. */
  readonly playing: readonly Side[];
  readonly selected: Origin | null;
  /** Squares that were pressed of pieces which the selected one takes on its way, until it is known where it ends. */
  readonly way: readonly Square[];
  /** A move that is shown while its wall is chosen; null between turns. */
  readonly phase: Phase | null;
  /** Moves planned ahead, the next one first. */
  readonly premoves: readonly Premove[];
  /** A pending choice of promotion, of what a piece is dropped as, of what enters where it leaves, of what is taken on the
   *  way; or whether to do what leaves it on its square, or takes a friend. */
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
  /** Some of the moves to choose from. */
  | { readonly type: "narrow"; readonly moves: readonly GameMove[] }
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
  return {
    variant,
    position,
    legal: game.legalMoves().map((move) => ({
      move,
      from: move.drop ? handOf(variant, { kind: kindOf(variant, move), side: position.turn }) : square(move.from),
      to: square(move.to),
      partner: move.partner && square(move.partner.from),
      struck: struckOn(variant, move),
    })),
    check: game.check ? royalOf(variant, position) : null,
    last: lastOf(variant, movesOf(game, game.length)),
    outcome: game.outcome,
  };
}

/** The same of an earlier position of the game, in which nobody may move. */
export function sceneAt(game: Game, ply: number): Scene {
  const now = sceneOf(game);
  if (ply === game.length) return now;
  const { variant } = game;
  const position = game.positions[ply];
  const moves = movesOf(game, ply);
  const check = moves.at(-1)?.check ? royalOf(variant, position) : null;
  return { ...now, position, legal: [], check, last: lastOf(variant, moves), outcome: null };
}

/** The moves of the turn that ends with a ply, or goes on there. */
function movesOf(game: Game, ply: number): readonly GameMove[] {
  // a turn of one move is known without a replay
  if (!game.variant.series && ply === game.length) return game.lastMove ? [game.lastMove] : [];
  const played = game.history.slice(0, ply);
  const begin = played.findLastIndex((move) => move.side !== played.at(-1)?.side);
  return played.slice(begin + 1);
}

function lastOf(variant: Variant, moves: readonly GameMove[]): Scene["last"] {
  const square = (name: string) => parseSquare(variant.board, name) ?? 0;
  const move = moves.at(-1);
  if (!move) return null;
  const alone = isWallAlone(variant, move) ? move.wall : null;
  return {
    from: square(alone ?? move.from),
    to: square(alone ?? move.to),
    struck: struckOn(variant, move),
    wall: move.wall ? square(move.wall) : undefined,
    flipped: move.flipped?.map((piece) => square(piece.square)),
    before: moves.slice(0, -1).flatMap(({ from, to, drop }) => (drop ? [square(to)] : [square(from), square(to)])),
  };
}

function struckOn({ board }: Variant, { struck }: GameMove): Square[] {
  return (struck ?? []).map(({ square }) => parseSquare(board, square) ?? 0);
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
  way: [],
  phase: null,
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

/** Where the selected piece may move: by square, the moves that end there, or take there on their way. Castling is also
 *  offered on its rook.
 *  @param way what it is to take first */
export function targetsFrom(
  { variant, legal, outcome }: Scene,
  from: Origin,
  way: readonly Square[] = [],
): ReadonlyMap<Square, readonly GameMove[]> {
  const targets = new Map<Square, GameMove[]>();
  if (outcome) return targets;
  const own = legal.filter(
    (one) => isSameOrigin(one.from, from) && follows(one, way) && !isWallAlone(variant, one.move),
  );
  const add = (square: Square, move: GameMove) => targets.set(square, [...(targets.get(square) ?? []), move]);
  for (const { move, to, partner, struck } of own) {
    if (partner !== null) continue;
    add(to, move);
    for (const square of struck) if (square !== to && !way.includes(square)) add(square, move);
  }
  for (const { move, to, partner } of own) {
    if (partner === null) continue;
    const isSame = (other: GameMove) => other.to === move.to && other.partner?.from === move.partner?.from;
    const isFree = (square: Square) => (targets.get(square) ?? []).every(isSame);
    if (isFree(partner)) add(partner, move);
    if (to !== from && to !== partner && isFree(to)) add(to, move);
  }
  return targets;
}

/** Whether a move takes on these squares, or on the last of them if it ends there. */
function follows({ to, struck }: Pick<LegalMove, "to" | "struck">, way: readonly Square[]): boolean {
  const isEnd = way[way.length - 1] === to && struck.every((square) => way.includes(square));
  return way.every((square, index) => struck.includes(square) || (isEnd && index === way.length - 1));
}

/** What the selected piece may do next, or where the wall of a move may be built; none without either. Of a piece on the way of
 *  a move that is planned ahead, where it may go on to, without the moves. */
export function targetsOf(state: BoardState): ReadonlyMap<Square, readonly GameMove[]> {
  const { phase, selected, way } = state;
  if (phase) return building?.wallsOf(phase, state.variant) ?? new Map();
  if (selected === null) return new Map();
  if (way.length === 0 || !isAhead(state, selected)) return targetsFrom(state, selected, way);
  const next = aheadFrom(state, selected).flatMap(({ to, struck }) => [
    to,
    ...struck.filter((square) => !way.includes(square)),
  ]);
  return new Map(next.map((square) => [square, []]));
}

/** Plays the next premove, or asks what it means where it has become several moves; null where it has become none. */
export function premoveOf(state: BoardState): Answer | null {
  const [premove] = state.premoves;
  if (!premove) return null;
  const answer = premove.struck ? attemptWay(state, premove, premove.struck) : attempt(state, premove.from, premove.to);
  const { choice, way, phase } = answer.state;
  return answer.play || choice || phase || way.length > 0 ? answer : null;
}

/** Whether the person may move the piece there, now or as a premove. */
export function isOwn({ variant, playing, position, premoves, outcome }: BoardState, origin: Origin): boolean {
  const piece = pieceAt(ahead(position, premoves), origin, variant);
  return piece !== null && playing.includes(piece.side) && !outcome;
}

export function reduce(state: BoardState, intent: Intent): Answer {
  switch (intent.type) {
    case "pick":
      return pick(state, intent.square);
    case "take":
      return stay(take(tidy(state), intent.piece));
    case "lift":
      return stay({ ...tidy(state), cursor: intent.square, ...select(intent.square) });
    case "drop":
      return drop(tidy(state), intent.from, intent.to);
    case "choose":
      return begin({ ...state, choice: null, ...select(null) }, state.choice?.from ?? null, intent.move);
    case "narrow":
      return stay({ ...state, choice: state.choice && { ...state.choice, moves: intent.moves } });
    case "cancel":
      return stay({ ...tidy(state), ...select(null), premoves: [], typed: "", explained: null });
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

/** Another piece begins its way anew. */
function select(selected: Origin | null): Pick<Doing, "selected" | "way"> {
  return { selected, way: [] };
}

/** A new action removes the person's drawings and a pending choice, and takes back the first phase of a turn. */
function tidy(state: BoardState): BoardState {
  return { ...state, choice: null, phase: null, arrows: [], highlights: [] };
}

function pick(before: BoardState, square: Square): Answer {
  const state = { ...tidy(before), cursor: square };
  if (before.phase) return { state, play: targetsOf(before).get(square)?.[0] ?? null };
  if (state.explaining) return stay(explain(state, square));
  const { selected } = state;
  const isTarget = targetsOf(state).has(square) || (selected === square && mayStayAhead(state, square));
  if (selected === square && !isTarget) return stay({ ...state, ...select(null) });
  if (selected !== null && (!isOwn(state, square) || isTarget)) return attempt(state, selected, square);
  const isPicked = isOwn(state, square);
  const alone = isPicked ? null : wallToBuild(state, square);
  if (alone) return stay({ ...state, choice: { from: square, to: square, moves: [alone], confirms: true } });
  return stay({ ...state, ...select(isPicked ? square : null), premoves: isPicked ? state.premoves : [] });
}

/** A wall that the person may build there instead of a move. */
function wallToBuild(state: BoardState, square: Square): GameMove | null {
  const { playing, position, outcome } = state;
  return playing.includes(position.turn) && !outcome ? (building?.wallAloneOn(state, square) ?? null) : null;
}

/** Plays a move, or shows it while its wall is chosen. */
function begin(state: BoardState, from: Origin | null, move: GameMove): Answer {
  const phase = building?.phaseOf(state, from ?? parseSquare(state.variant.board, move.from) ?? 0, move);
  return phase ? stay({ ...state, phase }) : { state, play: move };
}

/** A piece that is on its way goes on from where it is shown. */
function drop(state: BoardState, from: Origin, to: Square): Answer {
  const { selected, way } = state;
  if (selected !== null && way[way.length - 1] === from) return attempt(state, selected, to);
  return attempt({ ...state, way: [] }, from, to);
}

function take(state: BoardState, piece: Piece): BoardState {
  if (state.explaining) return { ...state, explained: piece, ...select(null) };
  const isTaken = isOwn(state, piece) && !isSameOrigin(state.selected, piece);
  return { ...state, ...select(isTaken ? piece : null), premoves: isTaken ? state.premoves : [] };
}

function explain(state: BoardState, square: Square): BoardState {
  return { ...state, explained: state.position.pieces[square] ? square : null, ...select(null) };
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
  if (isAhead(state, from)) return stay(planPremove(state, from, to));
  const found = targetsFrom(state, from, state.way).get(to) ?? [];
  const [first] = found;
  if (!first) return stay({ ...state, ...select(null) });
  const on = squareName(state.variant.board, to);
  const goesOn = found.some((move) => takes(move, on)) && !state.way.includes(to);
  if (goesOn && waysOf(found).length > 1)
    return stay({ ...state, selected: from, way: [...state.way, to], premoves: [], cursor: to });
  const { variant, way } = state;
  const all = way.length > 0 ? asPressed(found, way, (move) => struckOn(variant, move)) : found;
  const end = goesOn ? (parseSquare(state.variant.board, first.to) ?? to) : to;
  return decide(state, { from, to, end }, all);
}

/** Plays what was pressed, or asks which of several moves is meant.
 *  @param squares `to` was pressed, `end` is where the moves end */
function decide(
  state: BoardState,
  { from, to, end }: { readonly from: Origin; readonly to: Square; readonly end: Square },
  all: readonly GameMove[],
): Answer {
  const moves = building?.withoutWalls(all) ?? [...all];
  const done = { ...state, ...select(null), premoves: [], cursor: to };
  if (moves.length === 1 && !isAsked(state, from, to, moves[0])) return begin(done, from, moves[0]);
  moves.sort((a, b) => (a.struck?.length ?? 0) - (b.struck?.length ?? 0));
  return stay({ ...done, choice: { from, to: end, moves } });
}

/** The move that takes just this on its way; what it becomes may be asked. */
function attemptWay(state: BoardState, { from, to }: Premove, struck: readonly Square[]): Answer {
  const found = state.legal.filter((one) => isSameOrigin(one.from, from) && one.to === to && isSameWay(one, struck));
  if (found.length === 0) return stay(state);
  return decide(
    { ...state, way: struck },
    { from, to, end: to },
    found.map(({ move }) => move),
  );
}

function isSameWay({ struck, partner }: LegalMove, way: readonly Square[]): boolean {
  return partner === null && struck.length === way.length && struck.every((square) => way.includes(square));
}

/** What leaves the piece where it is, or takes a friend, is never done by a second press alone. */
function isAsked({ position, way }: BoardState, from: Origin, to: Square, { partner }: GameMove): boolean {
  if (from === to) return way.length === 0;
  return typeof from === "number" && partner === null && position.pieces[to]?.side === position.turn;
}

function takes({ struck, to }: GameMove, on: string): boolean {
  return to !== on && (struck ?? []).some(({ square }) => square === on);
}

/** Of moves that end on a square, those that take what was pressed and no more; all where there are none. */
function asPressed<Kind>(
  moves: readonly Kind[],
  way: readonly Square[],
  struckBy: (move: Kind) => readonly Square[],
): readonly Kind[] {
  const pressed = moves.filter((move) => struckBy(move).every((square) => way.includes(square)));
  return pressed.length > 0 ? pressed : moves;
}

/** Moves of one piece in groups: of each, all moves take the same on their way and end on the same square. */
export function waysOf(moves: readonly GameMove[]): GameMove[][] {
  const ways = new Map<string, GameMove[]>();
  for (const move of moves) {
    const name = JSON.stringify([move.struck, move.partner ? null : move.to]);
    ways.set(name, [...(ways.get(name) ?? []), move]);
  }
  return [...ways.values()];
}

/** Whether a move from there is planned ahead: the piece is not of the side to move, or is to come there first. */
function isAhead({ position, variant }: BoardState, from: Origin): boolean {
  return pieceAt(position, from, variant)?.side !== position.turn;
}

/** The ways of a piece that begin with what was pressed, by how the pieces will stand. */
function aheadFrom({ variant, position, premoves, way }: BoardState, from: Origin): ReturnType<typeof plannedWays> {
  if (typeof from !== "number") return [];
  return plannedWays(variant, ahead(position, premoves).pieces, from).filter((one) => follows(one, way));
}

/** Whether a second press on a piece plans something: that it promotes where it stands. */
function mayStayAhead(state: BoardState, square: Square): boolean {
  return isAhead(state, square) && aheadFrom(state, square).some(({ to, struck }) => to === square && !struck.length);
}

/** A piece that may take there and go on waits for the next press, as in a move that is made at once. */
function planPremove(state: BoardState, from: Origin, to: Square): BoardState {
  const { way, premoves } = state;
  const plan = (premove: Premove) => ({ ...state, ...select(null), premoves: [...premoves, premove] });
  if (!isOwn(state, from)) return { ...state, ...select(null), premoves: [] };
  const ways = aheadFrom(state, from);
  const over = ways.filter((one) => one.to !== to && one.struck.includes(to) && !way.includes(to));
  const ending = ways.filter((one) => one.to === to);
  if (over.length + ending.length > 1 && over.length > 0)
    return { ...state, selected: from, way: [...way, to], cursor: to };
  if (over.length > 0) return plan({ from, to: over[0].to, struck: over[0].struck });
  if (way.length === 0)
    return from === to && !mayStayAhead(state, to) ? { ...state, ...select(null), premoves: [] } : plan({ from, to });
  const [meant, ...others] = asPressed(ending, way, ({ struck }) => struck);
  if (!meant) return { ...state, ...select(null) };
  return plan(others.length > 0 ? { from, to } : { from, to, struck: meant.struck });
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
 *  target already, one on its way where it has taken last. */
export function shownPieces(state: BoardState): Pieces {
  const { variant, position, premoves, choice, selected, way, phase } = state;
  if (phase && building) return building.piecesBetween(state, phase);
  const from = choice ? choice.from : way.length > 0 ? selected : null;
  if (from === null) return ahead(position, premoves).pieces;
  const now = choice === null && isAhead(state, from) ? ahead(position, premoves) : position;
  const pieces = [...now.pieces];
  const isOneWay = choice !== null && waysOf(choice.moves).length === 1;
  for (const square of isOneWay ? struckOn(variant, choice.moves[0]) : way) pieces[square] = null;
  if (typeof from === "number") pieces[from] = null;
  pieces[choice ? choice.to : way[way.length - 1]] = pieceAt(now, from);
  return pieces;
}

/** The next square for a key that goes to the end of a line. */
export function edgeSquare(board: Board, square: Square, files: number, ranks: number): Square {
  let at = square;
  for (let next = nextSquare(board, at, [files, ranks]); next !== null; next = nextSquare(board, at, [files, ranks]))
    at = next;
  return at;
}

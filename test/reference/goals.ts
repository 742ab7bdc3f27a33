/** Ends of the game, from what a file says and from the positions alone: nothing is counted but by looking. */
import type { ConditionInFull, VariantDocument } from "../../src/definition/schema-types.generated.ts";
import { otherSide, type Side, type Square } from "../../src/geometry/board.ts";
import type { Position } from "../../src/variant/position.ts";
import { canCapture } from "./attack.ts";
import { type Book, readBetza } from "./book.ts";
import { hasCastledToWin, hasLostToCastle } from "./castle.ts";
import { kept } from "./kept.ts";
import { allSquares, type Field, squaresBySide } from "./squares.ts";
import { emptyScene, outcomesOf } from "./walk.ts";

type Condition = string | ConditionInFull;
type Material = Exclude<VariantDocument["material"], string | undefined>;

type Start = Pick<Position, "pieces" | "hands">;

/** As the file has them, or as they are when it says nothing. */
export interface GoalRules {
  readonly win: readonly Condition[];
  readonly lose: readonly Condition[];
  readonly draw: readonly Condition[];
  /** Which of a side's royal pieces have to be safe. */
  readonly royals: "each" | "last" | "all";
  readonly forbidsChecks: boolean;
  /** Whether a king in check moves only to take what gives it. */
  readonly forbidsFlight: boolean;
  readonly mustCapture: boolean;
  /** What the sides have at the start. */
  readonly start: Start;
  /** What the pieces count when the board is full or turns are passed, or null. */
  readonly material: Material | null;
  /** After how many checks a game ends, or null. */
  readonly checks: number | null;
  /** The most passes in a row that are told apart, or null. */
  readonly passes: number | null;
  /** Along what kings face each other, which only a pass may leave so. */
  readonly facing: readonly Way[];
}

export function readGoalRules(document: VariantDocument, start: Start): GoalRules {
  const win = document.win ?? ["checkmate"];
  const lose = document.lose ?? [];
  const draw = document.draws?.by ?? ["stalemate"];
  const entries = [...win, ...lose, ...draw].flatMap((entry) => (typeof entry === "string" ? [] : [entry]));
  const most = (numbers: readonly number[]) => Math.max(...numbers, 0) || null;
  const facing = entries.flatMap((entry) => entry.facing ?? []);
  return {
    win,
    lose,
    draw,
    royals: document.check?.royals ?? "each",
    forbidsChecks: document.check?.given === "forbidden",
    forbidsFlight: document.check?.flight === "forbidden",
    mustCapture: document.captures?.must === true,
    start,
    material: document.material && document.material !== "none" ? document.material : null,
    checks: most(entries.map(({ checks = 0 }) => checks)),
    passes: most(entries.map(({ passes = 0, facing: ways }) => (ways ? 1 : passes))),
    facing,
  };
}

export type End = "white wins" | "black wins" | "draw";

/** What is asked: a position, and what only its legal moves can tell. */
export interface Question {
  readonly book: Book;
  readonly position: Position;
  /** Null for what the board and its counts show, without a look at mate. */
  readonly stuck: "mated" | "stalemated" | null;
  /** The squares on which pieces of these kinds of the side to move can arrive by a legal move. */
  readonly arrivals: (kinds: readonly number[]) => readonly Square[];
}

/** How the game has ended, or null: what was reached a turn ago comes before all else. */
export function endOf(question: Question): End | null {
  const { win, lose, draw } = question.book.goals;
  const held = [win, lose, draw].map((list) => list.filter(isHeld));
  const others = [win, lose, draw].map((list) => list.filter((condition) => !isHeld(condition)));
  const before = question.stuck === null && held.flat().length > 0 ? endBy(question, held, false) : null;
  return before ?? endBy(question, others, true);
}

/** @param isLast whether what no condition speaks of is asked too */
function endBy(question: Question, [win, lose, draw]: readonly (readonly Condition[])[], isLast: boolean): End | null {
  const mover = otherSide(question.position.turn);
  for (const player of [mover, otherSide(mover)]) {
    if (isLast && question.stuck === null && hasCastledToWin(question.book, question.position, player))
      return player === 0 ? "white wins" : "black wins";
    for (const condition of win) {
      const truth = askForResult(question, condition, player);
      if (truth === "true") return player === 0 ? "white wins" : "black wins";
      if (truth === "even") return "draw";
    }
    for (const condition of lose) {
      const truth = askForResult(question, condition, player);
      if (truth === "true") return player === 0 ? "black wins" : "white wins";
      if (truth === "even") return "draw";
    }
    if (isLast && question.stuck === null && hasLostToCastle(question.book, question.position, player))
      return player === 0 ? "black wins" : "white wins";
  }
  const isDrawn = draw.some((condition) =>
    [0, 1].some((player) => ask(question, condition, player as Side) !== "false"),
  );
  if (isDrawn) return "draw";
  return question.stuck === null || !isLast ? null : "draw";
}

/** What somebody has held since his last turn comes before all else. */
function isHeld(condition: Condition): boolean {
  return typeof condition === "object" && condition.held === true;
}

/** Of a player; `even` where the other has got there too. */
type Truth = "true" | "false" | "even";

/** The same for what wins or loses: points may decide whose a full board or a pass is. */
function askForResult(question: Question, condition: Condition, player: Side): Truth {
  const truth = ask(question, condition, player);
  const isCounted =
    condition === "full-board" ||
    (typeof condition === "object" && (condition.passes !== undefined || condition.facing !== undefined));
  if (truth !== "true" || !isCounted || !question.book.goals.material) return truth;
  const more = pointsOf(question, player) - pointsOf(question, otherSide(player));
  return more === 0 ? "even" : truthOf(more > 0);
}

export function pointsOf({ book, position }: Pick<Question, "book" | "position">, side: Side): number {
  const { values, komi = 0 } = book.goals.material ?? {};
  const countsHands = book.goals.material?.["in-hand"] ?? true;
  const held = countsHands ? (position.hands?.[side] ?? []) : [];
  const own = position.pieces.flatMap((piece) => (piece?.side === side ? [piece.kind] : []));
  const all = [...own, ...held.flatMap((count, kind) => Array<number>(count).fill(kind))];
  const points = all.map((kind) => (values ? (values[book.kinds[kind].id] ?? 0) : 1));
  return points.reduce((sum, each) => sum + each, side === 1 ? komi : 0);
}

function ask(question: Question, condition: Condition, player: Side): Truth {
  if (typeof condition === "string") return truthOf(askWord(question, condition, player));
  if (question.stuck !== null) return "false"; // asked before
  if (condition.reach !== undefined) return askReach(question, condition, player);
  if (condition.checks !== undefined) return truthOf((question.position.checks?.[player] ?? 0) >= condition.checks);
  if (condition.passes !== undefined) return truthOf((question.position.passes ?? 0) >= condition.passes);
  if (condition.facing !== undefined)
    return truthOf((question.position.passes ?? 0) > 0 && areFacing(question.book, question.position.pieces));
  if (condition.taken !== undefined) return askFew(question, condition, condition.taken, otherSide(player));
  if (condition.lost !== undefined) return askFew(question, condition, condition.lost, player);
  if (condition.line !== undefined) return truthOf(hasLine(question, condition, condition.line, player));
  if (condition.square !== undefined) return truthOf(hasSquare(question, condition, condition.square, player));
  if (condition.joins !== undefined) return truthOf(hasChain(question, condition, player));
  if (condition.repetition !== undefined) return "false"; // asked of all positions
  throw new Error("a condition that the reference does not know");
}

function truthOf(is: boolean): Truth {
  return is ? "true" : "false";
}

function askWord({ book, position, stuck }: Question, word: string, player: Side): boolean {
  const isOpponents = position.turn !== player;
  const count = (side: Side) => position.pieces.filter((piece) => piece?.side === side).length;
  if (word === "checkmate") return stuck === "mated" && isOpponents;
  if (word === "checkmated") return stuck === "mated" && !isOpponents;
  if (word === "stalemate") return stuck === "stalemated" && isOpponents;
  if (word === "stalemated") return stuck === "stalemated" && !isOpponents;
  if (word === "stalemate-with-fewer") return stuck === "stalemated" && count(player) < count(otherSide(player));
  if (word === "perpetual-check") return false; // asked of all positions
  if (word === "full-board")
    return (
      stuck === null &&
      allSquares(book.field.board).every((square) => position.pieces[square] || book.standing.has(square))
    );
  throw new Error(`the word ${word}, which the reference does not know`);
}

function kindsNamed({ kinds }: Book, ids: readonly string[] | undefined): number[] {
  return kinds.flatMap(({ id }, kind) => (!ids || ids.includes(id) ? [kind] : []));
}

const placesOf = kept((field: Field, { reach }: ConditionInFull) => squaresBySide(field, reach ?? "none"));

function askReach(question: Question, condition: ConditionInFull, player: Side): Truth {
  const { book, position, arrivals } = question;
  const places = placesOf(book.field, condition);
  const kinds = kindsNamed(book, condition.with);
  const there = (side: Side) =>
    position.pieces.flatMap((piece, square) => {
      const isMeant = piece?.side === side && kinds.includes(piece.kind) && places[side].has(square);
      const isSafe = !condition.safe || !canCapture(book, position.pieces, square, otherSide(side), null);
      return isMeant && isSafe ? [square] : [];
    });
  if (condition.held && position.turn !== player) return "false";
  const own = there(player).length;
  const isFull =
    condition["or-full"] === true &&
    [...places[player]].every((square) => position.pieces[square] || book.standing.has(square));
  if (own === 0 || (own < (condition.number ?? 1) && !isFull)) return "false";
  if (condition.reply === undefined) return "true";
  if (there(otherSide(player)).length > 0) return "even";
  const mayBeAnswered = player === 0 && position.turn === 1;
  return truthOf(!mayBeAnswered || arrivals(kinds).every((square) => !places[1].has(square)));
}

type Way = keyof typeof DIRECTIONS;

const DIRECTIONS = {
  ranks: [[1, 0]],
  files: [[0, 1]],
  diagonals: [
    [1, 1],
    [1, -1],
  ],
} as const;

/** Whether the kings face each other: from White's, the first piece that is met on some line is Black's. */
export function areFacing({ field, royals, goals }: Book, pieces: Position["pieces"]): boolean {
  const { board } = field;
  const there = new Set(allSquares(board));
  const isKing = (square: Square, side: Side) =>
    pieces[square]?.side === side && royals.includes(pieces[square]?.kind ?? -1);
  const from = [...there].find((square) => isKing(square, 0));
  if (from === undefined) return false;
  const ways = goals.facing.flatMap((way) =>
    DIRECTIONS[way].flatMap(([dx, dy]) => [
      [dx, dy],
      [-dx, -dy],
    ]),
  );
  return ways.some(([dx, dy]) => {
    let [file, rank] = [(from % board.files) + dx, Math.floor(from / board.files) + dy];
    const onBoard = () => file >= 0 && file < board.files && there.has(rank * board.files + file);
    while (onBoard() && !pieces[rank * board.files + file]) [file, rank] = [file + dx, rank + dy];
    return onBoard() && isKing(rank * board.files + file, 1);
  });
}

/** Who stands on a square by file and rank: whether it is a piece that counts, or null where there is no square. */
function counterOf({ book, position }: Question, { of }: ConditionInFull, player: Side) {
  const { board } = book.field;
  const kinds = kindsNamed(book, of);
  const there = new Set(allSquares(board));
  return (file: number, rank: number): boolean | null => {
    const square = rank * board.files + file;
    if (file < 0 || file >= board.files || rank < 0 || !there.has(square)) return null;
    const piece = position.pieces[square];
    return piece?.side === player && kinds.includes(piece.kind);
  };
}

function hasLine(question: Question, condition: ConditionInFull, number: number, player: Side): boolean {
  const { board } = question.book.field;
  const isOwn = counterOf(question, condition, player);
  const ways = condition.along ?? (["ranks", "files", "diagonals"] as const);
  return ways.some((way) =>
    DIRECTIONS[way].some(([dx, dy]) =>
      allSquares(board).some((square) => {
        let [file, rank, own] = [square % board.files, Math.floor(square / board.files), 0];
        for (let found = isOwn(file, rank); found !== null; file += dx, rank += dy, found = isOwn(file, rank)) {
          if (found) own++;
          else if (!condition.gaps) break;
        }
        return own >= number;
      }),
    ),
  );
}

const endsOf = kept((field: Field, { joins = [] }: ConditionInFull) => joins.map((end) => squaresBySide(field, end)));

/** Goes from piece to piece. */
function hasChain({ book, position }: Question, condition: ConditionInFull, player: Side): boolean {
  const { board } = book.field;
  const [first, last] = endsOf(book.field, condition);
  const kinds = kindsNamed(book, condition.of);
  const steps = readBetza(condition.steps ?? "K");
  const found: Square[] = [];
  const visit = (square: Square): boolean => {
    const piece = position.pieces[square];
    if (piece?.side !== player || !kinds.includes(piece.kind) || found.includes(square)) return false;
    found.push(square);
    if (last[player].has(square)) return true;
    return outcomesOf(steps, square, emptyScene(board, player)).some(({ to }) => visit(to));
  };
  return [...first[player]].some(visit);
}

function hasSquare(question: Question, condition: ConditionInFull, number: number, player: Side): boolean {
  const { board } = question.book.field;
  const isOwn = counterOf(question, condition, player);
  const steps = Array.from({ length: number }, (_, step) => step);
  return allSquares(board).some((square) =>
    steps.every((right) =>
      steps.every((up) => isOwn((square % board.files) + right, Math.floor(square / board.files) + up)),
    ),
  );
}

type Counted = NonNullable<ConditionInFull["taken"]>;

function askFew({ book, position }: Question, condition: ConditionInFull, what: Counted, side: Side): Truth {
  const { left = 0, unless } = condition;
  const count = ({ pieces, hands }: Start, of: Side, kinds: readonly number[]) =>
    pieces.filter((piece) => piece?.side === of && kinds.includes(piece.kind)).length +
    kinds.reduce((sum, kind) => sum + (hands?.[of][kind] ?? 0), 0);
  const had = (of: Side, kinds: readonly number[]) => count(book.goals.start, of, kinds) > left;
  if (Array.isArray(what) || what === "any-kind") {
    const kinds = kindsNamed(book, Array.isArray(what) ? what : undefined);
    const isFew = (kind: number) => count(position, side, [kind]) <= left;
    const isShared = (kind: number) => unless === "shared" && count(position, otherSide(side), [kind]) <= left;
    return truthOf(kinds.some((kind) => had(side, [kind]) && isFew(kind) && !isShared(kind)));
  }
  const kinds = kindsNamed(book, undefined).filter((kind) => what === "all" || !book.kinds[kind].isRoyal);
  if (!had(side, kinds) || count(position, side, kinds) > left) return "false";
  if (unless === undefined) return "true";
  if (unless === "shared") return truthOf(count(position, otherSide(side), kinds) > left);
  const others = had(otherSide(side), kinds) ? count(position, otherSide(side), kinds) : 0;
  if (others <= left) return "even";
  const isToAnswer = position.turn === side;
  return truthOf(!(isToAnswer && others === left + 1));
}

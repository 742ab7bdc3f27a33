/** Hands and drops as a file says them: counts in plain arrays, one rule after another. */
import type { Betza } from "../../src/betza/tree.ts";
import type { VariantDocument } from "../../src/definition/schema-types.generated.ts";
import { fileOf, otherSide, type Side, type Square, shadeOf } from "../../src/geometry/board.ts";
import type { Move } from "../../src/variant/move.ts";
import type { Position } from "../../src/variant/position.ts";
import { bareMove } from "./bare-move.ts";
import { type Book, mayStand, readBetza } from "./book.ts";
import { around, flippedByMove } from "./flips.ts";
import { allSquares, type Field, squaresBySide } from "./squares.ts";

export interface HandBook {
  /** Whether captures go to the captor's hand. */
  readonly fills: boolean;
  /** Whether drops come before all other moves. */
  readonly first: boolean;
  /** By kind: what the file says a captured piece is in the hand, null where it says nothing. */
  readonly capturedAs: readonly (number | null)[];
  readonly drops: readonly DropBook[];
}

interface DropBook {
  /** Null for all. */
  readonly kinds: readonly number[] | null;
  readonly on: readonly [ReadonlySet<Square>, ReadonlySet<Square>];
  readonly perFile: number;
  readonly mates: boolean;
  readonly checks: boolean;
  readonly even: boolean;
  readonly promoted: boolean;
  /** Edges over which it comes in; none where it is put down. */
  readonly slidesFrom: readonly string[];
  readonly beside: Betza | null;
  readonly clearOf: Betza | null;
  readonly flips: boolean;
  readonly opening: readonly [ReadonlySet<Square>, ReadonlySet<Square>];
  /** The kinds that need not be in the hand. */
  readonly endless: readonly number[];
}

/** Null where the document has no hands. */
export function readHandBook(field: Field, document: VariantDocument, ids: readonly string[]): HandBook | null {
  const fills = document.captures?.["to-hand"] === "captor";
  const rules = typeof document.hands === "object" ? document.hands : undefined;
  if (!fills && !rules) return null;
  const all = new Set(allSquares(field.board));
  const capturedAs = ids.map((id, kind) => {
    const piece = document.pieces?.[id];
    const named = typeof piece === "object" ? piece["captured-as"] : undefined;
    if (named !== undefined) return named === "itself" ? kind : ids.indexOf(named);
    // a letter with a plus tells what the piece was
    const base = ids.findIndex((own) => {
      const [other, same] = [document.pieces?.[own], document.pieces?.[id]];
      if (typeof other !== "object" || typeof same !== "object") return false;
      return same.letter === `+${other.letter}` && other.royal !== true;
    });
    return base < 0 ? null : base;
  });
  const written = rules?.drops ?? "none";
  const drops = (written === "none" ? [] : written).map((rule) => ({
    kinds: rule.pieces?.map((id) => ids.indexOf(id)) ?? null,
    on: rule.on === undefined ? ([all, all] as const) : squaresBySide(field, rule.on),
    perFile: rule["per-file"] ?? Number.POSITIVE_INFINITY,
    mates: rule.mates ?? true,
    checks: rule.checks ?? true,
    even: rule.shades === "opposite",
    promoted: rule.promoted ?? false,
    slidesFrom: rule["slides-from"] ?? [],
    beside: rule.beside === undefined ? null : readBetza(rule.beside),
    clearOf: rule["clear-of"] === undefined ? null : readBetza(rule["clear-of"]),
    flips: rule.flips ?? false,
    opening: squaresBySide(field, rule.opening ?? "none"),
    endless: rule.endless ? ids.flatMap((id, kind) => (isRoyalIn(document, id) ? [] : [kind])) : [],
  }));
  return { fills, first: rules?.first ?? false, capturedAs, drops };
}

function isRoyalIn({ pieces }: VariantDocument, id: string): boolean {
  const piece = pieces?.[id];
  return typeof piece === "object" && piece.royal === true;
}

/** A drop and the rule that it is by, null where none counts for the piece. */
export interface RuledDrop {
  readonly move: Move;
  readonly rule: DropBook | null;
}

/** Drops of the side to move, checks aside. */
export function dropsFrom(book: Book, position: Position): RuledDrop[] {
  const { hands, turn } = position;
  if (!book.hands || !hands) return [];
  const drops: RuledDrop[] = [];
  for (const [hand, count] of hands[turn].entries()) {
    const rule = ruleOf(book.hands, hand);
    if (count === 0 && !rule?.endless.includes(hand)) continue;
    if (book.entering && !rule) continue;
    const others = rule?.promoted ? promotedKinds(book, hand, turn).filter((kind) => kind !== hand) : [];
    for (const kind of [hand, ...others]) {
      for (const square of allSquares(book.board)) {
        if (!mayDrop(book, position, { kind, hand, rule, square })) continue;
        drops.push({ move: { ...bareMove(kind, square, square), drop: true }, rule });
      }
    }
  }
  return drops;
}

/** What pieces of a kind become, ways back aside. */
function promotedKinds({ kinds }: Book, kind: number, side: Side): number[] {
  const rules = kinds[kind].promotion[side].filter(({ isBack }) => !isBack);
  return [...new Set(rules.flatMap(({ to }) => to))];
}

function ruleOf({ drops }: HandBook, kind: number): DropBook | null {
  return drops.find(({ kinds }) => kinds === null || kinds.includes(kind)) ?? null;
}

interface Wish {
  readonly kind: number;
  /** What it is in the hand. */
  readonly hand: number;
  readonly rule: DropBook | null;
  readonly square: Square;
}

function mayDrop(book: Book, position: Position, { kind, hand, rule, square }: Wish): boolean {
  const { pieces, turn } = position;
  if (pieces[square] !== null || !mayStand(book, kind, turn, square)) return false;
  if (rule && !rule.on[turn].has(square)) return false;
  const own = (at: Square) => pieces[at]?.side === turn && pieces[at]?.kind === kind;
  const sameFile = [...pieces.keys()].filter((at) => own(at) && fileOf(book.board, at) === fileOf(book.board, square));
  if (rule && sameFile.length >= rule.perFile) return false;
  if (rule && !landsOn(book, position, rule, { kind, square })) return false;
  return leavesShades(book, position, { kind, hand, square });
}

/** Whether what stands on the board lets a drop land on an empty square. */
function landsOn(
  book: Book,
  { pieces, turn }: Position,
  { slidesFrom, beside, clearOf, flips, opening }: DropBook,
  { kind, square }: Pick<Wish, "kind" | "square">,
): boolean {
  if ([...opening[turn]].some((at) => isFree(book, pieces, at))) return opening[turn].has(square);
  const stands = (steps: Betza, side: Side) =>
    around(book, steps, turn, square).some((at) => pieces[at]?.side === side);
  if (beside && !stands(beside, turn)) return false;
  if (clearOf && stands(clearOf, otherSide(turn))) return false;
  if (slidesFrom.length > 0 && !slidesFrom.some((edge) => stopsOn(book, pieces, edge, square))) return false;
  return !flips || flippedByMove(book, pieces, turn, { ...bareMove(kind, square, square), drop: true }) !== null;
}

/** Neither a piece nor a wall stands there. */
function isFree({ standing }: Book, pieces: Position["pieces"], square: Square): boolean {
  return pieces[square] === null && !standing.has(square);
}

const BACK = { top: [0, 1], bottom: [0, -1], left: [-1, 0], right: [1, 0] } as const;

/** Whether a piece that comes in over an edge stops on a square: the way to the edge is empty, and nothing is behind. */
function stopsOn(book: Book, pieces: Position["pieces"], edge: string, square: Square): boolean {
  const { board } = book;
  const [right, up] = BACK[edge as keyof typeof BACK];
  const there = new Set(allSquares(board));
  const isOn = (file: number, rank: number) => file >= 0 && file < board.files && rank >= 0 && rank < board.ranks;
  const isEmpty = (file: number, rank: number) => {
    const at = rank * board.files + file;
    return isOn(file, rank) && there.has(at) && isFree(book, pieces, at);
  };
  const [file, rank] = [square % board.files, Math.floor(square / board.files)];
  for (let [x, y] = [file, rank]; isOn(x, y); x += right, y += up) if (!isEmpty(x, y)) return false;
  return !isEmpty(file - right, rank - up);
}

/** Whether every kind that has to stand evenly on both colours still can after a drop. */
function leavesShades(
  book: Book,
  { pieces, turn, hands }: Position,
  { kind: dropped, hand, square }: Omit<Wish, "rule">,
): boolean {
  return book.kinds.every((_, kind) => {
    const rule = book.hands && ruleOf(book.hands, kind);
    // what is dropped as another kind has left those that stand evenly
    const leaves = hand === kind && dropped !== kind ? 1 : 0;
    const held = (hands?.[turn][kind] ?? 0) - leaves;
    if (!rule?.even || held === 0) return true;
    const after = pieces.with(square, { kind: dropped, side: turn });
    const onShade = (shade: number) => [...pieces.keys()].filter((at) => shadeOf(book.board, at) === shade);
    const standing = (at: Square) => after[at]?.side === turn && after[at]?.kind === kind;
    const total =
      held + [...pieces.keys()].filter((at) => pieces[at]?.side === turn && pieces[at]?.kind === kind).length;
    const shade = shadeOf(book.board, square);
    const there = onShade(shade).filter(standing).length;
    if (dropped === kind) return (there - 1) * 2 < total;
    if (!rule.on[turn].has(square) || !mayStand(book, kind, turn, square)) return true; // nobody needs it
    const free = onShade(shade).filter(
      (at) => isFree(book, after, at) && rule.on[turn].has(at) && mayStand(book, kind, turn, at),
    );
    return free.length >= Math.floor(total / 2) - there;
  });
}

/** The squares on which a move takes something. */
export function takenBy({ capturedAt, struck }: Move): Set<Square> {
  const target = capturedAt === null ? [] : [capturedAt];
  return new Set([...target, ...(struck ?? []).map(({ square }) => square)]);
}

/** Hands and marks after a move. */
export function handsAfter(book: Book, position: Position, move: Move): Pick<Position, "hands" | "promoted"> {
  const { hands, promoted, turn } = position;
  if (!book.hands || !hands) return { hands, promoted };
  const after = [[...hands[0]], [...hands[1]]] as [number[], number[]];
  const source = move.drop ? handKindOf(book, hands[turn], turn, move.kind) : move.kind;
  if (move.enters !== null) after[turn][move.enters]--;
  if (move.drop && !ruleOf(book.hands, source)?.endless.includes(source)) after[turn][source]--;
  const taken = takenBy(move);
  for (const square of book.hands.fills ? taken : []) {
    const piece = position.pieces[square];
    // a friend that is taken is lost
    if (piece?.side !== otherSide(turn)) continue;
    const fallen = fallenKind(book, piece, promoted.includes(square));
    if (fallen !== null) after[turn][fallen]++;
  }
  const blown = (move.blown ?? []).map(({ square }) => square);
  const marks = new Set(promoted.filter((square) => !taken.has(square) && !blown.includes(square)));
  const wasMarked = marks.delete(move.from);
  const becomes = move.promotion ?? move.kind;
  const isBack = move.promotion !== null && !promotedKinds(book, move.kind, turn).includes(move.promotion);
  const isNew = (move.promotion !== null && !isBack) || source !== move.kind;
  // a royal piece would fall into no hand, whatever it has become
  const isNoticed = isNew ? isNoted(book, becomes) && !book.kinds[source].royal : wasMarked && !isBack;
  for (const { square, kind, side } of book.hands.fills ? (move.blown ?? []) : []) {
    const isPromoted = square === move.to ? isNoticed : promoted.includes(square);
    const fallen = fallenKind(book, { kind, side }, isPromoted);
    if (fallen !== null) after[otherSide(side)][fallen]++;
  }
  if (isNoticed && !blown.includes(move.to)) marks.add(move.to);
  return { hands: after, promoted: [...marks].sort((a, b) => a - b) };
}

/** The kind in the hand that is dropped as a kind. */
function handKindOf(book: Book, hand: readonly number[], side: Side, kind: number): number {
  const isDroppedItself = !book.entering || (book.hands && ruleOf(book.hands, kind) !== null);
  const isThere = (own: number) => hand[own] > 0 || (book.hands && ruleOf(book.hands, own)?.endless.includes(own));
  if (isThere(kind) && isDroppedItself) return kind;
  return (
    [...hand.keys()].find((own) => {
      const isPromoted = book.hands && ruleOf(book.hands, own)?.promoted;
      return isThere(own) && isPromoted && promotedKinds(book, own, side).includes(kind);
    }) ?? kind
  );
}

/** Whether it matters of a piece of the kind that it has promoted. */
function isNoted({ hands }: Book, kind: number): boolean {
  return hands?.fills === true && hands.capturedAs[kind] === null;
}

/** What a captured piece is in the hand; null where it goes to none, as what need not be there to be dropped. */
function fallenKind(
  book: Book,
  piece: { readonly kind: number; readonly side: Side },
  isPromoted: boolean,
): number | null {
  const fallen = ownKind(book, piece, isPromoted);
  return fallen !== null && book.hands && ruleOf(book.hands, fallen)?.endless.includes(fallen) ? null : fallen;
}

function ownKind(
  book: Book,
  piece: { readonly kind: number; readonly side: Side },
  isPromoted: boolean,
): number | null {
  const own = book.hands?.capturedAs[piece.kind] ?? null;
  // a royal piece falls into no hand, but what has become one falls back as what it was
  if (own !== null || !isPromoted) return book.kinds[piece.kind].royal ? null : (own ?? piece.kind);
  const source = book.kinds.findIndex(
    (_, kind) => kind !== piece.kind && promotedKinds(book, kind, piece.side).includes(piece.kind),
  );
  return ownKind(book, { kind: source, side: piece.side }, false);
}

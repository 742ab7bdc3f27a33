/**
 * The rules of a variant as its file says them: a second reading of the document, for the reference alone. The numbers
 * of kinds and castlings are those of the loader, so that positions can be compared.
 */
import { parseBetza } from "../../src/betza/parse.ts";
import type { Betza } from "../../src/betza/tree.ts";
import type { Piece, VariantDocument } from "../../src/definition/schema-types.generated.ts";
import { type Board, fileOf, rankOf, type Side, type Square, squareAt } from "../../src/geometry/board.ts";
import { squareName } from "../../src/geometry/square.ts";
import type { Position } from "../../src/variant/position.ts";
import { type CountingBook, readCountingBook } from "./counting.ts";
import { type EnteringBook, readEnteringBook } from "./entering.ts";
import { type ExplosionBook, readExplosions } from "./explosions.ts";
import { type LeapRules, readLeapRules } from "./first-leaps.ts";
import { type FlipBook, readFlips } from "./flips.ts";
import { type GoalRules, readGoalRules } from "./goals.ts";
import { type HandBook, readHandBook } from "./hands.ts";
import { type PassBook, readPassBook } from "./passes.ts";
import { readSeriesBook, type SeriesBook } from "./series.ts";
import {
  acrossTheBoard,
  allSquares,
  type Field,
  SIGNS,
  sideOf,
  squareNamed,
  squaresAsWritten,
  squaresBySide,
  squaresOfSide,
} from "./squares.ts";
import { startSquares } from "./starts.ts";
import { readTradeBook, type TradeBook } from "./trades.ts";
import { goesOverPieces, outcomesOf } from "./walk.ts";
import { readWallBook, type WallBook } from "./walls.ts";

type Start = Pick<Position, "pieces" | "hands">;

export interface Book {
  readonly field: Field;
  readonly board: Board;
  /** By kind. */
  readonly kinds: readonly KindRules[];
  /** The kinds that are royal. */
  readonly royals: readonly number[];
  readonly goals: GoalRules;
  /** Whether mate of one king a side is all that games are about. */
  readonly isAboutMate: boolean;
  /** White's in the order of the file, then Black's. */
  readonly castlings: readonly CastlingRules[];
  readonly draws: DrawRules;
  /** Null where no piece is ever in hand. */
  readonly hands: HandBook | null;
  readonly passes: PassBook;
  /** Null where no piece enters as others leave. */
  readonly entering: EnteringBook | null;
  /** First leaps by kind; null for those that do not leap so. */
  readonly leaps: readonly (LeapRules | null)[];
  /** Null where no capture explodes or turns its captor to stone. */
  readonly explosions: ExplosionBook | null;
  /** Null where nothing changes sides. */
  readonly flips: FlipBook | null;
  /** Null where any piece may be traded for any other. */
  readonly trades: TradeBook | null;
  readonly counting: CountingBook;
  /** Null where each turn has one move. */
  readonly series: SeriesBook | null;
  /** Null where nobody builds. */
  readonly walls: WallBook | null;
  /** Where walls stand now. */
  readonly standing: ReadonlySet<Square>;
}

export interface KindRules {
  readonly id: string;
  readonly isRoyal: boolean;
  /** Whether it captures en passant. */
  readonly takesInPassing: boolean;
  readonly moves: readonly MovesRules[];
  /** The kinds that it never takes. */
  readonly spares: readonly number[];
  /** What it attacks royal pieces by. */
  readonly checksBy: Betza | null;
  /** By side: where moves marked `i` begin. */
  readonly firstMove: readonly [ReadonlySet<Square>, ReadonlySet<Square>];
  /** By side: where it may not stand. */
  readonly forbidden: readonly [ReadonlySet<Square>, ReadonlySet<Square>];
  /** By side. */
  readonly promotion: readonly [readonly PromotionRules[], readonly PromotionRules[]];
  readonly resetsClock: boolean;
  readonly royal: boolean;
}

/** Null where every square will do. */
export interface MovesRules {
  readonly betza: Betza;
  readonly from: readonly [ReadonlySet<Square>, ReadonlySet<Square>] | null;
  readonly to: readonly [ReadonlySet<Square>, ReadonlySet<Square>] | null;
}

export interface PromotionRules {
  readonly zone: ReadonlySet<Square>;
  /** Kinds, as they are written. */
  readonly to: readonly number[];
  readonly optional: boolean;
  /** As they are written. */
  readonly on: readonly string[];
  readonly limit: "lost" | Readonly<Record<number, number>>;
  /** Whether captures en passant count. */
  readonly enPassant: boolean;
  /** Whether it is the way back of a rule with `revert`. */
  readonly isBack: boolean;
  /** Whether it may be an attack, and give check. */
  readonly attacks: boolean;
  /** Whether only the last such piece of a side may. */
  readonly last: boolean;
}

/** What a promotion may depend on: a move, or that the piece stays. */
export interface Passage {
  /** How the piece promotes where it stands; null by a move of its own. */
  readonly standing: "stay" | "before-move" | null;
  /** Whether it is the last such piece of its side; asked only where it stands. */
  readonly isLast: boolean;
  readonly from: Square;
  readonly to: Square;
  readonly captures: boolean;
  readonly isEnPassant: boolean;
}

export interface CastlingRules {
  readonly side: Side;
  readonly name: string;
  readonly wins: boolean;
  readonly takesMirrored: boolean;
  readonly isFromHand: boolean;
  /** The squares that the king may go to, and where the partner stands then. */
  readonly goals: readonly { readonly king: Square; readonly partner: Square }[];
  /** The kind that castles. */
  readonly mover: number;
  /** `from` is null where the start decides. */
  readonly king: { readonly from: Square | null; readonly to: Square };
  readonly partner: { readonly from: Square | null; readonly to: Square; readonly kind: number };
}

/** Occurrences and moves of each side; null is never. */
export interface DrawRules {
  readonly repetition: { readonly claim: number | null; readonly end: number | null };
  readonly moves: { readonly claim: number | null; readonly end: number | null };
  readonly dead: boolean;
  /** The side that wins by draws, or `points` where whoever has more does. */
  readonly wins: Side | "points" | null;
}

const WINS_OF_DRAWS = { white: 0, black: 1, points: "points", none: null } as const;

type Entry = readonly [id: string, piece: Piece];

/** Reads a document that the loader had nothing against. */
export function bookOf(document: VariantDocument, start: Start): Book {
  const board = readBoard(document);
  const field: Field = { board, rotates: document.symmetry === "rotate", regions: document.regions };
  const entries = Object.entries(document.pieces ?? {}).filter(
    (entry): entry is [string, Piece] => entry[1] !== "none",
  );
  const kindOf = (id: string) => entries.findIndex(([own]) => own === id);
  return {
    field,
    board,
    kinds: entries.map((entry) => readKind(field, document, entry, kindOf)),
    royals: entries.flatMap(([, piece], kind) => (piece.royal === true ? [kind] : [])),
    goals: readGoalRules(document, start),
    castlings: readCastlings(field, document, kindOf),
    isAboutMate: isAboutMate(document, start),
    draws: readDraws(document, start),
    passes: readPassBook(document),
    entering: readEnteringBook(field, document),
    leaps: readLeapRules(
      document,
      entries.map(([id]) => id),
    ),
    explosions: readExplosions(
      document,
      entries.map(([id]) => id),
    ),
    flips: readFlips(document),
    trades: readTradeBook(document, kindOf),
    counting: readCountingBook(document, kindOf),
    series: readSeriesBook(document),
    walls: readWallBook(field, document),
    standing: new Set(),
    hands: readHandBook(
      field,
      document,
      entries.map(([id]) => id),
    ),
  };
}

/** Without the squares that a picture has a `#` for, and those named as holes. */
function readBoard({ board, setup }: VariantDocument): Board {
  const whole = { files: board?.files ?? 0, ranks: board?.ranks ?? 0 };
  const rows = (setup?.board ?? "").split("\n").map((row) => row.match(SIGNS) ?? []);
  const drawn = rows.filter((row) => row.length > 0).reverse();
  const named = squaresAsWritten({ board: whole, rotates: false }, 0, board?.holes ?? "none");
  const holes = allSquares(whole).filter(
    (square) => named.has(square) || drawn[Math.floor(square / whole.files)]?.[square % whole.files] === "#",
  );
  return holes.length > 0 ? { ...whole, holes } : whole;
}

function readKind(
  field: Field,
  document: VariantDocument,
  [id, piece]: Entry,
  kindOf: (id: string) => number,
): KindRules {
  const written = piece.moves ?? [{ betza: piece.betza ?? "" }];
  const takesInPassing = written.some(({ betza }) => betza !== "none" && betza.includes("e"));
  const promotion = ([0, 1] as const).map((side) =>
    readPromotions(field, document, id, side, kindOf).map((rule) => ({
      ...rule,
      // what makes no such captures has none to leave out
      enPassant: rule.enPassant || !takesInPassing,
    })),
  );
  const firstMove = piece["first-move"];
  return {
    id,
    isRoyal: piece.royal === true,
    takesInPassing,
    moves: written.map((entry) => readEntry(field, entry)),
    spares: listOf(piece.spares).map(kindOf),
    checksBy: (piece["checks-by"] ?? "none") === "none" ? null : readBetza(piece["checks-by"] ?? ""),
    firstMove: firstMove === undefined ? startSquares(field, document, id) : squaresBySide(field, firstMove),
    forbidden: squaresBySide(withDeadEnds(field, piece), piece.forbidden ?? "none"),
    promotion: [promotion[0], promotion[1]],
    royal: piece.royal ?? false,
    resetsClock: piece["resets-clock"] ?? promotion.flat().some(({ on }) => on.join() === "arrive"),
  };
}

/** With the squares where a piece could never move again as a set with a name. */
function withDeadEnds(field: Field, piece: Piece): Field {
  if (!JSON.stringify(piece.forbidden ?? "").includes("dead-ends")) return field;
  const named = (side: Side) =>
    allSquares(field.board)
      .filter((square) => isDeadEnd(field, piece, side, square))
      .map((square) => squareName(field.board, square));
  return { ...field, regions: { ...field.regions, "dead-ends": { white: named(0), black: named(1) } } };
}

/** Two pieces to hop over, and one to take. */
const MOST_OTHERS = 3;

/** Whether the piece goes nowhere when it is alone, nor wherever some enemies stand: one to take, others to hop over. */
function isDeadEnd(field: Field, piece: Piece, side: Side, from: Square): boolean {
  const { board } = field;
  const first = squaresBySide(field, piece["first-move"] ?? "none");
  const entries = (piece.moves ?? [{ betza: piece.betza ?? "" }]).map((entry) => readEntry(field, entry));
  const goes = (entry: MovesRules, enemies: readonly Square[], tried: Set<string>): boolean => {
    const { betza, from: starts, to: ends } = entry;
    const name = [...enemies].sort((a, b) => a - b).join();
    if ((starts && !starts[side].has(from)) || tried.has(name)) return false;
    tried.add(name);
    const empty = new Set<Square>();
    const occupant = (square: Square) => {
      if (enemies.includes(square)) return "enemy";
      empty.add(square);
      return "empty";
    };
    const scene = { board, side, firstMove: starts !== null || first[side].has(from), occupant, enPassant: null };
    if (outcomesOf(betza, from, scene).some(({ to }) => !ends || ends[side].has(to))) return true;
    const most = goesOverPieces(betza) ? MOST_OTHERS : 1;
    return enemies.length < most && [...empty].some((square) => goes(entry, [...enemies, square], tried));
  };
  return entries.every((entry) => !goes(entry, [], new Set()));
}

function readEntry(field: Field, { betza, from, to }: NonNullable<Piece["moves"]>[0]): MovesRules {
  return {
    betza: readBetza(betza),
    from: from === undefined ? null : squaresBySide(field, from),
    to: to === undefined ? null : squaresBySide(field, to),
  };
}

export function readBetza(text: string): Betza {
  if (text === "none") return { text, terms: [] };
  const parsed = parseBetza(text);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.betza;
}

/** The rules of a piece in the order of the file, and where it is what another becomes the ways back. */
function readPromotions(
  field: Field,
  { promotion }: VariantDocument,
  id: string,
  side: Side,
  kindOf: (id: string) => number,
): PromotionRules[] {
  if (!Array.isArray(promotion)) return [];
  const lastRank = `rank ${field.board.ranks}`;
  return promotion
    .filter((entry) => sideOf(entry.side).includes(side))
    .flatMap((rule) => {
      const isItsOwn = rule.side !== undefined && rule.zone !== undefined;
      const zone = rule.zone ?? lastRank;
      const limit = typeof rule.limit === "object" ? rule.limit : {};
      const usual = {
        zone: isItsOwn ? squaresAsWritten(field, side, zone) : squaresOfSide(field, side, zone),
        optional: rule.optional ?? false,
        on: rule.on ?? ["arrive"],
        enPassant: rule["en-passant"] ?? true,
        attacks: rule.attacks ?? true,
        last: rule.last ?? false,
      };
      const forth: PromotionRules = {
        ...usual,
        to: rule.to.map(kindOf),
        limit:
          rule.limit === "lost"
            ? "lost"
            : Object.fromEntries(Object.entries(limit).map(([own, most]) => [kindOf(own), most])),
        isBack: false,
      };
      const sources = rule.revert && rule.to.includes(id) ? rule.pieces.filter((own) => own !== id) : [];
      const back = sources.map((own): PromotionRules => ({ ...usual, to: [kindOf(own)], limit: {}, isBack: true }));
      return [...(rule.pieces.includes(id) ? [forth] : []), ...back];
    });
}

function readCastlings(
  field: Field,
  { castling, pieces }: VariantDocument,
  kindOf: (id: string) => number,
): CastlingRules[] {
  if (!Array.isArray(castling)) return [];
  return ([0, 1] as const).flatMap((side) =>
    castling
      .filter((rule) => sideOf(rule.side).includes(side))
      .map((rule) => {
        const turns = side === 1 && rule.side === undefined;
        const square = (name: string) =>
          turns ? acrossTheBoard(field, squareNamed(field, name)) : squareNamed(field, name);
        const journey = ([from, to]: readonly string[]) => ({
          from: from === "start" ? null : square(from),
          to: square(to),
        });
        const royal = Object.entries(pieces ?? {}).find(([, piece]) => piece !== "none" && piece.royal);
        const mover = kindOf(rule.mover ?? royal?.[0] ?? "");
        return {
          side,
          name: rule.name,
          wins: rule.wins ?? false,
          takesMirrored: rule.unless === "mirrored",
          isFromHand: rule["from-hand"] ?? false,
          mover,
          goals: goalsOf(
            field.board,
            square(rule.king[1]),
            square(rule.partner[1]),
            rule["up-to"] ? square(rule["up-to"]) : null,
          ),
          king: journey(rule.king),
          partner: { ...journey(rule.partner), kind: kindOf(rule.piece) },
        };
      }),
  );
}

/** Square by square from the nearest on, both pieces alike. */
function goalsOf(board: Board, king: Square, partner: Square, last: Square | null): CastlingRules["goals"] {
  const goals = [{ king, partner }];
  const files = fileOf(board, king) - fileOf(board, partner);
  const ranks = rankOf(board, king) - rankOf(board, partner);
  const next = (square: Square) => squareAt(board, fileOf(board, square) + files, rankOf(board, square) + ranks);
  for (let end = goals[0]; last !== null && end.king !== last; ) {
    const [nextKing, nextPartner] = [next(end.king), next(end.partner)];
    if (nextKing === null || nextPartner === null) break;
    end = { king: nextKing, partner: nextPartner };
    goals.push(end);
  }
  return goals;
}

function readDraws(document: VariantDocument, start: Start): DrawRules {
  const { draws } = document;
  const limit = (value: number | "never" | undefined, usual: number | null) =>
    value === "never" ? null : (value ?? usual);
  const conditions = [...(document.win ?? []), ...(document.lose ?? []), ...(draws?.by ?? [])];
  const numbers = conditions.flatMap((own) => (typeof own === "object" && own.repetition ? [own.repetition] : []));
  const isJudged = numbers.length > 0 || conditions.includes("perpetual-check");
  const repetition = draws?.repetition === "never" ? ({ claim: "never", end: "never" } as const) : draws?.repetition;
  const moves = draws?.moves === "never" ? ({ claim: "never", end: "never" } as const) : draws?.moves;
  return {
    repetition: {
      claim: limit(repetition?.claim, isJudged ? null : 3),
      end: limit(repetition?.end, numbers.length > 0 ? Math.min(...numbers) : 5),
    },
    moves: { claim: limit(moves?.claim, 50), end: limit(moves?.end, 75) },
    wins: WINS_OF_DRAWS[draws?.wins ?? "none"],
    dead: draws?.["dead-position"] ?? isAboutMate(document, start),
  };
}

/** Whether mate of one king a side is all that a game is about. */
function isAboutMate(document: VariantDocument, start: Start): boolean {
  const { win, lose, check, captures, draws, pieces, promotion, castling } = document;
  const ends = JSON.stringify([win ?? ["checkmate"], lose ?? [], draws?.by ?? ["stalemate"]]);
  if (ends !== '[["checkmate"],[],["stalemate"]]' || captures?.must === true) return false;
  if (typeof captures?.explode === "object" || (captures?.petrify ?? "none") !== "none") return false;
  if (typeof captures?.trades === "object") return false;
  if (Array.isArray(castling) && castling.some(({ wins }) => wins)) return false;
  if ((check?.royals ?? "each") !== "each" || check?.given === "forbidden" || check?.flight === "forbidden")
    return false;
  const kinds = Object.entries(pieces ?? {}).filter(([, piece]) => piece !== "none");
  if (kinds.some(([, piece]) => piece !== "none" && listOf(piece.spares).length > 0)) return false;
  const royals = kinds.flatMap(([id, piece], kind) => (piece !== "none" && piece.royal ? [{ id, kind }] : []));
  const hasHands = captures?.["to-hand"] === "captor" || typeof document.hands === "object";
  if (royals.length !== 1 || hasHands || readPassBook(document).some((word) => word !== "move")) return false;
  if (JSON.stringify(document.turn ?? "").includes("wall") || readSeriesBook(document)) return false;
  const [{ id, kind }] = royals;
  if (Array.isArray(promotion) && promotion.some(({ to }) => to.includes(id))) return false;
  const count = (side: Side) => start.pieces.filter((piece) => piece?.side === side && piece.kind === kind).length;
  return count(0) === 1 && count(1) === 1;
}

/** Whether a royal piece of a side stands there. */
export function isRoyalOf({ royals }: Pick<Book, "royals">, piece: Position["pieces"][number], side: Side): boolean {
  return piece?.side === side && royals.includes(piece.kind);
}

/** Whether a piece of the kind may be found on a square at all. */
export function mayStand({ kinds }: Book, kind: number, side: Side, square: Square): boolean {
  const { forbidden, promotion } = kinds[kind];
  return !forbidden[side].has(square) && !mustHavePromoted(promotion[side], square);
}

/** Whether no piece gets to a square but by promoting: arriving is enough for a rule that leaves no choice, no rule before it
 *  could have let the piece pass, and the rule says nothing of pieces that are there already. */
function mustHavePromoted(rules: readonly PromotionRules[], square: Square): boolean {
  for (const { on, zone, optional, enPassant } of rules) {
    const arrives = (on.includes("arrive") || on.includes("move")) && zone.has(square);
    const isThere = ["leave", "move", "stay", "before-move"].some((word) => on.includes(word));
    // captures en passant are left to the rules behind it
    if (arrives && !optional && !isThere && !enPassant) continue;
    if (arrives) return !optional && !isThere;
    if (optional && ["enter", "leave", "move", "capture", "capture-there"].some((word) => on.includes(word)))
      return false;
  }
  return false;
}

function fits({ on, zone, enPassant, last }: PromotionRules, passage: Passage): boolean {
  const { from, to, captures, isEnPassant, standing, isLast } = passage;
  if (isEnPassant && !enPassant) return false;
  if (standing !== null) return on.includes(standing) && zone.has(from) && (isLast || !last);
  return on.some((word) => {
    if (word === "capture") return captures;
    const [ends, begins] = [zone.has(to), zone.has(from)];
    if (word === "enter") return ends && !begins;
    if (word === "capture-there") return captures && (ends || begins);
    return (word === "arrive" && ends) || (word === "leave" && begins) || (word === "move" && (ends || begins));
  });
}

/** The first rule that fits a move. */
export function promotionFor(book: Book, kind: number, side: Side, passage: Passage): PromotionRules | null {
  return book.kinds[kind].promotion[side].find((rule) => fits(rule, passage)) ?? null;
}

/** What a piece may be after a move, numbers aside: null is what it was. Empty: it may not make the move. */
export function arrivalsOf(book: Book, kind: number, side: Side, passage: Passage): (number | null)[] {
  if (passage.to === passage.from && !passage.captures) return [null]; // it only comes back
  const stays = book.kinds[kind].forbidden[side].has(passage.to) ? [] : [null];
  const rule = promotionFor(book, kind, side, passage);
  if (!rule) return stays;
  const choices = rule.to.filter((to) => to !== kind && mayStand(book, to, side, passage.to));
  return rule.optional ? [...stays, ...choices] : choices;
}

/** Whether a side may have one piece more of a kind by a promotion. */
export function mayBecome(
  book: Book,
  pieces: readonly ({ kind: number; side: Side } | null)[],
  side: Side,
  promotion: number,
  rule: PromotionRules,
): boolean {
  const count = (all: typeof pieces) => all.filter((piece) => piece?.side === side && piece.kind === promotion).length;
  const { start } = book.goals;
  const most =
    rule.limit === "lost" ? count(start.pieces) + (start.hands?.[side][promotion] ?? 0) : rule.limit[promotion];
  return most === undefined || count(pieces) < most;
}

/** What may be `none`, or left out. */
function listOf(written: readonly string[] | "none" | undefined): readonly string[] {
  return written === undefined || written === "none" ? [] : written;
}

/** The pieces of an imported variant, with their movements read. */

import { shippedDocument } from "../definition/documents.ts";
import { type Board, boardSquares, stepFrom } from "../geometry/board.ts";
import { type Line, readDialect } from "./dialect.ts";
import { writeMovement } from "./movement.ts";
import { SIDE_WORDS } from "./options.ts";
import { Faults, type Place } from "./place.ts";
import { isCustom, PREDEFINED, USUAL_IDS } from "./predefined.ts";
import type { Kind, Settings } from "./settings.ts";
import { promotedKey, promotedKinds, type Start } from "./start.ts";

/** A kind of piece that takes part. */
export interface Recruit {
  /** The option of its kind, with a plus when it is what that kind promotes to as in shogi. */
  readonly key: string;
  /** The option of the kind as which it counts. */
  readonly option: string;
  /** In lower case; that of the unpromoted piece. */
  readonly letter: string;
  /** As a variant file has it: `B`, or `+B`. */
  readonly sign: string;
  readonly id: string;
  readonly lines: readonly Line[];
  /** The movement in the dialect. */
  readonly text: string;
  readonly place: Place;
}

/** By key. */
export type Army = ReadonlyMap<string, Recruit>;

/** The pieces that count as a kind: itself, and what promotes to it. */
export function recruitsOf(army: Army, kind: string): Recruit[] {
  return [...army.values()].filter(({ option }) => option === kind);
}

export function kindsIn(army: Army): string[] {
  return [...new Set([...army.values()].map(({ option }) => option))];
}

/** The kinds that are on the board, in hand, or may come about by promotion; null after reporting.
 *  @param parent the variant that is changed, whose ids are kept if it is a shipped one */
export function recruit(settings: Settings, start: Start, parent: string | null): Army | null {
  const before = settings.faults.found.length;
  const used = usedKeys(settings, start);
  const army = new Map<string, Recruit>();
  const namer: Namer = { settings, taken: new Set(), known: knownIds(parent) };
  for (const kind of settings.kinds.values()) if (used.has(kind.option)) enlist(army, namer, { kind, as: kind });
  for (const [from, to] of promotedKinds(settings)) {
    const [kind, as] = [settings.kinds.get(from), settings.kinds.get(to)];
    if (kind && as && used.has(promotedKey(from))) enlist(army, namer, { kind, as });
  }
  for (const kind of settings.kinds.values()) if (!army.has(kind.option)) checkUnused(settings, kind);
  return settings.faults.found.length > before ? null : army;
}

/** A piece that takes no part may move in ways that are not supported, but not in none at all. */
function checkUnused({ faults, head }: Settings, { betza, betzaPlace, isBuiltIn }: Kind): void {
  if (betza === null || isBuiltIn || betzaPlace.line < head.line) return;
  const own = new Faults("");
  readDialect(betza, betzaPlace, own);
  for (const fault of own.found)
    if (fault.code !== "unsupported-betza" && fault.line !== null && fault.column !== null)
      faults.report({ line: fault.line, column: fault.column, length: fault.length ?? 1 }, fault);
}

interface Namer {
  readonly settings: Settings;
  readonly taken: Set<string>;
  /** Ids of a shipped parent by sign and movement. */
  readonly known: ReadonlyMap<string, string>;
}

function knownIds(parent: string | null): ReadonlyMap<string, string> {
  const document = parent === null ? null : shippedDocument(parent);
  const pieces = Object.entries(document?.pieces ?? {});
  return new Map(pieces.flatMap(([id, piece]) => (piece === "none" ? [] : [[`${piece.letter} ${piece.betza}`, id]])));
}

interface Enlisted {
  readonly kind: Kind;
  /** The kind as which it moves. */
  readonly as: Kind;
}

function enlist(army: Map<string, Recruit>, namer: Namer, { kind, as }: Enlisted): void {
  const lines = linesOf(namer.settings, as);
  if (!lines) return;
  const { letter } = kind;
  const sign = (kind === as ? "" : "+") + letter.toUpperCase();
  const natural = idOf(namer.settings, as, lines);
  const known = namer.known.get(`${sign} ${plainText(as, lines)}`);
  const usual = kind === as || !namer.taken.has(natural) ? natural : `promoted-${army.get(kind.option)?.id ?? letter}`;
  const id = known !== undefined && !namer.taken.has(known) ? known : freeId(usual, letter, namer.taken);
  namer.taken.add(id);
  const key = kind === as ? kind.option : promotedKey(kind.option);
  army.set(key, { key, option: as.option, letter, sign, id, lines, text: textOf(as), place: as.betzaPlace });
}

function plainText(kind: Kind, lines: readonly Line[]): string {
  return writeMovement(
    lines.map((line) => ({ ...line, inPassing: false })),
    kind.option === "pawn" ? null : textOf(kind),
  );
}

function usedKeys(settings: Settings, { squares, hands }: Start): ReadonlySet<string> {
  const used = new Set<string>();
  for (const standing of squares) if (standing) used.add(standing.kind);
  for (const hand of hands) for (const kind of hand.keys()) used.add(kind);
  for (let size = -1; size !== used.size; ) {
    size = used.size;
    for (const side of SIDE_WORDS) {
      const promotes = settings.set(`promotionPawnTypes${side}`).some((kind) => used.has(kind));
      if (!promotes && !(settings.is("sittuyinPromotion") && used.has("pawn"))) continue;
      for (const kind of settings.set(`promotionPieceTypes${side}`)) if (settings.kinds.has(kind)) used.add(kind);
    }
    for (const from of promotedKinds(settings).keys()) {
      if (used.has(from)) used.add(promotedKey(from));
      // What is taken, or goes back, is what it was.
      if (used.has(promotedKey(from))) used.add(from);
    }
  }
  return used;
}

function textOf({ option, betza }: Kind): string {
  if (betza !== null) return betza;
  return option === "king" ? "K" : PREDEFINED[option].betza;
}

function linesOf(settings: Settings, kind: Kind): Line[] | null {
  const place = kind.isBuiltIn ? settings.heir : kind.betzaPlace;
  const lines = readDialect(textOf(kind), place, settings.faults);
  return lines && kind.option === "pawn" ? [...lines, ...FIRST_STEPS] : lines;
}

/** What the kind `pawn` can do besides, on the squares for it. */
const FIRST_STEPS: readonly Line[] = [
  { step: [0, 2], limit: 1, lame: true, hop: "none", quiet: true, capture: false, initial: true },
  { step: [0, 3], limit: 1, lame: true, hop: "none", quiet: true, capture: false, initial: true },
];

/** Letters that say what a piece is even when it moves otherwise. */
const ORTHODOX: Readonly<Record<string, string>> = { p: "pawn", k: "king" };

function idOf(settings: Settings, kind: Kind, lines: readonly Line[]): string {
  if (kind.option === "king") return "king";
  if (!isCustom(kind.option)) {
    if (kind.option === "commoner" && kind.letter === "k") return "king";
    return kind.option === "shogiPawn" && kind.letter === "p" ? "pawn" : PREDEFINED[kind.option].id;
  }
  const written = plainText(kind, lines);
  if (Object.hasOwn(USUAL_IDS, written)) return kind.letter === "k" && written === "K" ? "king" : USUAL_IDS[written];
  const orthodox = ORTHODOX[kind.letter];
  return orthodox !== undefined && !settings.kinds.has(orthodox) ? orthodox : `piece-${kind.letter}`;
}

function freeId(id: string, letter: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  const other = `${id}-${letter}`;
  return taken.has(other) ? `piece-${letter}` : other;
}

/** The number of moves of a piece on an empty board, from all squares together: what a stronger piece has more of. */
export function strengthOf(board: Board, lines: readonly Line[]): number {
  return boardSquares(board).reduce((sum, square) => sum + reachOf(board, lines, square).size, 0);
}

/** The squares of the empty board that a piece could come to, first moves aside. */
export function reachOf(board: Board, lines: readonly Line[], from: number): ReadonlySet<number> {
  const reached = new Set<number>();
  for (const { step, limit, initial } of lines) {
    if (initial) continue;
    let square = stepFrom(board, from, step);
    for (let leaps = 1; square !== null; leaps++) {
      reached.add(square);
      square = limit === 0 || leaps < limit ? stepFrom(board, square, step) : null;
    }
  }
  return reached;
}

/**
 * Moves of one piece straight from the Betza tree, leg by leg, slowly and plainly: the second spelling of the rules
 * that the compiler and the kernel are compared with. Reads every tier of the notation except castling.
 */
import type { Atom, Betza, Leg, Modes, Term } from "../../src/betza/tree.ts";
import { type Board, fileOf, rankOf, type Side, type Square, squareAt } from "../../src/geometry/board.ts";

/** What stands on a square, as the moving side sees it: who is spared is neither taken nor gone over. */
export type Occupant = "empty" | "friend" | "enemy" | "spared";

/** Where a piece moves: everything that its movement may depend on. */
export interface Scene {
  readonly board: Board;
  readonly side: Side;
  readonly firstMove: boolean;
  readonly occupant: (square: Square) => Occupant;
  readonly enPassant: { readonly crossed: readonly Square[]; readonly victim: Square | null } | null;
}

/** Where nothing is in anybody's way. */
export function emptyScene(board: Board, side: Side): Scene {
  return { board, side, firstMove: true, occupant: () => "empty", enPassant: null };
}

export interface Outcome {
  readonly to: Square;
  /** Squares that are emptied; the target of a capture is among them. */
  readonly captured: readonly Square[];
  /** An en-passant capture. */
  readonly enPassant: boolean;
  /** En-passant squares that the move leaves behind, ascending. */
  readonly crossed: readonly Square[];
}

/**
 * All moves of a piece that stands on `from`. Moves are a set: equal targets with equal captures are one move, which leaves
 * open what any way of making it leaves open.
 */
export function outcomesOf(betza: Betza, from: Square, scene: Scene): Outcome[] {
  const outcomes = new Map<string, Outcome>();
  for (const term of betza.terms) {
    walkTerm(term, from, scene, (outcome) => {
      const key = `${outcome.to} ${[...outcome.captured].sort()} ${outcome.enPassant}`;
      const crossed = new Set([...outcome.crossed, ...(outcomes.get(key)?.crossed ?? [])]);
      outcomes.set(key, { ...outcome, crossed: [...crossed].sort((a, b) => a - b) });
    });
  }
  return [...outcomes.values()];
}

type Report = (outcome: Outcome) => void;

function walkTerm(term: Term, from: Square, scene: Scene, report: Report): void {
  if (term.type === "rule") throw new Error("castling is a rule of the variant");
  const legs = term.type === "simple" ? [term.leg] : term.legs;
  const initial = legs[0].initial || (term.type === "chain" && term.initial);
  if (initial && !scene.firstMove) return;
  const plan: Plan = { term, legs, from, scene, finalModes: finalModes(term, legs), report };
  goOn(plan, { leg: 0, at: from, heading: null, captured: [], toggles: 0 });
}

/** What stays the same while one term is walked. */
interface Plan {
  readonly term: Term;
  readonly legs: readonly Leg[];
  readonly from: Square;
  readonly scene: Scene;
  readonly finalModes: Modes;
  readonly report: Report;
}

/** How far the walk has come. */
interface Progress {
  readonly leg: number;
  readonly at: Square;
  /** Absolute direction of the leg before. */
  readonly heading: number | null;
  readonly captured: readonly Square[];
  readonly toggles: number;
}

function finalModes(term: Term, legs: readonly Leg[]): Modes {
  const own = legs[legs.length - 1].modes;
  if (term.type !== "chain" || !term.modes.named) return own;
  if (!own.named) return term.modes;
  return {
    named: true,
    move: own.move || term.modes.move,
    capture: own.capture || term.modes.capture,
    friend: own.friend || term.modes.friend,
    inPassing: own.inPassing || term.modes.inPassing,
  };
}

function goOn(plan: Plan, progress: Progress): void {
  const leg = plan.legs[progress.leg];
  if (leg.atom.family === "universal") {
    walkEverywhere(plan, progress);
    return;
  }
  const final = progress.leg === plan.legs.length - 1;
  for (const heading of headings(plan, progress)) {
    for (const path of pathsOf(leg, heading)) {
      if (final) walkFinal(plan, progress, path);
      else walkOn(plan, progress, path);
    }
  }
}

function walkEverywhere(plan: Plan, progress: Progress): void {
  const count = plan.scene.board.files * plan.scene.board.ranks;
  for (let square = 0; square < count; square++) {
    if (square !== plan.from && !plan.scene.board.holes?.includes(square)) land(plan, progress, square, []);
  }
}

/** Whether a movement has parts that go over a piece, which has to stand there. They leave no en-passant squares behind. */
export function goesOverPieces({ terms }: { readonly terms: readonly Term[] }): boolean {
  return terms.some((term) => {
    if (term.type === "rule") return false;
    const legs = term.type === "simple" ? [term.leg] : term.legs;
    const jumps = legs.some((leg) => leg.jump > 0 && stride(leg.atom) > 1);
    return jumps || legs.some((leg, index) => leg.hop !== "none" && !(leg.modes.move && index < legs.length - 1));
  });
}

/** Absolute directions of a leg. */
function headings(plan: Plan, progress: Progress): number[] {
  const leg = plan.legs[progress.leg];
  const turn = plan.scene.side === 1 ? 4 : 0;
  if (progress.heading === null) return leg.directions.map((direction) => (direction + turn) % 8);
  const before = progress.heading;
  if (plan.term.type !== "chain") return leg.directions.map((direction) => (before + direction) % 8);
  const isOwn = (direction: number) => hasDirection(leg.atom, direction);
  if (leg.directed) return leg.directions.map((direction) => (before + direction) % 8).filter(isOwn);
  return isOwn(before) ? [before] : [(before + 1) % 8, (before + 7) % 8].filter(isOwn);
}

function hasDirection(atom: Atom, direction: number): boolean {
  if (atom.family === "orthogonal") return direction % 2 === 0;
  return atom.family === "diagonal" ? direction % 2 === 1 : true;
}

/** The direction of each leap of a ride, counted from 0. */
type Path = (leap: number) => number;

function pathsOf(leg: Leg, heading: number): Path[] {
  if (!leg.circular && !leg.crooked) return [() => heading];
  const turn = leg.atom.family === "oblique" || leg.atom.family === "king" ? 1 : 2;
  return [turn, -turn].map((sense) => (leap: number) => {
    const turns = leg.circular ? leap : leap % 2;
    return (heading + sense * turns + 8 * 128) % 8;
  });
}

/** A leg after which others follow: it may be left on squares that its modes allow. */
function walkOn(plan: Plan, progress: Progress, path: Path): void {
  const leg = plan.legs[progress.leg];
  const may = plan.term.type === "chain" && plan.term.joints[progress.leg] === "?";
  for (const { square } of ride(plan, progress, path)) {
    const occupant = view(plan, progress, square);
    if (may) land(plan, progress, square, []);
    const next: Progress = {
      leg: progress.leg + 1,
      at: square,
      heading: path(0),
      captured: progress.captured,
      toggles: progress.toggles + (leg.toggle || leg.hop === "g" ? 1 : 0),
    };
    if (occupant === "empty") {
      if (leg.modes.move || leg.toggle || may) goOn(plan, next);
      continue;
    }
    if (may) return;
    if (occupant === "spared") {
      // a relay square does not matter, whoever stands there
      if (leg.hop !== "none" && leg.modes.move && !leg.friendHurdle) goOn(plan, next);
      return;
    }
    if (leg.hop !== "none" && (!leg.friendHurdle || occupant === "friend")) goOn(plan, next);
    const takes = occupant === "enemy" ? leg.modes.capture : leg.modes.friend;
    if (takes) goOn(plan, { ...next, captured: [...progress.captured, square] });
    return;
  }
}

/** The last leg: a leap, a ride or a hop that ends on a target. */
function walkFinal(plan: Plan, progress: Progress, path: Path): void {
  const leg = plan.legs[progress.leg];
  let hurdle = false;
  const crossed: Square[] = [];
  for (const { square, between } of ride(plan, progress, path)) {
    crossed.push(...between);
    const occupant = view(plan, progress, square);
    if (leg.hop !== "none" && !hurdle) {
      if (occupant === "empty") continue;
      if (occupant === "spared" || (leg.friendHurdle && occupant !== "friend")) return;
      hurdle = true;
      continue;
    }
    land(plan, progress, square, leg.initial && !goesOverPieces({ terms: [plan.term] }) ? [...crossed] : []);
    if (occupant !== "empty" || (hurdle && leg.hop === "g")) return;
    crossed.push(square);
  }
}

/** Reports the moves that end on a square. */
function land(plan: Plan, progress: Progress, to: Square, crossed: readonly Square[]): void {
  const { finalModes, report, scene } = plan;
  const { captured } = progress;
  const occupant = view(plan, progress, to);
  if (occupant === "enemy" && finalModes.capture)
    report({ to, captured: [...captured, to], enPassant: false, crossed });
  // who takes a friend leaves no en-passant squares behind
  if (occupant === "friend" && finalModes.friend)
    report({ to, captured: [...captured, to], enPassant: false, crossed: [] });
  if (occupant !== "empty") return;
  if (finalModes.move) report({ to, captured, enPassant: false, crossed });
  if (finalModes.inPassing && scene.enPassant?.crossed.includes(to)) {
    const victim = scene.enPassant.victim;
    report({ to, captured: victim === null ? captured : [...captured, victim], enPassant: true, crossed });
  }
}

/** What stands on a square during the move: what was captured is gone, and so is the piece once it has left. */
function view(plan: Plan, progress: Progress, square: Square): Occupant {
  const gone = progress.captured.includes(square) || (square === plan.from && progress.leg > 0);
  return gone ? "empty" : plan.scene.occupant(square);
}

interface Landing {
  readonly square: Square;
  /** Squares that a lame leap went over. */
  readonly between: readonly Square[];
}

/** The squares that a leg's leaps land on, in order, as far as leaps are possible; the caller stops at blockers. */
function* ride(plan: Plan, progress: Progress, path: Path): Generator<Landing> {
  const leg = plan.legs[progress.leg];
  const limit = rangeOf(leg, progress.toggles) || 255;
  const skip = stride(leg.atom) === 1 ? leg.jump : 0;
  let at = progress.at;
  for (let leap = 0; leap < limit; leap++) {
    const vector = vectorOf(leg.atom, path(leap));
    const square = shift(plan.scene.board, at, vector, leg.cylinder);
    if (square === null || (square === plan.from && (leg.circular || leg.cylinder))) return;
    const between = leg.lame || leg.jump > 0 ? squaresBetween(plan.scene.board, at, vector, leg.cylinder) : [];
    const blockers = between.filter((middle) => view(plan, progress, middle) !== "empty");
    if (leg.lame && (blockers.length > 0 || between.some((middle) => plan.scene.board.holes?.includes(middle)))) return;
    const jumps = blockers.length === 1 && view(plan, progress, blockers[0]) !== "spared";
    if (leg.jump > 0 && skip === 0 && !jumps) return;
    at = square;
    if (leap >= skip) yield { square, between: leg.lame ? between : [] };
  }
}

/** The range after `y` and `g` of earlier legs exchanged stepping and sliding. */
function rangeOf({ atom, range }: Leg, toggles: number): number {
  if (toggles === 0) return range;
  if (range === 0 && "WFK".includes(atom.text)) return 0;
  const slides = "RBQ".includes(atom.text) || range === 0;
  return slides === (toggles % 2 === 0) ? 0 : 1;
}

function stride(atom: Atom): number {
  return atom.leap[1];
}

const COMPASS = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
] as const;

type Step = readonly [number, number];

function vectorOf({ leap: [m, n], family }: Atom, direction: number): Step {
  if (family !== "oblique") return [COMPASS[direction][0] * n, COMPASS[direction][1] * n];
  const clockwise: readonly Step[] = [
    [m, n],
    [n, m],
    [n, -m],
    [m, -n],
    [-m, -n],
    [-n, -m],
    [-n, m],
    [-m, n],
  ];
  return clockwise[direction];
}

function shift(board: Board, from: Square, [files, ranks]: Step, cylinder: boolean): Square | null {
  const file = fileOf(board, from) + files;
  const wrapped = cylinder ? ((file % board.files) + board.files) % board.files : file;
  return squareAt(board, wrapped, rankOf(board, from) + ranks);
}

/** Along the longer axis until the rest is diagonal, then diagonally. */
function squaresBetween(board: Board, from: Square, [files, ranks]: Step, cylinder: boolean): Square[] {
  const squares: Square[] = [];
  const straight = Math.abs(Math.abs(files) - Math.abs(ranks));
  const longest = Math.max(Math.abs(files), Math.abs(ranks));
  const tall = Math.abs(ranks) > Math.abs(files);
  for (let step = 1; step < longest; step++) {
    const diagonal = Math.max(0, step - straight);
    const x = (tall ? diagonal : step) * Math.sign(files);
    const y = (tall ? step : diagonal) * Math.sign(ranks);
    const square = shift({ files: board.files, ranks: board.ranks }, from, [x, y], cylinder);
    if (square !== null) squares.push(square);
  }
  return squares;
}

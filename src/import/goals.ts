/** How games of an imported variant end: `win`, `lose`, `draws`. */

import { SIDES } from "../geometry/board.ts";
import { kindsIn, type Recruit, recruitsOf } from "./army.ts";
import { countingOf } from "./counting.ts";
import { countAtStart, type Draft, idsOf, sidedPieces, sidedSquares, type Value } from "./draft.ts";
import { SIDE_WORDS } from "./options.ts";
import type { Royals } from "./royals.ts";
import { ALL_KINDS } from "./settings.ts";
import { writeSides } from "./squares.ts";
import { promotedKinds } from "./start.ts";
import { isStalemateless } from "./turn.ts";

export interface Goals {
  readonly win: Value[];
  readonly lose: Value[];
  readonly by: Value[];
}

/** In a row, after which a game is drawn there wherever both sides may pass. */
const PASSES = 2;

/** The conditions that end a game, apart from those that are claimed. */
export function goalsOf(draft: Draft, royals: Royals): Goals {
  const goals: Goals = { win: [], lose: [], by: [] };
  if (royals.pieces.length > 0 && draft.settings.is("checking")) addMate(draft, goals);
  addPasses(draft, goals);
  addFlags(draft, goals);
  addExtinction(draft, royals, goals);
  addLines(draft, goals);
  addChecks(draft, royals, goals);
  addRepetition(draft, royals, goals);
  return goals;
}

function addMate({ settings }: Draft, { win }: Goals): void {
  const value = settings.text("checkmateValue");
  if (value !== "draw") win.push(value === "loss" ? "checkmate" : "checkmated");
}

/** Who has more when the board is full, or nobody has moved for two turns, wins where pieces are counted. */
function addPasses(draft: Draft, goals: Goals): void {
  const { settings } = draft;
  const counted = settings.text("materialCounting") === "unweighted" ? goals.win : goals.by;
  if (settings.is("adjudicateFullBoard")) counted.push("full-board");
  if (isStalemateless(draft)) counted.push({ passes: PASSES });
  if (settings.is("bikjangRule")) counted.push({ facing: ["ranks", "files"] });
  // a side all of whose pieces have changed sides has none to pass with
  if (!isStalemateless(draft) || settings.text("flipEnclosedPieces") !== "none") addStalemate(draft, goals);
}

function addStalemate({ settings }: Draft, { win, lose, by }: Goals): void {
  const value = settings.text("stalemateValue");
  if (settings.is("stalematePieceCount")) {
    if (value === "win") win.push("stalemate-with-fewer");
    if (value === "loss") lose.push("stalemate-with-fewer");
  } else if (value === "draw") by.push("stalemate");
  else win.push(value === "loss" ? "stalemate" : "stalemated");
}

function addFlags(draft: Draft, { win }: Goals): void {
  const { settings, board } = draft;
  const regions = sidedSquares(draft, "flagRegion");
  if (!regions || regions.every((set) => set.size === 0)) return;
  const [white, black] = SIDES.map((side) => {
    const pieces = settings.set(`flagPiece${SIDE_WORDS[side]}`);
    return pieces.includes(ALL_KINDS) ? [] : idsOf(sidedPieces(draft, "flagPiece", side));
  });
  const manner = mannerOfFlags(draft);
  if (white.join() === black.join()) {
    win.push({ reach: writeSides(board, regions) as Value, ...withPieces(white), ...manner });
    return;
  }
  const none: ReadonlySet<number> = new Set();
  if (regions[0].size > 0)
    win.push({ reach: writeSides(board, [regions[0], none]) as Value, ...withPieces(white), ...manner });
  if (regions[1].size > 0)
    win.push({ reach: writeSides(board, [none, regions[1]]) as Value, ...withPieces(black), ...manner });
}

/** What a line may lie along there, the options that say so, and the same as steps from one piece to the next. */
const ALONG = [
  { way: "ranks", option: "connectHorizontal", steps: "sW" },
  { way: "files", option: "connectVertical", steps: "vW" },
  { way: "diagonals", option: "connectDiagonal", steps: "F" },
] as const;
type Along = (typeof ALONG)[number];

/** Pieces that stand next to one another, somewhere on one line, or in a square. */
function addLines(draft: Draft, { win, lose, by }: Goals): void {
  const { settings, army } = draft;
  const kinds = settings.sets.get("connectPieceTypes") ?? [ALL_KINDS];
  const of: { of?: Value } = kinds.includes(ALL_KINDS)
    ? {}
    : { of: idsOf(kinds.flatMap((kind) => recruitsOf(army, kind))) };
  const along = ALONG.filter(({ option }) => settings.is(option));
  const ways: { along?: Value } = along.length < ALONG.length ? { along: along.map(({ way }) => way) } : {};
  const [line, collinear, square] = ["connectN", "collinearN", "connectNxN"].map((option) => settings.int(option));
  const found: Value[] = [
    ...(line > 0 && along.length > 0 ? [{ line, ...of, ...ways }] : []),
    ...(collinear > 0 && along.length > 0 ? [{ line: collinear, ...of, ...ways, gaps: true }] : []),
    ...(square > 0 ? [{ square, ...of }] : []),
    ...chainsOf(draft, along).map((chain) => ({ ...chain, ...of })),
  ];
  const value = settings.text("connectValue");
  if (value !== "none") ({ win, loss: lose, draw: by })[value as "win" | "loss" | "draw"].push(...found);
}

/** Regions that pieces next to one another join. */
function chainsOf(draft: Draft, along: readonly Along[]): { [key: string]: Value }[] {
  const ends = ["connectRegion1", "connectRegion2"].map((option) => sidedSquares(draft, option));
  if (!ends.every((squares) => squares !== null) || along.length === 0) return [];
  const steps = along.map((own) => own.steps).join("");
  const joins = ends.map((squares) => writeSides(draft.board, squares)) as Value;
  return [{ joins, ...(along.length < ALONG.length ? { steps: steps === "sWvW" ? "W" : steps } : {}) }];
}

function withPieces(ids: readonly string[]): { with?: Value } {
  return ids.length > 0 ? { with: ids } : {};
}

function mannerOfFlags({ settings }: Draft): { readonly [key: string]: Value } {
  const count = settings.int("flagPieceCount");
  if (settings.is("flagMove")) {
    const isOfKings = SIDE_WORDS.every((side) => settings.set(`flagPiece${side}`).join() === "king");
    if (!isOfKings || settings.is("flagPieceSafe")) {
      settings.refuse(
        "flagMove",
        "A last move for the other side is only supported when the royal king is to get there.",
      );
    }
  }
  return {
    ...(count > 1 ? { number: count } : {}),
    ...(count > 1 && settings.is("flagPieceBlockedWin") ? { "or-full": true } : {}),
    ...(settings.is("flagPieceSafe") ? { safe: true } : {}),
    ...(settings.is("flagMove") ? { reply: "equalises" } : {}),
  };
}

function addExtinction(draft: Draft, royals: Royals, goals: Goals): void {
  const { settings } = draft;
  const value = settings.text("extinctionValue");
  // What is royal is never taken, but it may be blown up.
  const explodes = settings.is("blastOnCapture");
  if (value === "none" || (settings.is("extinctionPseudoRoyal") && !explodes)) return;
  const what = extinctOf(draft, royals);
  if (what === null) return;
  const left = settings.int("extinctionPieceCount");
  const counted = { ...(left > 0 && what !== "all-but-royal" ? { left } : {}), ...mannerOfExtinction(draft) };
  if (value === "draw") goals.by.push({ lost: what, ...counted });
  else if (value === "win") goals.win.push({ lost: what, ...counted });
  else if (losesByMoving(draft)) goals.lose.push({ lost: what, ...counted });
  else goals.win.push({ taken: what, ...counted });
}

/** What is counted, as the format says it; null after reporting, or when there is nothing. */
function extinctOf(draft: Draft, { pieces }: Royals): Value | null {
  const { settings, army } = draft;
  const left = settings.int("extinctionPieceCount");
  const kinds = settings.sets.get("extinctionPieceTypes") ?? [];
  if (kinds.length === 0) return null;
  const counts = SIDES.map((side) => kindsIn(army).reduce((sum, kind) => sum + countAtStart(draft, kind, side), 0));
  if (kinds.includes(ALL_KINDS)) {
    if (counts.some((count) => count <= left)) return refuseStart(draft);
    return left === 1 && pieces.length === 1 ? "all-but-royal" : "all";
  }
  const there = kinds.flatMap((kind) => recruitsOf(army, kind));
  if (there.every((piece) => pieces.includes(piece)) && !settings.is("blastOnCapture")) return null;
  const few = kinds.filter((kind) => SIDES.some((side) => countAtStart(draft, kind, side) <= left));
  if (few.length > 0 && settings.int("extinctionOpponentPieceCount") === 0) return refuseStart(draft);
  return there.length === army.size && left === 0 ? "any-kind" : idsOf(there);
}

function refuseStart({ settings }: Draft): null {
  settings.refuse(
    "extinctionPieceTypes",
    "The game would be over at the start, where a side has too few of these pieces.",
    "over-at-start",
  );
  return null;
}

function mannerOfExtinction(draft: Draft): { unless?: Value } {
  const { settings } = draft;
  const left = settings.int("extinctionPieceCount");
  const others = settings.int("extinctionOpponentPieceCount");
  if (!settings.is("extinctionClaim")) {
    if (others === left + 1 && (others > 1 || settings.is("blastOnCapture"))) return { unless: "shared" };
    if (others > 1)
      settings.refuse(
        "extinctionOpponentPieceCount",
        "A loss only while the opponent has enough pieces is not supported yet.",
      );
    return {};
  }
  if (others === left + 1) return { unless: "answered" };
  settings.refuse("extinctionClaim", "A loss that is claimed in one's own turn is not supported yet.");
  return {};
}

/** Whether a side may lose the last of a kind by its own move: then it is asked first. */
function losesByMoving({ settings }: Draft): boolean {
  if (settings.is("blastOnCapture")) return !settings.is("extinctionPseudoRoyal");
  const kinds = settings.sets.get("extinctionPieceTypes") ?? [];
  const movers = [
    ...promotedKinds(settings).keys(),
    ...settings.set("promotionPawnTypesWhite"),
    ...settings.set("promotionPawnTypesBlack"),
    ...(settings.sets.get("petrifyOnCaptureTypes") ?? []),
  ];
  return movers.includes(ALL_KINDS) || kinds.some((kind) => movers.includes(kind));
}

/** The usual number of checks. */
const CHECKS = 3;

function addChecks({ settings, start }: Draft, { pieces }: Royals, { win }: Goals): void {
  if (settings.is("checkCounting") && pieces.length > 0) win.push({ checks: Math.max(...(start.checks ?? [CHECKS])) });
}

function addRepetition({ settings, remarks }: Draft, { pieces }: Royals, { win, lose }: Goals): void {
  const repetition = settings.int("nFoldRule");
  if (settings.is("perpetualCheckIllegal") && repetition > 0 && pieces.length > 0) lose.push("perpetual-check");
  const value = settings.text("nFoldValue");
  if (repetition === 0 || value === "draw") return;
  if (settings.is("nFoldValueAbsolute")) {
    lose.push({ repetition, side: value === "loss" ? "white" : "black" });
  } else {
    // The value is of the side to move, which has not made the position so.
    (value === "loss" ? win : lose).push({ repetition, side: "mover" });
    remarks.set(value === "loss" ? "win" : "lose", "the value of a repetition is there that of the side to move");
  }
}

/** `draws`: what ends a game by claim or by counting. */
export function drawsOf(draft: Draft, { by, win, lose }: Goals): { draws?: Value } {
  const { settings } = draft;
  const occurrences = settings.int("nFoldRule");
  const moves = settings.int("nMoveRule");
  const isDecided = [...win, ...lose].some((condition) => {
    return condition === "perpetual-check" || (typeof condition === "object" && "repetition" in condition);
  });
  const claimed = { claim: occurrences, end: occurrences + 2 };
  const repetition = isDecided ? { claim: "never", end: occurrences } : claimed;
  return {
    draws: {
      by,
      ...countingOf(draft),
      ...winnerOfDraws(settings.text("materialCounting")),
      repetition: occurrences === 0 ? "never" : repetition,
      moves: moves === 0 ? "never" : { claim: moves, end: Math.round(moves * 1.5) },
    },
  };
}

/** `wins`: the side that a draw is enough for, or the points that decide it. */
function winnerOfDraws(counting: string | null): { wins?: Value } {
  if (counting === "janggi") return { wins: "points" };
  if (counting === "whitedrawodds") return { wins: "white" };
  return counting === "blackdrawodds" ? { wins: "black" } : {};
}

/** Pieces whose moves count as progress, as far as that is not usual. */
export function resetsClock(draft: Draft, piece: Recruit): boolean {
  return SIDES.some((side) => sidedPieces(draft, "nMoveRuleTypes", side).includes(piece));
}

/** The points of Janggi, by kind, and what the side has beside them that moves second. */
const POINTS_OF_JANGGI = { rook: 13, janggiCannon: 7, horse: 5, janggiElephant: 3, wazir: 3, soldier: 2 } as const;
const KOMI_OF_JANGGI = 1.5;

/** `material`: there each piece on the board counts one, or what it does in Janggi. */
export function materialKey(draft: Draft, { win }: Goals): { material?: Value } {
  const { settings, start, army } = draft;
  if (settings.text("materialCounting") === "janggi") {
    const values = [...army.values()].flatMap(({ id, option }) => {
      const points = POINTS_OF_JANGGI[option as keyof typeof POINTS_OF_JANGGI];
      return points === undefined ? [] : [[id, points] as const];
    });
    const material = { values: Object.fromEntries(values), komi: KOMI_OF_JANGGI };
    return { material: settings.is("capturesToHand") ? { ...material, "in-hand": false } : material };
  }
  if (settings.text("materialCounting") !== "unweighted") return {};
  const isAsked = win.some((end) => end === "full-board" || (typeof end === "object" && "passes" in end));
  if (!isAsked) return {};
  return { material: start.hands.some((hand) => hand.size > 0) ? { "in-hand": false } : { komi: 0 } };
}

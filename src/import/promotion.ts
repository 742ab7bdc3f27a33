/** `promotion`: of pawns to what they choose, and of pieces as in shogi. */
import { type BySide, boardSquares, SIDES, type Side } from "../geometry/board.ts";
import { type Recruit, reachOf, strengthOf } from "./army.ts";
import { areMirrored, type Draft, idsOf, SIDE_KEYS, sidedPieces, sidedSquares, type Value } from "./draft.ts";
import { SIDE_WORDS } from "./options.ts";
import { takesInPassing } from "./pieces.ts";
import { mirrored, type SquareSet, writeSquares } from "./squares.ts";
import { promotedKey, promotedKinds } from "./start.ts";

interface Rule {
  readonly pieces: readonly Recruit[];
  readonly to: readonly Recruit[];
  /** Whether it counts on all squares, whatever the zone. */
  readonly isEverywhere?: boolean;
  readonly manner: { readonly [key: string]: Value };
}

/** The squares on which each side promotes. */
export function promotionZones(draft: Draft): BySide<SquareSet> {
  return sidedSquares(draft, "promotionRegion") ?? [new Set(), new Set()];
}

/** `promotion`, or nothing. */
export function promotionKey(draft: Draft): { promotion?: Value } {
  const zones = promotionZones(draft);
  const [white, black] = SIDES.map((side) => rulesOf(draft, side, zones[side].size > 0));
  const text = (rules: readonly Rule[]) => JSON.stringify(rules.map((rule) => writtenRule(rule)));
  const isShared = text(white) === text(black) && areMirrored(draft.board, zones);
  const rules = isShared
    ? white.map((rule) => placed(draft, rule, zones[0]))
    : [...sided(draft, white, 0, zones[0]), ...sided(draft, black, 1, zones[1])];
  return rules.length > 0 ? { promotion: rules } : {};
}

function sided(draft: Draft, rules: readonly Rule[], side: Side, zone: SquareSet): Value[] {
  return rules.map((rule) => ({ side: SIDE_KEYS[side], ...placed(draft, rule, zone) }));
}

function placed({ board }: Draft, rule: Rule, zone: SquareSet): { readonly [key: string]: Value } {
  const { pieces, ...rest } = writtenRule(rule);
  return { pieces, zone: rule.isEverywhere ? "all" : (writeSquares(board, zone) as Value), ...rest };
}

function writtenRule({ pieces, to, manner }: Rule): { readonly [key: string]: Value } {
  return { pieces: idsOf(pieces), to: idsOf(to), ...manner };
}

function rulesOf(draft: Draft, side: Side, hasZone: boolean): Rule[] {
  const rules = [...pawnRules(draft, side), ...pieceRules(draft, side)];
  return [...standingRules(draft, side, hasZone), ...(hasZone ? rules : [])];
}

/** Of the kind of pawn that promotes where it stands: in the zone, and the last one anywhere. */
function standingRules(draft: Draft, side: Side, hasZone: boolean): Rule[] {
  const { settings, army } = draft;
  const pawn = army.get("pawn");
  const to = choicesOf(draft, side);
  if (!settings.is("sittuyinPromotion") || !pawn || to.length === 0) return [];
  for (const piece of to.filter(({ lines }) => lines.some((line) => line.initial || line.quiet !== line.capture))) {
    const message = `'${piece.letter}' goes otherwise than it takes, or otherwise on its first move, which is not supported yet of what pawns promote to before they move.`;
    settings.refuse("sittuyinPromotion", message);
  }
  const manner = { on: ["stay", "before-move"], attacks: false, ...limitOf(draft, to) };
  const last = { pieces: [pawn], to, isEverywhere: true, manner: { ...manner, last: true } };
  return [last, ...(hasZone ? [{ pieces: [pawn], to, manner }] : [])];
}

/** Whether a piece promotes where it stands, and not otherwise. */
function isStanding({ settings }: Draft, { key }: Recruit): boolean {
  return settings.is("sittuyinPromotion") && key === "pawn";
}

/** What pawns choose from, the strongest first. */
function choicesOf(draft: Draft, side: Side): Recruit[] {
  const to = sidedPieces(draft, "promotionPieceTypes", side).filter(({ sign }) => !sign.startsWith("+"));
  return to.sort((one, other) => strengthOf(draft.board, other.lines) - strengthOf(draft.board, one.lines));
}

function pawnRules(draft: Draft, side: Side): Rule[] {
  const { settings } = draft;
  const pieces = sidedPieces(draft, "promotionPawnTypes", side).filter((piece) => !isStanding(draft, piece));
  const to = choicesOf(draft, side);
  if (pieces.length === 0 || to.length === 0) return [];
  const manner = {
    ...limitOf(draft, to),
    ...(settings.is("mandatoryPawnPromotion") ? {} : { optional: true }),
    ...passingOf(draft, pieces, side),
  };
  return [{ pieces, to, manner }];
}

function pieceRules(draft: Draft, side: Side): Rule[] {
  const { settings, army } = draft;
  const hasChoice = sidedPieces(draft, "promotionPieceTypes", side).length > 0;
  const pawns = hasChoice ? sidedPieces(draft, "promotionPawnTypes", side) : [];
  return [...promotedKinds(settings).keys()].flatMap((from) => {
    const [piece, target] = [army.get(from), army.get(promotedKey(from))];
    if (!piece || !target || pawns.includes(piece) || isStanding(draft, piece)) return [];
    return [
      {
        pieces: [piece],
        to: [target],
        manner: { ...mannerOf(draft, piece, side), ...limitOf(draft, [target]), ...passingOf(draft, [piece], side) },
      },
    ];
  });
}

/** Captures en passant never promote there. */
function passingOf(draft: Draft, pieces: readonly Recruit[], side: Side): { readonly [key: string]: Value } {
  const zone = promotionZones(draft)[side];
  return pieces.some((piece) => takesInPassing(draft, piece, side, zone)) ? { "en-passant": false } : {};
}

function mannerOf(draft: Draft, piece: Recruit, side: Side): { readonly [key: string]: Value } {
  const { settings } = draft;
  const isPawn = SIDE_WORDS.some((side) => settings.set(`promotionPawnTypes${side}`).includes(piece.option));
  const isForced = settings.is("mandatoryPiecePromotion") && (!isPawn || settings.is("mandatoryPawnPromotion"));
  const on = isForced && isNeverWithin(draft, piece, side) ? null : whenOf(draft, piece, side);
  return {
    ...(on ? { on } : {}),
    ...(isForced ? {} : { optional: true }),
    ...(settings.is("pieceDemotion") ? { revert: true } : {}),
  };
}

/** `on`; null for the usual. */
function whenOf(draft: Draft, piece: Recruit, side: Side): readonly string[] | null {
  if (draft.settings.is("piecePromotionOnCapture")) return ["capture"];
  if (promotionZones(draft)[side].size === boardSquares(draft.board).length) return ["move"];
  // What is dropped into the zone promotes when it moves there.
  return draft.settings.is("pieceDrops") || canLeave(draft, piece, side) ? ["move"] : null;
}

/** Whether a piece that must promote as it comes to the zone cannot have come there otherwise. */
function isNeverWithin(draft: Draft, { option }: Recruit, side: Side): boolean {
  const { settings, start } = draft;
  if (settings.is("pieceDrops") || settings.is("piecePromotionOnCapture") || settings.is("pieceDemotion")) return false;
  const zone = promotionZones(draft)[side];
  return ![...zone].some((square) => start.squares[square]?.kind === option && start.squares[square]?.side === side);
}

/** Whether a piece can go out of the zone. */
function canLeave(draft: Draft, { lines }: Recruit, side: Side): boolean {
  const { board } = draft;
  const zone = promotionZones(draft)[side];
  const own = side === 0 ? zone : mirrored(board, zone);
  return [...own].some((square) => [...reachOf(board, lines, square)].some((target) => !own.has(target)));
}

function limitOf({ settings }: Draft, to: readonly Recruit[]): { limit?: Value } {
  const limits: Record<string, number> = {};
  for (const [, letter, count] of (settings.text("promotionLimit") ?? "").matchAll(/([A-Za-z]):(\d+)/g)) {
    // what is written by a plus has a letter of its own there
    const piece = to.find(({ option }) => settings.kinds.get(option)?.letter === letter.toLowerCase());
    if (piece) delete limits[piece.id];
    if (piece && Number(count) > 0) limits[piece.id] = Number(count);
  }
  return Object.keys(limits).length > 0 ? { limit: limits } : {};
}

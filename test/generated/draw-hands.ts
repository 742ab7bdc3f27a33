/** Pieces in hand, and how they are dropped. */
import type {
  CastlingRule,
  DropRule,
  HandsAtStart,
  Piece,
  PiecesInHand,
  VariantDocument,
} from "../../src/definition/schema-types.generated.ts";
import { rankOf } from "../../src/geometry/board.ts";
import { isBySide } from "../../src/rules/hands/read.ts";
import { allSquares } from "../reference/squares.ts";
import type { Dice } from "./dice.ts";
import { drawSquares, type Land, nameOf } from "./draw-squares.ts";

/** A third of all files have hands. */
export function withHands(dice: Dice, document: VariantDocument, land: Land): VariantDocument {
  if (!dice.chance(35, "hands", "captures.to-hand")) return document;
  const ids = Object.keys(document.pieces ?? {}).filter((id) => id !== "king");
  const flips = document.captures?.flip !== undefined;
  const fills = dice.chance(flips ? 5 : 80, "captures.to-hand");
  const partners = dice.wants("castling.from-hand") ? partnersOf(document) : {};
  const start =
    !fills || dice.chance(40, "hands.start") ? drawStart(dice, dice.chance(15) ? [...ids, "king"] : ids) : null;
  const drops = dice.chance(60, "hands.drops")
    ? Array.from({ length: dice.from(1, 3) }, () =>
        drawDrop(dice, land, { ids, promoting: promotingOf(document), flips }),
      )
    : [];
  const first = dice.chance(10, "hands.first");
  const enter = dice.chance(30, "hands.enter") ? { "with-first-move": drawGates(dice, land) } : null;
  const held = start && (isBySide(start) ? start : { ...start, ...partners });
  const counted = enter ? held : withoutEndless(held, drops);
  const rules = {
    ...(counted ? { start: counted } : {}),
    ...(drops.length > 0 ? { drops } : {}),
    ...(first ? { first } : {}),
    ...(enter ? { enter } : {}),
  };
  return {
    ...document,
    pieces: fills ? withCaptures(dice, document, ids) : document.pieces,
    ...(fills ? { captures: { ...document.captures, "to-hand": "captor" as const } } : {}),
    ...(Object.keys(rules).length > 0 ? { hands: rules } : {}),
    ...(Array.isArray(document.castling) ? { castling: withRightsFromHand(dice, document.castling) } : {}),
  };
}

/** What is endless is counted only where it enters. */
function withoutEndless(start: HandsAtStart | null, drops: readonly DropRule[]): HandsAtStart | null {
  const isCounted = ([id]: [string, number]) =>
    drops.find(({ pieces }) => pieces?.includes(id) ?? true)?.endless !== true;
  const counted = (hand: PiecesInHand): PiecesInHand | undefined => {
    const kept = Object.entries(hand).filter(isCounted);
    return kept.length > 0 ? Object.fromEntries(kept) : undefined;
  };
  if (!start) return null;
  if (!isBySide(start)) return counted(start) ?? null;
  const [white, black] = [counted(start.white ?? {}), counted(start.black ?? {})];
  return white || black ? { ...(white && { white }), ...(black && { black }) } : null;
}

/** In hand, so that they can be dropped where they castle. */
function partnersOf({ castling }: VariantDocument): PiecesInHand {
  return Object.fromEntries((Array.isArray(castling) ? castling : []).map(({ piece }) => [piece, 1]));
}

function withRightsFromHand(dice: Dice, castlings: readonly CastlingRule[]): CastlingRule[] {
  return castlings.map((rule) => {
    const isOpen = rule.king[0] === "start" || rule.partner[0] === "start";
    return isOpen || rule.wins || !dice.chance(40, "castling.from-hand") ? rule : { ...rule, "from-hand": true };
  });
}

function promotingOf({ promotion }: VariantDocument): string[] {
  return (Array.isArray(promotion) ? promotion : []).flatMap(({ pieces }) => pieces);
}

/** By what is promoted to: one that promotes to it. */
function sourcesOf({ promotion }: VariantDocument): Map<string, string> {
  const rules = Array.isArray(promotion) ? promotion : [];
  return new Map(rules.flatMap(({ pieces: [source], to }) => to.map((id): [string, string] => [id, source])));
}

/** Squares of one rank. */
function drawGates(dice: Dice, { board }: Land): string {
  const rank = dice.chance(60) ? 0 : dice.below(board.ranks);
  if (dice.chance(40)) return `rank ${rank + 1}`;
  const squares = allSquares(board).filter((square) => rankOf(board, square) === rank);
  return squares.length === 0
    ? "rank 1"
    : dice
        .some(squares, dice.from(1, squares.length))
        .map((square) => nameOf(board, square))
        .join(" ");
}

function drawStart(dice: Dice, ids: readonly string[]): HandsAtStart {
  const own = (): PiecesInHand =>
    Object.fromEntries(dice.some(ids.length > 0 ? ids : ["king"], dice.from(1, 3)).map((id) => [id, dice.from(1, 3)]));
  if (dice.chance(dice.wants("hands.start.white") || dice.wants("hands.start.black") ? 20 : 70)) return own();
  return { white: own(), black: own() };
}

const LEAPS = ["K", "W", "F", "N", "fW", "WD"] as const;
const EDGES = ["top", "bottom", "left", "right"] as const;

/** Where a drop lands by what stands on the board. */
function drawLanding(dice: Dice, land: Land, rule: DropRule, flips: boolean): void {
  if (dice.chance(12, "hands.drops.slides-from"))
    rule["slides-from"] = dice.words("hands.drops.slides-from", EDGES, dice.from(1, 3));
  if (dice.chance(12, "hands.drops.beside")) rule.beside = dice.one(LEAPS);
  if (dice.chance(12, "hands.drops.clear-of")) rule["clear-of"] = dice.one(LEAPS);
  if (flips && dice.chance(50, "hands.drops.flips")) rule.flips = true;
  if (dice.chance(10, "hands.drops.opening")) rule.opening = drawSquares(dice, land);
  if (dice.chance(12, "hands.drops.endless")) rule.endless = true;
}

function drawDrop(
  dice: Dice,
  land: Land,
  {
    ids,
    promoting,
    flips,
  }: { readonly ids: readonly string[]; readonly promoting: readonly string[]; readonly flips: boolean },
): DropRule {
  const rule: DropRule = {};
  if (promoting.length > 0 && dice.wants("hands.drops.promoted") && dice.chance(60))
    rule.pieces = [dice.one(promoting)];
  else if (ids.length > 0 && dice.chance(80)) rule.pieces = dice.some(ids, dice.from(1, 3));
  if (dice.chance(60, "hands.drops.on")) rule.on = drawSquares(dice, land);
  if (dice.chance(30, "hands.drops.per-file")) rule["per-file"] = dice.from(1, 2);
  if (dice.chance(20, "hands.drops.mates")) rule.mates = false;
  if (dice.chance(15, "hands.drops.checks")) rule.checks = false;
  if (dice.chance(20, "hands.drops.shades")) rule.shades = "opposite";
  drawLanding(dice, land, rule, flips);
  const mayPromote = rule.pieces?.some((id) => promoting.includes(id)) ?? true;
  if (mayPromote ? dice.chance(20, "hands.drops.promoted") : dice.chance(10)) rule.promoted = true;
  return rule;
}

function withCaptures(dice: Dice, document: VariantDocument, ids: readonly string[]) {
  // what is dropped promoted must not be in the hand as itself
  const sources = dice.wants("hands.drops.promoted") ? sourcesOf(document) : new Map<string, string>();
  const drawn = Object.entries(document.pieces ?? {}).map(([id, piece]): [string, Piece | "none"] => {
    const source = sources.get(id);
    if (typeof piece === "object" && source !== undefined) return [id, { ...piece, "captured-as": source }];
    if (typeof piece === "string" || id === "king" || !dice.chance(25, "pieces.captured-as")) return [id, piece];
    return [id, { ...piece, "captured-as": dice.chance(40, "pieces.captured-as=itself") ? "itself" : dice.one(ids) }];
  });
  return Object.fromEntries(drawn);
}

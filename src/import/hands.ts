/** `captures` and `hands`: pieces that go to a hand, start in one, and are dropped. */
import { type BySide, boardSquares, rankOf, SIDES, type Side } from "../geometry/board.ts";
import { type Recruit, recruitsOf } from "./army.ts";
import { type Draft, idsOf, SIDE_KEYS, sidedSquares, squaresOf, type Value } from "./draft.ts";
import { promotionZones } from "./promotion.ts";
import { ALL_KINDS } from "./settings.ts";
import { type SquareSet, writeSides } from "./squares.ts";
import { promotedKinds, rightsOf } from "./start.ts";

/** `captures`, or nothing. */
export function capturesKey(draft: Draft): { captures?: Value } {
  const { settings } = draft;
  const captures = {
    ...(settings.fillsHands ? { "to-hand": "captor" } : {}),
    ...(settings.is("mustCapture") ? { must: true } : {}),
    ...(settings.is("blastOnCapture") ? { explode: explosionOf(draft) } : {}),
    ...petrifyKey(draft),
    ...flipKey(draft),
  };
  return Object.keys(captures).length > 0 ? { captures } : {};
}

/** In rows between own pieces, or around, where a new piece may need an own one beside it. */
function flipKey({ settings }: Draft): { flip?: Value } {
  const word = settings.text("flipEnclosedPieces");
  if (word === "reversi") return { flip: { between: "K" } };
  if (word === "ataxx") return { flip: { around: "K" } };
  return word === "quadwrangle" ? { flip: { around: "K", drops: "beside-own" } } : {};
}

/** What is royal as the last of its kind never takes where it would turn to stone, there as here; its own king does. */
function petrifyKey({ army, settings }: Draft): { petrify?: Value } {
  const kinds = settings.sets.get("petrifyOnCaptureTypes") ?? [];
  const stones = kinds.includes(ALL_KINDS) ? [...army.values()] : kinds.flatMap((kind) => recruitsOf(army, kind));
  if (stones.some((piece) => piece === army.get("king")))
    settings.refuse(
      "petrifyOnCaptureTypes",
      "A king that takes, and plays on as a wall, is not supported: name a commoner.",
    );
  return stones.length > 0 ? { petrify: idsOf(stones) } : {};
}

/** Pawns stay when they stand around a capture. */
function explosionOf({ army, settings }: Draft): Value {
  const pawns = recruitsOf(army, "pawn");
  const immune = (settings.sets.get("blastImmuneTypes") ?? []).flatMap((kind) => recruitsOf(army, kind));
  return {
    around: "K",
    ...(pawns.length > 0 ? { spare: idsOf(pawns) } : {}),
    ...(immune.length > 0 ? { immune: idsOf(immune) } : {}),
  };
}

/** `hands`, or nothing.
 *  @param mayCheck whether there are royal pieces, and checks of them */
export function handsKey(draft: Draft, mayCheck: boolean): { hands?: Value } {
  const { settings, start } = draft;
  const enter = enterKey(draft);
  if (!settings.is("pieceDrops")) {
    if (enter) return { hands: { ...startKey(draft), enter } };
    if (settings.is("capturesToHand"))
      settings.refuse("capturesToHand", "What goes to the hand is never dropped: 'pieceDrops' is false.");
    else if (start.hands.some((hand) => hand.size > 0))
      settings.refuse("startFen", "What is in hand at the start is never dropped: 'pieceDrops' is false.", "ini-start");
    return {};
  }
  const canHave =
    settings.is("capturesToHand") || settings.is("freeDrops") || start.hands.some((hand) => hand.size > 0);
  if (!canHave) return {};
  const rules = dropRules(draft, mayCheck);
  // where pieces enter, only what a rule names is dropped
  const drops =
    enter && rules.every((rule) => typeof rule === "object" && "pieces" in rule) ? [...rules, { on: "all" }] : rules;
  return {
    hands: {
      ...startKey(draft),
      ...(drops.length > 0 ? { drops } : {}),
      ...(enter ? { enter } : {}),
      ...(settings.is("mustDrop") ? { first: true } : {}),
    },
  };
}

/** Where pieces enter: on the squares of the files that the start names, and of kings and rooks that may castle. */
function enterKey({ settings, start, board }: Draft): { readonly [key: string]: Value } | null {
  const isEntering = settings.is("seirawanGating");
  const leaps = settings.is("cambodianMoves");
  if (settings.is("gating") !== (isEntering || leaps)) {
    const message =
      "Pieces that enter are supported where both are set: 'gating' and 'seirawanGating'; 'cambodianMoves' needs 'gating', too.";
    settings.refuse(isEntering ? "seirawanGating" : leaps ? "cambodianMoves" : "gating", message);
  }
  if (!isEntering) return null;
  const files = SIDES.map((side) => gateFiles(start, side));
  const squares = SIDES.map((side) => {
    const first = side === 0 ? 0 : (board.ranks - 1) * board.files;
    return new Set([...files[side]].map((file) => first + file));
  });
  const standing = SIDES.every((side) =>
    Array.from({ length: board.files }, (_, file) => file).every((file) => {
      const square = file + (side === 0 ? 0 : (board.ranks - 1) * board.files);
      return files[side].has(file) === (start.squares[square]?.side === side);
    }),
  );
  return { "with-first-move": standing ? "rank 1" : (writeSides(board, [squares[0], squares[1]]) as Value) };
}

/** Files by letter, and those of all that may castle, which are all kings and rooks of the rank. */
function gateFiles(start: Draft["start"], side: Side): Set<number> {
  const { squares, files, ranks } = start;
  const named = rightsOf(start, side);
  const row = squares.slice(side === 0 ? 0 : (ranks - 1) * files, side === 0 ? files : ranks * files);
  const kindsOn = row.map((standing) => (standing?.side === side ? standing.kind : null));
  const castlers = [
    ...(named.includes("K") ? [kindsOn.lastIndexOf("rook")] : []),
    ...(named.includes("Q") ? [kindsOn.indexOf("rook")] : []),
    ...(named.includes("K") || named.includes("Q") ? [kindsOn.indexOf("king")] : []),
  ];
  const gates = named
    .filter((letter) => !"KQ".includes(letter))
    .map((letter) => letter.charCodeAt(0) - "A".charCodeAt(0));
  return new Set([...gates, ...castlers.filter((file) => file >= 0)]);
}

function startKey({ start, army }: Draft): { start?: Value } {
  const [white, black] = start.hands.map((hand) => {
    return Object.fromEntries(
      [...hand].flatMap(([kind, count]) => (army.has(kind) ? [[army.get(kind)?.id, count]] : [])),
    );
  });
  if (start.hands.every((hand) => hand.size === 0)) return {};
  if (JSON.stringify(Object.entries(white).sort()) === JSON.stringify(Object.entries(black).sort()))
    return { start: white };
  const filled = SIDES.filter((side) => start.hands[side].size > 0);
  return { start: Object.fromEntries(filled.map((side) => [SIDE_KEYS[side], [white, black][side]])) };
}

/** Rules of pieces that differ from the rest, then that of the rest. */
function dropRules(draft: Draft, mayCheck: boolean): Value[] {
  const groups = new Map<string, { pieces: Recruit[]; rule: { readonly [key: string]: Value } }>();
  for (const piece of droppable(draft)) {
    const rule = dropRule(draft, piece, mayCheck);
    const key = JSON.stringify(rule);
    groups.set(key, { pieces: [...(groups.get(key)?.pieces ?? []), piece], rule });
  }
  const inOrder = [...groups.values()].sort((one, other) => one.pieces.length - other.pieces.length);
  return inOrder.flatMap(({ pieces, rule }, index) => {
    const isLast = index === inOrder.length - 1;
    if (isLast) return Object.keys(rule).length > 0 ? [rule] : [];
    return [{ pieces: idsOf(pieces), ...rule }];
  });
}

function droppable({ settings, army, start }: Draft): Recruit[] {
  const captured = settings.is("capturesToHand");
  return [...army.values()].filter(({ option, sign }) => {
    const isHeld = start.hands.some((hand) => hand.has(option));
    return !sign.startsWith("+") && (isHeld || ((captured || settings.is("freeDrops")) && option !== "king"));
  });
}

function dropRule(draft: Draft, piece: Recruit, mayCheck: boolean): { readonly [key: string]: Value } {
  const { settings, board } = draft;
  const isDoubled = settings.set("dropNoDoubled").includes(piece.option);
  const count = settings.int("dropNoDoubledCount");
  const regions = SIDES.map((side) => (isDoubled && count === 0 ? new Set<number>() : regionOf(draft, piece, side)));
  const isWhole = regions.every((region) => region.size === boardSquares(board).length);
  const mates = settings.is("shogiPawnDropMateIllegal") && piece.option === "shogiPawn";
  return {
    ...(isWhole ? {} : { on: writeSides(board, [regions[0], regions[1]]) as Value }),
    ...(isDoubled && count > 0 && count < board.ranks ? { "per-file": count } : {}),
    ...(mates && mayCheck ? { mates: false } : {}),
    ...(settings.is("dropChecks") || !mayCheck || !draft.army.has("king") ? {} : { checks: false }),
    ...(settings.is("dropOppositeColoredBishop") && piece.option === "bishop" ? { shades: "opposite" } : {}),
    ...(settings.is("dropPromoted") && promotedKinds(settings).has(piece.option) ? { promoted: true } : {}),
    ...landingKeys(draft),
    ...(settings.is("freeDrops") ? { endless: true } : {}),
  };
}

/** What each way of enclosing asks of a drop. */
const LANDINGS: Readonly<Record<string, { readonly [key: string]: Value }>> = {
  reversi: { flips: true },
  ataxx: { beside: "K" },
  snort: { "clear-of": "W" },
  top: { "slides-from": ["top"] },
  anyside: { "slides-from": ["top", "bottom", "left", "right"] },
};

function landingKeys(draft: Draft): { readonly [key: string]: Value } {
  const { settings, board } = draft;
  const start = squaresOf(draft, "enclosingDropStart");
  const landing = LANDINGS[settings.text("enclosingDrop") ?? "none"];
  if (!landing) return {};
  // the squares of the board are meant, for both sides
  return { ...(start?.size ? { opening: writeSides(board, [start, start]) as Value } : {}), ...landing };
}

/** The squares on which a piece may be dropped; none for a piece that never is in hand. */
export function droppedOn(draft: Draft, piece: Recruit, side: Side): SquareSet {
  const isDropped = draft.settings.is("pieceDrops") && droppable(draft).includes(piece);
  return isDropped ? regionOf(draft, piece, side) : new Set();
}

function regionOf(draft: Draft, piece: Recruit, side: Side): SquareSet {
  const { settings, board } = draft;
  const given = sidedSquares(draft, "dropRegion");
  const sideGiven = settings.text(side === 0 ? "dropRegionWhite" : "dropRegionBlack") !== null;
  const isPawn = piece.option === "pawn";
  const zones: BySide<SquareSet> = promotionZones(draft);
  const first = side === 0 ? 0 : board.ranks - 1;
  const squares = boardSquares(board).filter((square) => {
    if (given && sideGiven && !given[side].has(square)) return false;
    if (isPawn && !settings.is("promotionZonePawnDrops") && zones[side].has(square)) return false;
    if (isPawn && !settings.is("firstRankPawnDrops") && rankOf(board, square) === first) return false;
    return !(settings.is("sittuyinRookDrop") && piece.option === "rook" && rankOf(board, square) !== first);
  });
  return new Set(squares);
}

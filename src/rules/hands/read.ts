/** Hands and drops of a document. */
import { type Army, kindOf } from "../../definition/army.ts";
import { readLeaps } from "../../definition/leaps.ts";
import type { Path } from "../../definition/located.ts";
import type {
  DropRule,
  HandsAtStart,
  HandsBySide,
  PiecesInHand,
  RulesOfHands,
  VariantDocument,
} from "../../definition/schema-types.generated.ts";
import { type Ground, readSidedSquares } from "../../definition/squares.ts";
import { quote } from "../../diagnostic/fault.ts";
import { type BySide, boardSquares, otherSide, SIDES, type Side, type Square } from "../../geometry/board.ts";
import type { Promotion } from "../model.ts";
import { barredSquares } from "../standing.ts";
import { HANDS_KEY } from "./document.ts";
import { EDGES } from "./landing.ts";
import type { Drop, Hands, Landing, Leaps } from "./model.ts";
import { choicesOf, sourcesOf } from "./rule.ts";

/** The keys of the file that say where pieces in hand come from. */
const STARTS: Path = [HANDS_KEY, "start"];
const DROPS: Path = [HANDS_KEY, "drops"];

/** Null where no piece is ever in hand. */
export function readHands(
  ground: Ground,
  army: Army,
  document: VariantDocument,
  promotions: readonly Promotion[],
): Hands | null {
  const fills = fillsHands(document);
  const rules = rulesIn(document);
  const own = readFalls(ground, army, document, fills);
  if (!fills && !rules) return null;
  const start = readStart(ground, army, rules?.start);
  const rulesOfDrops = dropRulesIn(document).map((rule, index) => withSquares(ground, rule, index));
  const endless = [...army.pieceTypes.keys()].filter((kind) =>
    isEndless(army, rulesOfDrops[ruleFor(army, rulesOfDrops, kind)], kind),
  );
  const reader: HandReader = { ground, army, promotions, fills, own, start, endless, first: rules?.first ?? false };
  const falls = bySide(() => army.pieceTypes.map((_, kind) => fallOf(reader, kind)));
  const fallsBack = bySide((side) => army.pieceTypes.map((_, kind) => fallBackOf(reader, side, kind)));
  const held = bySide((side) => heldBy(reader, side, falls, fallsBack));
  // where pieces enter, only those are dropped that a rule names
  const isDropped = (kind: number) => typeof rules?.enter !== "object" || ruleFor(army, rulesOfDrops, kind) >= 0;
  const dropped = (side: Side) => [...new Set([...held[side].filter(isDropped), ...endless])].sort((a, b) => a - b);
  const drops = SIDES.flatMap((side) => dropsOf(reader, side, dropped(side), rulesOfDrops));
  return { fills, first: reader.first, start, held, falls, fallsBack, drops };
}

interface HandReader {
  readonly ground: Ground;
  readonly army: Army;
  readonly promotions: readonly Promotion[];
  readonly fills: boolean;
  /** By kind: what the file says that it is in a hand; null where it says nothing. */
  readonly own: readonly (number | null)[];
  readonly start: BySide<readonly number[]>;
  /** The kinds that need not be in the hand. */
  readonly endless: readonly number[];
  readonly first: boolean;
}

function fillsHands({ captures }: VariantDocument): boolean {
  return captures?.["to-hand"] === "captor";
}

function rulesIn({ hands }: VariantDocument): RulesOfHands | null {
  return typeof hands === "object" ? hands : null;
}

/** The rules of drops as they are written, none where there is `none`. */
export function dropRulesIn(document: VariantDocument): readonly DropRule[] {
  const { drops = "none" } = rulesIn(document) ?? {};
  return drops === "none" ? [] : drops;
}

function bySide<Made>(make: (side: Side) => Made): BySide<Made> {
  return [make(0), make(1)];
}

function readFalls(ground: Ground, army: Army, document: VariantDocument, fills: boolean): (number | null)[] {
  return army.pieceTypes.map(({ id }, kind) => {
    const piece = document.pieces?.[id];
    const named = typeof piece === "object" ? piece["captured-as"] : undefined;
    if (named === undefined) return null;
    const path: Path = ["pieces", id, "captured-as"];
    if (!fills)
      ground.faults.key(path, fault("Captured pieces go to no hand here: that takes 'captures: { to-hand: captor }'."));
    else if (army.pieceTypes[kind].royal)
      ground.faults.key(path, fault(`The royal piece ${quote(id)} never gets into a captor's hand: leave it out.`));
    const falls = named === "itself" ? kind : kindOf(ground, army, path, named);
    if (falls !== null && army.pieceTypes[falls].royal)
      ground.faults.value(path, fault(`Nothing falls into a hand as the royal piece ${quote(named)}.`));
    return falls;
  });
}

/** Whether hands are given by side. */
export function isBySide(start: HandsAtStart): start is HandsBySide {
  return typeof start.white === "object" || typeof start.black === "object";
}

function readStart(ground: Ground, army: Army, start: HandsAtStart = {}): BySide<readonly number[]> {
  if (!isBySide(start)) {
    const both = readCounts(ground, army, STARTS, start);
    return [both, both];
  }
  return [
    readCounts(ground, army, [...STARTS, "white"], start.white ?? {}),
    readCounts(ground, army, [...STARTS, "black"], start.black ?? {}),
  ];
}

function readCounts(ground: Ground, army: Army, path: Path, counts: PiecesInHand): number[] {
  const held = army.pieceTypes.map(() => 0);
  for (const [id, count] of Object.entries(counts)) {
    const kind = kindOf(ground, army, [...path, id], id);
    if (kind !== null) held[kind] = count;
  }
  return held;
}

/** What a captured piece is in the hand that has not promoted: a letter with a plus says what it was. What is endless is not
 *  counted there: it would be dropped from nowhere and taken for ever, until no hand had a number for it. */
function fallOf({ army, fills, own, endless }: HandReader, kind: number): number | null {
  if (!fills || army.pieceTypes[kind].royal) return null;
  const fallen = own[kind] ?? unpromoted(army, kind) ?? kind;
  return endless.includes(fallen) ? null : fallen;
}

/** The kind of `P` for that of `+P`; null for other letters. */
function unpromoted({ pieceTypes }: Army, kind: number): number | null {
  const { letter } = pieceTypes[kind];
  if (!letter.startsWith("+")) return null;
  const base = pieceTypes.findIndex((other) => other.letter === letter.slice(1));
  return base < 0 || pieceTypes[base].royal ? null : base;
}

/** The same for a piece that has promoted, where that makes a difference. */
function fallBackOf(reader: HandReader, side: Side, kind: number): number | "nowhere" | null {
  const { fills, own, promotions, army } = reader;
  const [source] = sourcesOf(promotions, side, kind);
  const isNamed = own[kind] !== null || unpromoted(army, kind) !== null;
  if (!fills || isNamed || source === undefined || army.pieceTypes[source].royal) return null;
  return fallOf(reader, source) ?? "nowhere";
}

function heldBy(
  { start, army }: HandReader,
  side: Side,
  falls: Hands["falls"],
  fallsBack: Hands["fallsBack"],
): number[] {
  const other = otherSide(side);
  const fallen = new Set<unknown>([...falls[other], ...fallsBack[other]]);
  return [...army.pieceTypes.keys()].filter((kind) => fallen.has(kind) || start[side][kind] > 0);
}

/** A rule with its squares, and what it says of where a drop lands. */
interface PlacedRule extends DropRule {
  readonly squares: BySide<readonly Square[]>;
  readonly landing: BySide<Landing | null>;
}

function withSquares(ground: Ground, rule: DropRule, index: number): PlacedRule {
  const all = boardSquares(ground.board);
  return {
    ...rule,
    squares: rule.on === undefined ? [all, all] : readSidedSquares(ground, [...DROPS, index, "on"], rule.on),
    landing: readLanding(ground, rule, [...DROPS, index]),
  };
}

/** The keys of a rule that make a drop land by what stands on the board, and that which lets it come from nowhere. */
const OF_LANDING = ["slides-from", "beside", "clear-of", "flips", "opening", "endless"] as const;

function readLanding(ground: Ground, rule: DropRule, path: Path): BySide<Landing | null> {
  if (OF_LANDING.every((key) => rule[key] === undefined || rule[key] === false)) return [null, null];
  const { flips = false, endless = false, opening } = rule;
  const named = rule["slides-from"] ?? [];
  const openings = opening === undefined ? [[], []] : readSidedSquares(ground, [...path, "opening"], opening);
  const landing = {
    slidesFrom: EDGES.filter((edge) => named.includes(edge)),
    beside: leapsOf(ground, rule, path, "beside"),
    clearOf: leapsOf(ground, rule, path, "clear-of"),
    flips,
    endless,
  };
  return bySide((side) => ({ ...landing, opening: openings[side] }));
}

function leapsOf(ground: Ground, rule: DropRule, path: Path, key: "beside" | "clear-of"): Leaps | null {
  const betza = rule[key];
  return betza === undefined ? null : { betza, leaps: readLeaps(ground, [...path, key], betza) };
}

function dropsOf(reader: HandReader, side: Side, held: readonly number[], rules: readonly PlacedRule[]): Drop[] {
  const { army, ground, promotions } = reader;
  const barred = barredSquares(army.pieceTypes, { promotions, board: ground.board });
  return held.flatMap((hand) => {
    const rule = rules[ruleFor(army, rules, hand)] as PlacedRule | undefined;
    const others = rule?.promoted ? choicesOf(promotions, side, hand) : [];
    const on = rule?.squares[side] ?? boardSquares(ground.board);
    return [hand, ...others].map((kind): Drop => {
      const squares = on.filter((square) => !barred[side][kind].has(square));
      const limits = limitsOf(rule ?? {});
      // what is dropped as another kind is no longer one of those that stand evenly
      const landing = rule?.landing[side];
      return {
        side,
        kind,
        hand,
        squares,
        ...limits,
        even: limits.even && kind === hand,
        ...(landing ? { landing: { ...landing, endless: isEndless(army, rule, hand) } } : {}),
      };
    });
  });
}

/** Whether a kind need not be in the hand by its rule. Royal pieces are as many as the file gives. */
function isEndless({ pieceTypes }: Army, rule: DropRule | undefined, kind: number): boolean {
  return rule?.endless === true && !pieceTypes[kind].royal;
}

/** The first rule that counts for a kind, -1 for none. */
export function ruleFor({ pieceTypes }: Army, rules: readonly DropRule[], kind: number): number {
  return rules.findIndex(({ pieces }) => pieces === undefined || pieces.includes(pieceTypes[kind].id));
}

function limitsOf(rule: DropRule): Pick<Drop, "perFile" | "mates" | "checks" | "even"> {
  return {
    perFile: rule["per-file"] ?? null,
    mates: rule.mates ?? true,
    checks: rule.checks ?? true,
    even: rule.shades === "opposite",
  };
}

export function fault(message: string) {
  return { code: "hands", message };
}

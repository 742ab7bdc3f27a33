/** Hands against the other rules: what is said of them must mean something. */
import { ridesOf } from "../../betza/rides.ts";
import { type Army, kindOf } from "../../definition/army.ts";
import type { Path } from "../../definition/located.ts";
import type { DropRule, VariantDocument } from "../../definition/schema-types.generated.ts";
import type { Ground } from "../../definition/squares.ts";
import { quote } from "../../diagnostic/fault.ts";
import { SIDES, type Side, WHITE } from "../../geometry/board.ts";
import { listed } from "../../variant/phrases.ts";
import type { Variant } from "../../variant/variant.ts";
import type { Flips, Promotion } from "../model.ts";
import { HANDS_KEY } from "./document.ts";
import type { Hands } from "./model.ts";
import { dropRulesIn, fault, isBySide, ruleFor } from "./read.ts";
import { choicesOf, countPieces, dropOf, dropsEndlessly, isEndless, sourcesOf } from "./rule.ts";

/** What the checks look at. */
export interface HandParts {
  readonly ground: Ground;
  readonly army: Army;
  readonly document: VariantDocument;
  readonly promotions: readonly Promotion[];
  readonly hands: Hands | null;
  readonly flips: Flips | null;
  /** Whether nobody may give check. */
  readonly isCheckForbidden: boolean;
}

export function checkHands(parts: HandParts): void {
  const { hands, ground } = parts;
  if (!hands || ground.faults.isBroken([HANDS_KEY])) return;
  const before = ground.faults.found.length;
  checkFilling(parts, hands);
  if (ground.faults.found.length > before) return;
  checkFallBacks(parts, hands);
  checkEndless(parts, hands);
  checkEndlessAtStart(parts, hands);
  checkDropRules(parts, hands);
  checkLimitsOfDrops(parts);
  checkPromotedDrops(parts, hands);
}

/** A hand that can never fill, and one that is too full. */
function checkFilling({ ground, army, document }: HandParts, hands: Hands): void {
  const { faults } = ground;
  const isEmpty =
    SIDES.every((side) => hands.start[side].every((count) => count === 0)) && !namesUnknown(document, army);
  const mayDrop = hands.fills || dropsEndlessly({ hands });
  if (!mayDrop && isEmpty)
    faults.key(
      [HANDS_KEY],
      fault(
        "No piece ever gets into a hand: give 'start', or 'captures: { to-hand: captor }'; or say in 'drops' that some are 'endless'.",
      ),
    );
  if (hands.first && ((isEmpty && !dropsEndlessly({ hands })) || hands.drops.length === 0))
    faults.key([HANDS_KEY, "first"], fault("There is nothing to drop first: 'start' or 'drops' is missing."));
}

/** Whether the start has pieces that do not exist, which has been reported. */
function namesUnknown({ hands }: VariantDocument, { kinds }: Army): boolean {
  const { start = {} } = typeof hands === "object" ? hands : {};
  const named = Object.entries(start).flatMap(([id, own]) => (typeof own === "object" ? Object.keys(own) : [id]));
  return named.some((id) => !kinds.has(id));
}

/** A piece that falls back must have become what it is in one way alone. */
function checkFallBacks({ ground, army, promotions }: HandParts, hands: Hands): void {
  for (const [kind, { id }] of army.pieceTypes.entries()) {
    const side = SIDES.find(
      (own) => hands.fallsBack[own][kind] !== null && sourcesOf(promotions, own, kind).length > 1,
    );
    const isTurnedBack = promotions.some(({ isBack, to }) => isBack && to.includes(kind));
    if (isTurnedBack && SIDES.some((own) => hands.fallsBack[own][kind] !== null)) {
      const message = `${quote(id)} is what pieces promote to, and what others turn back to: say with 'captured-as' what it is in the hand.`;
      ground.faults.key(["promotion"], fault(message));
      continue;
    }
    if (side === undefined) continue;
    const names = sourcesOf(promotions, side, kind).map((source) => quote(army.pieceTypes[source].id));
    const message = `A captured ${quote(id)} that has promoted was ${listed(names, "or")}: let each promote to a piece of its own, or say with 'captured-as' what it is in the hand.`;
    ground.faults.key(["promotion"], fault(message));
  }
}

/** What endless pieces become must not fill hands as what it is: there would be ever more of it. */
function checkEndless({ ground, army, promotions }: HandParts, hands: Hands): void {
  for (const { side, hand, landing } of hands.drops) {
    const found = landing?.endless
      ? becomesOf(promotions, side, hand).find((kind) => isKept(hands, side, kind))
      : undefined;
    if (found === undefined) continue;
    const [endless, kept] = [hand, found].map((kind) => quote(army.pieceTypes[kind].id));
    const message = `${endless} is endless, and what it becomes must go to no hand when it is captured, but ${kept} does: let it fall back to ${endless}.`;
    ground.faults.key(["pieces", army.pieceTypes[found].id, "captured-as"], fault(message));
    return;
  }
}

/** What is endless is dropped without being in the hand, where its number would never change. Pieces that enter leave it. */
function checkEndlessAtStart({ ground, army: { pieceTypes }, document }: HandParts, hands: Hands): void {
  const { start = {}, enter = "none" } = typeof document.hands === "object" ? document.hands : {};
  if (enter !== "none") return;
  const isSided = isBySide(start);
  for (const side of isSided ? SIDES : [SIDES[0]]) {
    const path: Path = [HANDS_KEY, "start", ...(isSided ? [side === WHITE ? "white" : "black"] : [])];
    for (const [kind, { id }] of pieceTypes.entries()) {
      if (hands.start[side][kind] === 0 || !isEndless({ hands }, { side, kind })) continue;
      const message = `${quote(id)} is endless, so none is needed in the hand, where its number would never change: leave it out.`;
      ground.faults.value([...path, id], fault(message));
    }
  }
}

/** The kinds that pieces of a side and kind become, in one promotion or several. */
function becomesOf(promotions: readonly Promotion[], side: Side, kind: number): number[] {
  const kinds = choicesOf(promotions, side, kind);
  for (let at = 0; at < kinds.length; at++)
    kinds.push(...choicesOf(promotions, side, kinds[at]).filter((other) => !kinds.includes(other)));
  return kinds;
}

/** Whether a piece that has promoted to the kind is kept in a hand. */
function isKept({ falls, fallsBack }: Hands, side: Side, kind: number): boolean {
  return typeof (fallsBack[side][kind] ?? falls[side][kind]) === "number";
}

/** Rules of drops must count for a piece, and each piece that they name must be theirs. */
function checkDropRules({ ground, army, document }: HandParts, hands: Hands): void {
  const rules = dropRulesIn(document);
  const held = new Set([...hands.held[0], ...hands.held[1], ...hands.drops.map(({ hand }) => hand)]);
  const used = new Set([...held].map((kind) => ruleFor(army, rules, kind)));
  rules.forEach(({ pieces, promoted }, index) => {
    const path: Path = [HANDS_KEY, "drops", index];
    if (promoted && !hands.drops.some(({ kind, hand }) => kind !== hand && ruleFor(army, rules, hand) === index))
      ground.faults.key([...path, "promoted"], fault("None of these pieces promotes, so none is dropped promoted."));
    for (const [at, id] of (pieces ?? []).entries()) {
      const kind = kindOf(ground, army, [...path, "pieces", at], id);
      const why =
        kind === null ? null : (whyNotEndless(army, kind, rules[index]) ?? whyIdle(army, held, kind, { rules, index }));
      if (why) ground.faults.value([...path, "pieces", at], why);
    }
    if (pieces === undefined && !used.has(index))
      ground.faults.value(path, fault("The rules before this one count for all pieces already."));
  });
  const areUnread = ground.faults.found.some(({ code }) => OF_SQUARES.includes(code));
  const isSaid = (index: number) =>
    rules[index]?.on === "none" && hands.drops.some(({ squares }) => squares.length > 0);
  for (const { kind, hand, squares } of hands.drops) {
    const index = ruleFor(army, rules, hand);
    if (squares.length > 0 || isSaid(index) || areUnread || ground.faults.isBroken([HANDS_KEY, "drops", index]))
      continue;
    ground.faults.value(
      index < 0 ? [HANDS_KEY] : [HANDS_KEY, "drops", index],
      fault(`There is no square on which ${quote(army.pieceTypes[kind].id)} may be dropped.`),
    );
  }
}

/** Faults of sets of squares, which then are empty. */
const OF_SQUARES: readonly string[] = ["square", "unknown-region", "region-order"];

/** Limits that limit nothing. */
function checkLimitsOfDrops({ ground, army, document, flips, isCheckForbidden }: HandParts): void {
  const rules = dropRulesIn(document);
  const whyNoCheck =
    army.royals.length === 0 && !ground.faults.isBroken(["pieces"])
      ? "No piece is royal, so no drop gives check"
      : isCheckForbidden
        ? "Nobody may give check, see 'check: given'"
        : null;
  rules.forEach((rule, index) => {
    const path: Path = [HANDS_KEY, "drops", index];
    for (const key of ["mates", "checks"] as const)
      if (rule[key] === false && whyNoCheck) ground.faults.key([...path, key], fault(`${whyNoCheck}: leave it out.`));
    if (rule.flips && !flips && !ground.faults.isBroken(["captures", "flip"]))
      ground.faults.key(
        [...path, "flips"],
        fault("Nothing ever changes sides, see 'captures: { flip: ... }', so that such pieces could not be dropped."),
      );
    const most = ground.board.ranks;
    if ((rule["per-file"] ?? 0) >= most)
      ground.faults.value([...path, "per-file"], fault(`A file has ${most} squares, so that this limits nothing.`));
  });
}

interface RulePlace {
  readonly rules: Parameters<typeof ruleFor>[1];
  readonly index: number;
}

function whyIdle(army: Army, held: ReadonlySet<number>, kind: number, { rules, index }: RulePlace) {
  const { id } = army.pieceTypes[kind];
  if (!held.has(kind)) return fault(`${quote(id)} is never in a hand.`);
  return ruleFor(army, rules, kind) < index ? fault(`An earlier rule counts for ${quote(id)} already.`) : null;
}

/** Sides have as many royal pieces as the file gives them. */
function whyNotEndless({ pieceTypes }: Army, kind: number, { endless }: DropRule) {
  const { id, royal } = pieceTypes[kind];
  return endless && royal ? fault(`${quote(id)} is royal, and royal pieces are never endless.`) : null;
}

/** What is dropped promoted must be told apart from what is dropped as itself. */
function checkPromotedDrops({ ground, army }: HandParts, { drops }: Hands): void {
  const twice = drops.find(({ side, kind, hand }) => dropOf(drops, side, kind)?.hand !== hand);
  if (!twice) return;
  const { side, kind, hand } = twice;
  const [name, one, other] = [kind, dropOf(drops, side, kind)?.hand ?? kind, hand].map((own) =>
    quote(army.pieceTypes[own].id),
  );
  ground.faults.key([HANDS_KEY, "drops"], fault(`${name} could be dropped for ${one} and for ${other} alike.`));
}

/** Hands that captures should fill, and nothing takes anything that would go there. */
export function checkFillers({ faults }: Ground, variant: Variant): void {
  const { hands, pieceTypes, spares } = variant;
  if (!hands?.fills || countPieces(hands.start) > 0) return;
  const takers = [...pieceTypes.keys()].filter((kind) => takes(pieceTypes[kind]));
  const isTaken = (kind: number) => takers.some((taker) => !spares?.[taker]?.includes(kind));
  const falls = SIDES.some((side) => hands.falls[side].some((fallen, kind) => fallen !== null && isTaken(kind)));
  if (falls) return;
  const message = "No piece takes one that would go to a hand, so that hands stay empty.";
  faults.value(["captures", "to-hand"], fault(message));
}

function takes({ moves }: Variant["pieceTypes"][number]): boolean {
  return moves.some(({ betza }) => ridesOf(betza).some(({ capture, inPassing }) => capture || inPassing));
}

/** Ends of the game, royal pieces and forced captures. */
import type { ConditionInFull, VariantDocument } from "../../src/definition/schema-types.generated.ts";
import type { Dice } from "./dice.ts";
import type { Pieces } from "./draw-pieces.ts";
import { drawSquares, type Land } from "./draw-squares.ts";

type Ends = Pick<VariantDocument, "win" | "lose" | "check" | "captures">;
type Conditions = NonNullable<Ends["win"]>;

/** Makes other pieces royal, or none. @returns whether anything but mate of one king has to be spoken of */
export function drawRoyals(dice: Dice, pieces: Pieces): boolean {
  if (dice.chance(60)) return false;
  const others = Object.keys(pieces).filter((id) => id !== "king");
  if (dice.chance(50)) delete pieces.king.royal;
  for (const id of dice.some(others, dice.below(3))) if (dice.chance(60)) pieces[id].royal = true;
  return true;
}

/** Keys that the file may have. */
export function drawEnds(dice: Dice, land: Land, pieces: Pieces, isNeeded: boolean): Ends {
  const ids = Object.keys(pieces);
  const ends: Ends = {};
  if (isNeeded || dice.chance(35)) ends.win = drawConditions(dice, land, ids, ["checkmate"]);
  if (dice.chance(20)) ends.lose = drawConditions(dice, land, ids, []);
  if (isNeeded || dice.chance(15)) ends.check = { royals: dice.one(["each", "last", "all"]) };
  if (dice.chance(10)) ends.check = { ...ends.check, given: "forbidden" };
  if (dice.chance(15)) ends.captures = { must: true };
  return ends;
}

/** What draws, if the file says so. */
export function drawDrawing(dice: Dice, land: Land, ids: readonly string[]): Conditions | null {
  return dice.chance(20) ? drawConditions(dice, land, ids, ["stalemate"]) : null;
}

function drawConditions(dice: Dice, land: Land, ids: readonly string[], usual: Conditions): Conditions {
  const drawn = Array.from({ length: dice.from(1, 2) }, () => drawCondition(dice, land, ids));
  return dice.chance(60) ? [...usual, ...drawn] : drawn;
}

const WORDS = ["checkmated", "stalemate", "stalemated", "stalemate-with-fewer", "full-board"] as const;

function drawCondition(dice: Dice, land: Land, ids: readonly string[]): Conditions[number] {
  switch (dice.below(6)) {
    case 0:
      return dice.one(WORDS);
    case 1:
      return { checks: dice.from(1, 4) };
    case 2:
    case 3:
      return drawReach(dice, land, ids);
    default:
      return drawFew(dice, ids);
  }
}

function drawReach(dice: Dice, land: Land, ids: readonly string[]): ConditionInFull {
  const squares = () => drawSquares(dice, land);
  const condition: ConditionInFull = { reach: dice.chance(75) ? squares() : { white: squares(), black: squares() } };
  if (dice.chance(60)) condition.with = dice.some(ids, dice.from(1, 2));
  if (dice.chance(25)) condition.number = dice.from(2, 3);
  if (condition.number && dice.chance(50)) condition["or-full"] = true;
  if (dice.chance(25)) condition.safe = true;
  if (dice.chance(25)) condition.held = true;
  if (dice.chance(25)) condition.reply = "equalises";
  return condition;
}

function drawFew(dice: Dice, ids: readonly string[]): ConditionInFull {
  const what = dice.chance(40)
    ? dice.some(ids, dice.from(1, 2))
    : dice.one(["any-kind", "all", "all-but-royal"] as const);
  const condition: ConditionInFull = dice.chance(70) ? { taken: what } : { lost: what };
  if (dice.chance(50)) condition.left = dice.from(1, 2);
  if (condition.taken && typeof what === "string" && what !== "any-kind" && dice.chance(40))
    condition.unless = "answered";
  return condition;
}

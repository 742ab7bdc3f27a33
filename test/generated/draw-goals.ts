/** Ends of the game, royal pieces and forced captures. */
import type { ConditionInFull, VariantDocument } from "../../src/definition/schema-types.generated.ts";
import type { Dice } from "./dice.ts";
import type { Pieces } from "./draw-pieces.ts";
import { drawSquares, type Land } from "./draw-squares.ts";

type Ends = Pick<VariantDocument, "win" | "lose" | "material" | "check" | "captures" | "turn">;
type Phases = Extract<VariantDocument["turn"], readonly unknown[]>;
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
  if (isCounted([...(ends.win ?? []), ...(ends.lose ?? [])]) && dice.chance(60))
    ends.material = drawMaterial(dice, ids);
  if (isNeeded || dice.chance(15)) ends.check = { royals: dice.one(["each", "last", "all"]) };
  if (dice.chance(10)) ends.check = { ...ends.check, given: "forbidden" };
  if (dice.chance(15)) ends.captures = { must: true };
  if (dice.chance(25)) ends.turn = drawTurn(dice);
  return ends;
}

/** Whether some condition may ask who has more. */
function isCounted(conditions: Conditions): boolean {
  return conditions.some((condition) =>
    typeof condition === "string" ? condition === "full-board" : condition.passes !== undefined,
  );
}

function drawMaterial(dice: Dice, ids: readonly string[]): NonNullable<Ends["material"]> {
  const half = (least: number, most: number) => dice.from(2 * least, 2 * most) / 2;
  const values = Object.fromEntries(dice.some(ids, dice.from(1, ids.length)).map((id) => [id, half(1, 9)]));
  return {
    ...(dice.chance(70) ? { values } : {}),
    ...(dice.chance(50) ? { komi: half(-3, 3) } : {}),
  };
}

function drawTurn(dice: Dice): NonNullable<Ends["turn"]> {
  const phases = (): Phases => [{ move: dice.one(["or-pass", "or-pass-when-stuck"] as const) }];
  if (dice.chance(70)) return phases();
  const black = dice.chance(30) ? { black: phases() } : {};
  return dice.chance(50) ? { white: phases(), ...black } : { black: phases() };
}

/** What draws, if the file says so. */
export function drawDrawing(dice: Dice, land: Land, ids: readonly string[]): Conditions | null {
  return dice.chance(20) ? drawConditions(dice, land, ids, ["stalemate"]) : null;
}

function drawConditions(dice: Dice, land: Land, ids: readonly string[], usual: Conditions): Conditions {
  const drawn = Array.from({ length: dice.from(1, 2) }, () => drawCondition(dice, land, ids));
  return dice.chance(60) ? [...usual, ...drawn] : drawn;
}

const WORDS = [
  "checkmated",
  "stalemate",
  "stalemated",
  "stalemate-with-fewer",
  "full-board",
  "perpetual-check",
  "perpetual-check",
] as const;

function drawCondition(dice: Dice, land: Land, ids: readonly string[]): Conditions[number] {
  switch (dice.below(8)) {
    case 0:
      return dice.one(WORDS);
    case 6:
      return { repetition: dice.from(2, 3), side: dice.one(["white", "black", "mover"] as const) };
    case 7:
      return { passes: dice.from(1, 3) };
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

/** Ends of the game, royal pieces and forced captures. */
import type { ConditionInFull, VariantDocument } from "../../src/definition/schema-types.generated.ts";
import type { Dice } from "./dice.ts";
import type { Pieces } from "./draw-pieces.ts";
import { drawSome, drawSquares, type Land } from "./draw-squares.ts";
import { CONDITION_KINDS, CONDITION_WORDS } from "./keys.ts";

type Ends = Pick<VariantDocument, "win" | "lose" | "material" | "check" | "captures" | "turn">;
type Explosion = Extract<NonNullable<Ends["captures"]>["explode"], object>;
type Flip = Extract<NonNullable<Ends["captures"]>["flip"], object>;
type Trades = Extract<NonNullable<Ends["captures"]>["trades"], object>;
type Phases = Extract<VariantDocument["turn"], readonly unknown[]>;
type Conditions = NonNullable<Ends["win"]>;

/** Makes other pieces royal, or none. @returns whether anything but mate of one king has to be spoken of */
export function drawRoyals(dice: Dice, pieces: Pieces): boolean {
  if (dice.chance(60) && !dice.wants("royals")) return false;
  const others = Object.keys(pieces).filter((id) => id !== "king");
  if (dice.chance(50, "royals=none")) dethrone(dice, pieces.king);
  if (dice.wants("royals=none")) return true;
  for (const id of dice.some(others, dice.from(dice.wants("royals=several") ? 1 : 0, 2)))
    if (dice.chance(60, "royals=several")) pieces[id].royal = true;
  return true;
}

/** What a king alone may say goes with its crown, unless it is asked for. */
function dethrone(dice: Dice, king: Pieces[string]): void {
  delete king.royal;
  const leap = king["first-leap"];
  if (typeof leap === "object" && !dice.wants("pieces.first-leap.over")) delete leap.over;
}

/** Keys that the file may have. */
export function drawEnds(dice: Dice, land: Land, pieces: Pieces, isNeeded: boolean): Ends {
  const ids = Object.keys(pieces);
  const ends: Ends = {};
  if (isNeeded || dice.chance(35, "win")) ends.win = drawConditions(dice, land, ids, "win");
  if (dice.chance(20, "lose")) ends.lose = drawConditions(dice, land, ids, "lose");
  const isAsked = isCounted([...(ends.win ?? []), ...(ends.lose ?? [])]);
  if (dice.wants("draws.wins=points") || (isAsked && dice.chance(60, "material")))
    ends.material = drawMaterial(dice, ids);
  if (isNeeded || dice.chance(15, "check.royals"))
    ends.check = { royals: dice.word("check.royals", ["each", "last", "all"] as const) };
  if (dice.chance(10, "check.given")) ends.check = { ...ends.check, given: "forbidden" };
  if (dice.chance(isNeeded ? 2 : 10, "check.flight")) ends.check = { ...ends.check, flight: "forbidden" };
  if (dice.chance(15, "captures.must")) ends.captures = { must: true };
  if (dice.chance(8, "captures.explode")) ends.captures = { ...ends.captures, explode: drawExplosion(dice, ids) };
  if (dice.chance(6, "captures.petrify")) ends.captures = { ...ends.captures, petrify: drawStones(dice, ids) };
  if (dice.chance(isRoyal(pieces) ? 1 : 40, "captures.flip"))
    ends.captures = { ...ends.captures, flip: drawFlip(dice) };
  const common = ids.filter((id) => !pieces[id].royal);
  if (common.length > 0 && dice.chance(8, "captures.trades"))
    ends.captures = { ...ends.captures, trades: drawTrades(dice, ids, common) };
  if (dice.chance(25, "turn")) ends.turn = drawTurn(dice, land);
  return ends;
}

function isRoyal(pieces: Pieces): boolean {
  return Object.values(pieces).some(({ royal }) => royal);
}

const AROUND = ["K", "K", "W", "F", "N", "fW", "WD"] as const;

function drawFlip(dice: Dice): Flip {
  const isBetween = dice.chance(dice.wants("captures.flip.around") ? 0 : 50, "captures.flip.between");
  if (isBetween) return { between: dice.one(AROUND) };
  return { around: dice.one(AROUND), ...(dice.chance(40, "captures.flip.drops") ? { drops: "beside-own" } : {}) };
}

function drawExplosion(dice: Dice, ids: readonly string[]): Explosion {
  const some = (key: "spare" | "immune", percent: number) =>
    dice.chance(percent, `captures.explode.${key}`) ? { [key]: dice.some(ids, dice.from(1, 2)) } : {};
  return { around: dice.one(AROUND), ...some("spare", 60), ...some("immune", 20) };
}

/** @param common pieces that are not royal */
function drawTrades(dice: Dice, ids: readonly string[], common: readonly string[]): Trades {
  const of = dice.some(common, dice.from(1, 3));
  const others = ids.filter((id) => !of.includes(id));
  const isCheap = others.length > 0 && dice.chance(60, "captures.trades.cheap");
  return {
    of,
    ...(isCheap ? { cheap: dice.some(others, dice.from(1, 3)) } : {}),
    ...(dice.chance(30, "captures.trades.no-guard") ? { "no-guard": dice.some(ids, dice.from(1, 2)) } : {}),
  };
}

function drawStones(dice: Dice, ids: readonly string[]): NonNullable<Ends["captures"]>["petrify"] {
  return dice.chance(30, "captures.petrify=all") ? "all" : dice.some(ids, dice.from(1, ids.length));
}

/** Whether some condition may ask who has more. */
function isCounted(conditions: Conditions): boolean {
  return conditions.some((condition) =>
    typeof condition === "string"
      ? condition === "full-board"
      : condition.passes !== undefined || condition.facing !== undefined,
  );
}

function drawMaterial(dice: Dice, ids: readonly string[]): NonNullable<Ends["material"]> {
  const half = (least: number, most: number) => dice.from(2 * least, 2 * most) / 2;
  const values = Object.fromEntries(dice.some(ids, dice.from(1, ids.length)).map((id) => [id, half(1, 9)]));
  return {
    ...(dice.chance(70, "material.values") ? { values } : {}),
    ...(dice.chance(50, "material.komi") ? { komi: half(-3, 3) } : {}),
    ...(dice.chance(25, "material.in-hand") ? { "in-hand": false } : {}),
  };
}

/** A move and a wall, or one of both. */
function drawBuilding(dice: Dice, land: Land): NonNullable<Ends["turn"]> {
  const on = dice.chance(25, "turn.on") ? { on: drawSome(dice, land) } : {};
  const isAlone = !dice.wants("turn.wall") && dice.chance(30, "turn.one-of");
  if (isAlone)
    return [{ "one-of": ["move", { wall: dice.word("turn.one-of.wall", ["duck", "edge", "static"] as const) }] }];
  const wall = dice.word("turn.wall", ["duck", "arrow", "past", "edge", "static"] as const);
  return ["move", { wall, ...on }];
}

function drawTurn(dice: Dice, land: Land): NonNullable<Ends["turn"]> {
  const wants = (...keys: readonly string[]) => keys.some((key) => dice.wants(key));
  const areMoves = wants(...OF_SERIES);
  if (areMoves || dice.chance(30)) return drawSeries(dice);
  const passes = wants("turn.move", "turn.white", "turn.black") && !wants("turn.wall", "turn.one-of", "turn.on");
  if (!passes && dice.chance(35, "turn.wall", "turn.one-of")) return drawBuilding(dice, land);
  const phases = (key: string): Phases => [
    { move: dice.word(`${key}.move`, ["or-pass", "or-pass-when-stuck"] as const) },
  ];
  const isOfOne = dice.wants("turn.white") || dice.wants("turn.black");
  if (!isOfOne && dice.chance(70)) return phases("turn");
  const black = dice.chance(30, "turn.black") ? { black: phases("turn.black") } : {};
  if (dice.wants("turn.white") || !("black" in black) || dice.chance(50))
    return { white: phases("turn.white"), ...black };
  return { black: phases("turn.black") };
}

const OF_SERIES = ["turn.moves", "turn.first", "turn.grows", "turn.check", "turn.white.moves", "turn.black.moves"];

/** Turns of several moves. */
function drawSeries(dice: Dice): NonNullable<Ends["turn"]> {
  const isOfOne = dice.wants("turn.white") || dice.wants("turn.black");
  if (isOfOne || (!dice.wants("turn.moves") && dice.chance(20))) {
    const phases = (key: string): Phases => {
      const passes = dice.wants(`${key}.move`) && !dice.wants(`${key}.moves`);
      if (passes) return [{ move: dice.word(`${key}.move`, ["or-pass", "or-pass-when-stuck"] as const) }];
      return [{ moves: dice.from(2, 3) }];
    };
    const black = dice.chance(50, "turn.black") ? { black: phases("turn.black") } : {};
    return "black" in black && !dice.wants("turn.white") ? black : { white: phases("turn.white"), ...black };
  }
  if (!dice.wants("turn.moves") && !dice.wants("turn.first") && !dice.wants("turn.grows") && dice.chance(20))
    return ["move", "move"];
  const grows = dice.chance(40, "turn.grows") ? { grows: dice.from(1, 2) } : {};
  const first = !("grows" in grows) && dice.chance(40, "turn.first") ? { first: dice.from(1, 3) } : {};
  const check = dice.chance(40, "turn.check") ? { check: "last" as const } : {};
  return [{ moves: dice.from("grows" in grows ? 1 : 2, 3), ...first, ...grows, ...check }];
}

/** What draws, if the file says so. */
export function drawDrawing(dice: Dice, land: Land, ids: readonly string[]): Conditions | null {
  return dice.chance(20, "draws.by") ? drawConditions(dice, land, ids, "draws.by") : null;
}

/** What a list has when the file says nothing of it. */
const USUAL = { win: ["checkmate"], lose: [], "draws.by": ["stalemate"] } as const;

type ListName = keyof typeof USUAL;

function drawConditions(dice: Dice, land: Land, ids: readonly string[], list: ListName): Conditions {
  const wanted = [
    ...CONDITION_WORDS.filter((word) => dice.wants(`${list}=${word}`)),
    ...CONDITION_KINDS.filter((kind) => dice.wants(`${list}.${kind}`)).flatMap((kind) =>
      Array.from({ length: formsWanted(dice, kind) }, () => drawOf(dice, land, ids, kind)),
    ),
  ];
  const isFull = wanted.length > 0 && dice.chance(80);
  const drawn = Array.from({ length: isFull ? 0 : dice.from(1, 2) }, () => drawCondition(dice, land, ids));
  const isUsual = !isFull && dice.chance(60);
  return [...new Set([...(isUsual ? USUAL[list] : []), ...wanted, ...drawn])];
}

/** A condition for each form of the kind that is wanted, at least one. */
function formsWanted(dice: Dice, kind: (typeof CONDITION_KINDS)[number]): number {
  const words = kind === "repetition" ? SIDES.map((side) => `side=${side}`) : COUNTED.map((what) => `${kind}=${what}`);
  return Math.max(1, new Set(words.filter((word) => dice.wants(`condition.${word}`))).size);
}

const SIDES = ["white", "black", "mover"] as const;

const WORDS = [...CONDITION_WORDS.filter((word) => word !== "checkmate"), "perpetual-check"] as const;

function drawCondition(dice: Dice, land: Land, ids: readonly string[]): Conditions[number] {
  switch (dice.below(9)) {
    case 0:
      return dice.one(WORDS);
    case 6:
      return drawOf(dice, land, ids, "repetition");
    case 7:
      return drawOf(dice, land, ids, dice.chance(30) ? "facing" : "passes");
    case 8:
      return drawOf(dice, land, ids, dice.chance(25) ? "joins" : dice.chance(75) ? "line" : "square");
    case 1:
      return drawOf(dice, land, ids, "checks");
    case 2:
    case 3:
      return drawOf(dice, land, ids, "reach");
    default:
      return drawOf(dice, land, ids, dice.chance(70) ? "taken" : "lost");
  }
}

function drawOf(
  dice: Dice,
  land: Land,
  ids: readonly string[],
  kind: (typeof CONDITION_KINDS)[number],
): ConditionInFull {
  switch (kind) {
    case "repetition":
      return { repetition: dice.from(2, 3), side: dice.word("condition.side", SIDES) };
    case "passes":
      return { passes: dice.from(1, 3) };
    case "facing":
      return { facing: dice.some(ALONG, dice.from(1, 3)) };
    case "checks":
      return { checks: dice.from(1, 4) };
    case "reach":
      return drawReach(dice, land, ids);
    case "line":
      return drawLine(dice, ids);
    case "joins":
      return drawChain(dice, land, ids);
    case "square":
      return { square: 2, ...(dice.chance(50) ? { of: dice.some(ids, dice.from(1, 3)) } : {}) };
    default:
      return drawFew(dice, ids, kind);
  }
}

function drawReach(dice: Dice, land: Land, ids: readonly string[]): ConditionInFull {
  const squares = () => drawSquares(dice, land);
  const condition: ConditionInFull = { reach: dice.chance(75) ? squares() : { white: squares(), black: squares() } };
  if (dice.chance(60, "condition.with")) condition.with = dice.some(ids, dice.from(1, 2));
  if (dice.chance(25, "condition.number")) condition.number = dice.from(2, 3);
  if (condition.number && dice.chance(50, "condition.or-full")) condition["or-full"] = true;
  if (dice.chance(25, "condition.safe")) condition.safe = true;
  if (dice.chance(25, "condition.held")) condition.held = true;
  if (dice.chance(25, "condition.reply")) condition.reply = "equalises";
  return condition;
}

const ALONG = ["ranks", "files", "diagonals"] as const;

function drawLine(dice: Dice, ids: readonly string[]): ConditionInFull {
  const condition: ConditionInFull = { line: dice.from(2, 4) };
  if (dice.chance(60, "condition.of")) condition.of = dice.some(ids, dice.from(1, 3));
  if (dice.chance(50, "condition.along")) condition.along = dice.some(ALONG, dice.from(1, 2));
  if (dice.chance(30, "condition.gaps=true")) condition.gaps = true;
  return condition;
}

const STEPS = ["W", "F", "N", "fWF", "fWbF"] as const;

function drawChain(dice: Dice, land: Land, ids: readonly string[]): ConditionInFull {
  const squares = () => drawSquares(dice, land);
  const end = () => (dice.chance(60) ? squares() : { white: squares(), black: squares() });
  return {
    joins: [end(), end()],
    ...(dice.chance(50, "condition.of") ? { of: dice.some(ids, dice.from(1, 3)) } : {}),
    ...(dice.chance(50, "condition.steps") ? { steps: dice.one(STEPS) } : {}),
  };
}

const COUNTED = ["kinds", "kinds", "any-kind", "all", "all-but-royal"] as const;

function drawFew(dice: Dice, ids: readonly string[], kind: "taken" | "lost"): ConditionInFull {
  const word = dice.word(`condition.${kind}`, COUNTED);
  const what = word === "kinds" ? dice.some(ids, dice.from(1, 2)) : word;
  const condition: ConditionInFull = { [kind]: what };
  if (dice.chance(50, "condition.left")) condition.left = dice.from(1, 2);
  const isOfAll = word === "all" || word === "all-but-royal";
  if (kind === "taken" && isOfAll && dice.chance(40, "condition.unless=answered")) condition.unless = "answered";
  else if (dice.chance(20, "condition.unless=shared")) condition.unless = "shared";
  return condition;
}

import { type Army, kindOf } from "../../definition/army.ts";
import type { Path } from "../../definition/located.ts";
import type { OneOfSeveralShuffles, Step, VariantDocument } from "../../definition/schema-types.generated.ts";
import { type Ground, readSquares } from "../../definition/squares.ts";
import { type Square, shadeOf } from "../../geometry/board.ts";
import type { PlacementStep, Shuffle } from "./model.ts";
import { binomial, countStepChoices, stepSquares } from "./rule.ts";

/** The most starts that a variant may have. */
export const MOST_STARTS = 1_000_000;
/** The most sets of taken squares examined to prove that a step's number of choices is constant. */
const MOST_SETS = 20_000;

/** A step before its choices are counted. */
export interface DraftStep extends Omit<PlacementStep, "choices"> {
  readonly path: Path;
}

export interface DraftShuffle {
  readonly path: Path;
  readonly steps: readonly DraftStep[];
}

/** Reads the steps; a shuffle with a faulty step is left out. */
export function readShuffles(ground: Ground, army: Army, document: VariantDocument): DraftShuffle[] {
  const written = document.setup?.shuffle;
  if (!Array.isArray(written) || written.length === 0) return [];
  const path: Path = ["setup", "shuffle"];
  const groups = written.filter(isGroup);
  if (groups.length === 0) return readSteps(ground, army, path, written as Step[]);
  if (groups.length < written.length) {
    const index = written.findIndex((item) => !isGroup(item));
    const message = "Steps and shuffles cannot stand in one list: put the steps under 'steps' of a shuffle.";
    ground.faults.value([...path, index], { code: "shuffle", message });
  }
  return written.flatMap((item, index) =>
    isGroup(item) ? readSteps(ground, army, [...path, index, "steps"], item.steps ?? []) : [],
  );
}

function isGroup(item: OneOfSeveralShuffles | Step): item is OneOfSeveralShuffles {
  return "steps" in item;
}

function readSteps(ground: Ground, army: Army, path: Path, written: readonly Step[]): DraftShuffle[] {
  const before = ground.faults.found.length;
  const steps = written.map((step, index) => readStep(ground, army, [...path, index], step));
  if (ground.faults.found.length > before || ground.faults.isBroken(path)) return [];
  return [{ path, steps }];
}

function readStep(ground: Ground, army: Army, path: Path, { place = [], on = "none", rule = "any" }: Step): DraftStep {
  const before = ground.faults.found.length;
  const pieces = place.flatMap((id, index) => kindOf(ground, army, [...path, "place", index], id) ?? []);
  const squares = readSquares(ground, [...path, "on"], on);
  const step: DraftStep = { path, pieces, squares, constraint: rule };
  if (ground.faults.found.length === before) checkStep(ground, step);
  return step;
}

function checkStep(ground: Ground, step: DraftStep): void {
  const { path, pieces, constraint } = step;
  if (constraint === "opposite-shades" && (pieces.length !== 2 || pieces[0] !== pieces[1])) {
    const message = "'opposite-shades' places exactly two equal pieces: there are two colours of squares.";
    ground.faults.value([...path, "place"], { code: "shuffle", message });
    return;
  }
  if (pieces.length <= step.squares.length) return;
  const message = `The step places ${pieces.length} pieces on ${step.squares.length} squares.`;
  ground.faults.value([...path, "place"], { code: "shuffle", message });
}

/** By kind: White's squares in all starts. */
export type PlacedSquares = ReadonlyMap<number, ReadonlySet<Square>>;

export interface NumberedShuffles {
  readonly shuffles: readonly Shuffle[];
  readonly placed: PlacedSquares;
}

export const NO_SHUFFLES: NumberedShuffles = { shuffles: [], placed: new Map() };

/** Counts the choices of every step, and reports shuffles that cannot be numbered. */
export function numberShuffles(ground: Ground, drafts: readonly DraftShuffle[]): NumberedShuffles {
  const before = ground.faults.found.length;
  const placed = new Map<number, Set<Square>>();
  const shuffles = drafts.map((draft) => countShuffle(ground, draft, placed));
  checkTotal(ground, shuffles);
  // the starts of a shuffle that cannot be numbered must not be searched
  return ground.faults.found.length > before ? NO_SHUFFLES : { shuffles, placed };
}

function checkTotal({ faults }: Ground, shuffles: readonly Shuffle[]): void {
  const countOf = ({ steps }: Shuffle) => steps.reduce((product, step) => product * step.choices, 1);
  const total = shuffles.reduce((sum, shuffle) => sum + countOf(shuffle), 0);
  if (total <= MOST_STARTS) return;
  const message = `There are ${total} starts; a variant has at most ${MOST_STARTS}.`;
  faults.key(["setup", "shuffle"], { code: "shuffle", message });
}

function countShuffle(ground: Ground, { steps }: DraftShuffle, placed: Map<number, Set<Square>>): Shuffle {
  let takenSets: readonly (readonly Square[])[] = [[]];
  const counted = steps.map((step, index): PlacementStep => {
    const { pieces, squares, constraint } = step;
    const choices = countStep(ground, step, takenSets);
    for (const taken of takenSets) notePlaces(ground, step, freeSquares(ground, step, taken), placed);
    const isLast = index === steps.length - 1;
    if (!isLast) takenSets = takenAfter(ground, step, takenSets);
    return { pieces, squares, constraint, choices };
  });
  return { steps: counted };
}

function countStep(ground: Ground, step: DraftStep, takenSets: readonly (readonly Square[])[]): number {
  const counts = new Set(takenSets.map((taken) => countStepChoices(ground, step, freeSquares(ground, step, taken))));
  const [choices = 0] = counts;
  if (counts.size > 1) {
    const message = `The step has ${[...counts].join(" or ")} choices, depending on the steps before; starts could not be numbered.`;
    ground.faults.value(step.path, { code: "shuffle-choices", message });
  } else if (choices === 0 && takenSets.length > 0) {
    ground.faults.value(step.path, {
      code: "shuffle",
      message: "The step cannot place its pieces: too few squares fit.",
    });
  }
  return Math.max(1, choices);
}

/** Notes where each kind may be placed on some free squares. */
function notePlaces(ground: Ground, step: DraftStep, free: readonly Square[], placed: Map<number, Set<Square>>): void {
  step.pieces.forEach((kind, index) => {
    const squares = placed.get(kind) ?? new Set();
    placed.set(kind, squares);
    for (const square of placesOf(ground, step, index, free)) squares.add(square);
  });
}

/** The free squares that one of a step's pieces may be placed on. */
function placesOf({ board }: Ground, step: DraftStep, index: number, free: readonly Square[]): readonly Square[] {
  const { pieces, constraint } = step;
  // squares are needed for the pieces listed before it, and for those after it
  if (constraint === "in-order") return free.slice(index, free.length - (pieces.length - 1 - index));
  if (constraint !== "opposite-shades") return free;
  const hasOther = (square: Square) => free.some((other) => shadeOf(board, other) !== shadeOf(board, square));
  return free.filter(hasOther);
}

function freeSquares(ground: Ground, step: DraftStep, taken: readonly Square[]): Square[] {
  return stepSquares(ground, step).filter((square) => !taken.includes(square));
}

/** Every set of squares that may be taken after a step. */
function takenAfter(ground: Ground, step: DraftStep, takenSets: readonly (readonly Square[])[]): (readonly Square[])[] {
  const after = new Map<string, readonly Square[]>();
  for (const taken of takenSets) {
    const free = freeSquares(ground, step, taken);
    if (binomial(free.length, step.pieces.length) > MOST_SETS) return tooMany(ground, step);
    for (const chosen of combinations(free, step.pieces.length)) {
      if (step.constraint === "opposite-shades" && countStepChoices(ground, step, chosen) === 0) continue;
      const all = [...taken, ...chosen].sort((a, b) => a - b);
      after.set(all.join(" "), all);
      if (after.size > MOST_SETS) return tooMany(ground, step);
    }
  }
  return [...after.values()];
}

function tooMany({ faults }: Ground, { path }: DraftStep): [] {
  const message = "The step can take its squares in too many ways; place fewer pieces on fewer squares before it.";
  faults.value(path, { code: "shuffle", message });
  return [];
}

function combinations(squares: readonly Square[], count: number): Square[][] {
  if (count === 0) return [[]];
  return squares.flatMap((square, index) =>
    combinations(squares.slice(index + 1), count - 1).map((rest) => [square, ...rest]),
  );
}

/** The ends of the game in a document. */
import { type Army, kindsOf } from "../../definition/army.ts";
import { readLeaps } from "../../definition/leaps.ts";
import type { Path } from "../../definition/located.ts";
import type { ConditionInFull, VariantDocument } from "../../definition/schema-types.generated.ts";
import { type Ground, readSidedSquares } from "../../definition/squares.ts";
import { quote } from "../../diagnostic/fault.ts";
import type { BySide } from "../../geometry/board.ts";
import type { Along, Condition, Few, Goal, GoalsOfVariant, Joins, Line, Material, Reach } from "./model.ts";
import { USUAL_GOALS } from "./rule.ts";

/** Ways of lines, in the order in which files write them. */
const ALONG: readonly Along[] = ["ranks", "files", "diagonals"];

/** The key whose value `none` removes inherited points. */
export const MATERIAL_KEY = "material";

/** A goal with its place in the document; none for those that nobody wrote, and for those with a fault reported already. */
export interface PlacedGoal extends Goal {
  readonly path: Path | null;
}

/** The lists in the order in which they are asked, and what they give. */
const LISTS = [
  { path: ["win"], result: "win" },
  { path: ["lose"], result: "lose" },
  { path: ["draws", "by"], result: "draw" },
] as const;

/** @param castlings by side: the names of those that win */
export function readGoals(
  ground: Ground,
  army: Army,
  document: VariantDocument,
  castlings: BySide<readonly string[]>,
): PlacedGoal[] {
  const written = [document.win, document.lose, document.draws?.by];
  const types = castlings.flat().length > 0 ? (["castled", "uncastled"] as const) : [];
  return LISTS.flatMap(({ path, result }, list): PlacedGoal[] => [
    ...readList(ground, army, written[list], { path, result }),
    ...types.slice(list, list + 1).map((type) => ({ result, condition: { type, names: castlings }, path: null })),
  ]);
}

function readList(
  ground: Ground,
  army: Army,
  conditions: VariantDocument["win"],
  { path, result }: { readonly path: Path; readonly result: Goal["result"] },
): PlacedGoal[] {
  if (!conditions) return USUAL_GOALS.filter((goal) => goal.result === result).map((goal) => ({ ...goal, path: null }));
  return conditions.flatMap((entry, index) => {
    const at = [...path, index];
    const before = ground.faults.found.length;
    const condition = typeof entry === "string" ? { type: entry } : readCondition({ ground, army, path: at }, entry);
    return condition ? [{ result, condition, path: ground.faults.found.length > before ? null : at }] : [];
  });
}

interface Reader {
  readonly ground: Ground;
  readonly army: Army;
  readonly path: Path;
}

/** What a condition is about, and the keys that go with it. */
const SUBJECTS = {
  reach: ["with", "number", "or-full", "safe", "held", "reply"],
  taken: ["left", "unless"],
  lost: ["left", "unless"],
  line: ["of", "along", "gaps"],
  square: ["of"],
  joins: ["of", "steps"],
  checks: [],
  passes: [],
  facing: [],
  repetition: ["side"],
} as const;
type Subject = keyof typeof SUBJECTS;

function readCondition(reader: Reader, entry: ConditionInFull): Condition | null {
  const subject = subjectOf(reader, entry);
  if (!subject || !isWhole(reader, entry, subject)) return null;
  if (subject === "reach") return readReach(reader, entry);
  if (subject === "checks") return { type: "checks", number: entry.checks ?? 1 };
  if (subject === "passes") return { type: "passes", number: entry.passes ?? 1 };
  if (subject === "facing") return { type: "facing", along: ALONG.filter((way) => entry.facing?.includes(way)) };
  if (subject === "repetition") return readRepetition(reader, entry);
  if (subject === "line" || subject === "square") return readLine(reader, entry, subject);
  if (subject === "joins") return readJoins(reader, entry);
  return readFew(reader, entry, subject);
}

/** The one subject of a condition, or null after reporting. */
function subjectOf({ ground, path }: Reader, entry: ConditionInFull): Subject | null {
  const subjects = Object.keys(SUBJECTS) as Subject[];
  const found = subjects.filter((subject) => entry[subject] !== undefined);
  if (found.length === 1) return found[0];
  if (ground.faults.isBroken(path)) return null;
  const all = subjects.map(quote).join(", ");
  if (found.length === 0) {
    ground.faults.value(path, { code: "goal", message: `A condition is about one of ${all}.` });
    return null;
  }
  const message = `A condition is about one thing, and ${found.map(quote).join(" and ")} are several: write a condition for each.`;
  ground.faults.key([...path, found[1]], { code: "goal", message });
  return null;
}

/** Reports keys that mean nothing beside the subject. */
function isWhole({ ground, path }: Reader, entry: ConditionInFull, subject: Subject): boolean {
  const known: readonly string[] = SUBJECTS[subject];
  const stray = Object.keys(entry).filter((key) => key !== subject && !known.includes(key));
  for (const key of stray) {
    const owners = (Object.keys(SUBJECTS) as Subject[]).filter((other) =>
      (SUBJECTS[other] as readonly string[]).includes(key),
    );
    if (owners.length === 0) continue; // unknown, and reported as such
    const message = `${quote(key)} means nothing with ${quote(subject)}: it goes with ${owners.map(quote).join(" and ")}.`;
    ground.faults.key([...path, key], { code: "goal", message });
  }
  return stray.length === 0;
}

function readReach(reader: Reader, entry: ConditionInFull): Reach {
  const { ground, path } = reader;
  const { reach = "none", with: ids, number = 1 } = entry;
  const squares = readSidedSquares(ground, [...path, "reach"], reach);
  const kinds = readKinds(reader, "with", ids);
  const orFull = entry["or-full"] ?? false;
  if (orFull && number === 1) {
    const message = "'or-full' makes one piece enough, and so it is without it: it goes with a 'number' above 1.";
    ground.faults.key([...path, "or-full"], { code: "goal", message });
  }
  return {
    type: "reach",
    squares,
    kinds,
    number,
    orFull,
    safe: entry.safe ?? false,
    held: entry.held ?? false,
    answerable: entry.reply !== undefined,
  };
}

function readRepetition({ ground, path }: Reader, { repetition = 2, side }: ConditionInFull): Condition | null {
  const isDraw = path[0] === "draws";
  if (!isDraw && side !== undefined)
    return { type: "repetition", number: repetition, side: side === "mover" ? side : side === "white" ? 0 : 1 };
  if (!isDraw && ground.faults.isBroken([...path, "side"])) return null;
  const message = isDraw
    ? "A draw by repetition is said otherwise: 'repetition: { end: 4 }' under 'draws'."
    : "Say with 'side' of whom it is true: 'white', 'black', or the 'mover' who made the position so.";
  ground.faults.value(path, { code: "goal", message });
  return null;
}

function readFew(reader: Reader, entry: ConditionInFull, type: "taken" | "lost"): Few {
  const { [type]: counted = "all", left = 0, unless } = entry;
  const what = typeof counted === "string" ? counted : readKinds(reader, type, counted);
  const why = unless === "answered" ? whyUnanswered(type, what) : null;
  if (why) reader.ground.faults.key([...reader.path, "unless"], { code: "goal", message: why });
  const few = { type, what, left, answerable: unless === "answered" };
  return unless === "shared" ? { ...few, shared: true } : few;
}

function whyUnanswered(type: Few["type"], what: Few["what"]): string | null {
  if (type === "lost") return "'unless: answered' goes with 'taken': who takes what is asked for may be answered.";
  if (typeof what === "string") return null;
  return "An answer is possible where pieces are counted together: with 'all' or 'all-but-royal'.";
}

function readLine(reader: Reader, entry: ConditionInFull, type: Line["type"]): Line {
  const { [type]: number = 2, of: ids, along = ALONG, gaps = false } = entry;
  const kinds = readKinds(reader, "of", ids);
  const ways = type === "line" ? ALONG.filter((way) => along.includes(way)) : [];
  return { type, number, kinds, along: ways, gaps };
}

function readJoins(reader: Reader, entry: ConditionInFull): Joins {
  const { ground, path } = reader;
  const { joins = [], of: ids, steps = "K" } = entry;
  const end = (index: number) => readSidedSquares(ground, [...path, "joins", index], joins[index] ?? "none");
  return {
    type: "joins",
    ends: [end(0), end(1)],
    kinds: readKinds(reader, "of", ids),
    steps,
    leaps: readLeaps(ground, [...path, "steps"], steps),
  };
}

/** All kinds where none is named. */
function readKinds({ ground, army, path }: Reader, key: string, ids: readonly string[] | undefined): number[] {
  if (!ids) return [...army.pieceTypes.keys()];
  return kindsOf(ground, army, [...path, key], ids);
}

/** The goals without their places. */
export function goalsOf(placed: readonly PlacedGoal[]): GoalsOfVariant {
  return { goals: placed.map(({ path: _path, ...goal }) => goal) };
}

/** What pieces count, null where nobody counts them. What it names is checked in `check.ts`. */
export function readMaterial({ pieceTypes }: Army, { material = "none" }: VariantDocument): Material | null {
  if (material === "none") return null;
  const { values, komi = 0, "in-hand": inHand = true } = material;
  const points = pieceTypes.map(({ id }) => (values ? (values[id] ?? 0) : 1));
  return { points, komi, ...(inHand ? {} : { boardAlone: true }) };
}

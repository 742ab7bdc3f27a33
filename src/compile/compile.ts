/** Compiles a variant to the bytes that its kernel works with. */
import { otherSide, SIDES, type Side } from "../geometry/board.ts";
import { RULES } from "../layout/map.ts";
import { RULES_ATTACK_PROGRAM, RULES_CHECK_PROGRAM, RULES_GENERATE_PROGRAM } from "../layout/records.generated.ts";
import {
  MAGIC_BYTES_SHIFT_HUGE,
  MAGIC_BYTES_SHIFT_NARROW,
  MAGIC_BYTES_SHIFT_WIDE,
  MAGIC_GUARDED,
  MAGIC_HURDLED,
} from "../layout/tables.ts";
import { RULE_ATTACKERS, writeRulesOfSearch, writeRuleTables } from "../rules/compile.ts";
import { keepLately } from "../variant/lately.ts";
import { originOf } from "../variant/reweighted.ts";
import type { Variant } from "../variant/variant.ts";
import { CheckTables, royalGivesCheck } from "./checks.ts";
import { writeEvaluation } from "./evaluation.ts";
import { Image } from "./image.ts";
import type { KernelName } from "./kernel-name.ts";
import { kernelOf } from "./kernel-of.ts";
import { type KindPlan, planKinds } from "./kinds.ts";
import { type Magic, MagicPool } from "./magics.ts";
import { PathPool } from "./paths.ts";
import { ProgramWriter, plansOf } from "./programs.ts";
import { writeKeys, writeKind, writeLeaps, writePlacements, writeRules, writeStanding, writeValues } from "./tables.ts";
import { pieceValues } from "./values.ts";
import { exchangeValues, playedWeights } from "./weights.ts";

/** What `Kernel` installs. */
export interface Compiled {
  readonly kernel: KernelName;
  readonly image: Image;
  /** Magics, whose tables the kernel fills itself. */
  readonly magics: readonly PlacedMagic[];
  readonly plans: readonly KindPlan[];
  /** By kind, in hundredths of a pawn, for display: the engine may play with other values. Computed on demand. */
  readonly values: readonly number[];
}

export interface PlacedMagic extends Magic {
  /** Address of the records, one for each square. */
  readonly records: number;
  /** Bytes of a record. */
  readonly recordBytes: number;
}

/**
 * @param forSearch whether the tables of the evaluation are wanted too; rules alone are compiled in half the time
 */
export function compileVariant(variant: Variant, forSearch = false, kernel = kernelOf(variant)): Compiled {
  return atOnce(compileInSteps(variant, forSearch, kernel));
}

/** Runs all steps without a pause. */
export function atOnce<Made>(steps: Generator<void, Made>): Made {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** The same in steps of some milliseconds, for threads that must stay responsive. */
export function* compileInSteps(
  variant: Variant,
  forSearch = false,
  kernel = kernelOf(variant),
): Generator<void, Compiled, void> {
  const image = new Image(kernel);
  const { paths, pool, plans } = yield* planned(variant, image);
  const magics = pool.magics.map((magic) => placeMagic(image, magic));
  const magicAddress = (magic: number) => magics[magic].records | GUARD_FLAGS[magics[magic].guard];
  const valued = remembered(() => pieceValues(variant, plans));
  yield;
  writeRules(image, variant, plans);
  writeLeaps(image, plans);
  for (const plan of plans) writeKind(image, plan, magicAddress);
  writeStanding(image, variant, plans);
  yield;
  writeKeys(image, variant, plans);
  if (forSearch) writeSearch(image, variant, plans, valued());
  writeRuleTables(image, variant, plans);
  yield;
  writePrograms(image, paths, variant, plans, magicAddress);
  return {
    kernel,
    image,
    magics,
    plans,
    get values() {
      return valued();
    },
  };
}

/** How the pieces move, which weights do not change. */
interface Planned {
  readonly paths: PathPool;
  readonly pool: MagicPool;
  readonly plans: readonly KindPlan[];
}

/** Of the variants compiled lately: games and engines compile the same moves, the ones without and the others with tables for the search. */
const lately = new Map<Variant, Planned>();
const MOST_PLANNED = 4;

function* planned(variant: Variant, image: Image): Generator<void, Planned, void> {
  const origin = originOf(variant);
  const known = lately.get(origin);
  if (known?.pool.width === image.width) return known;
  const paths = new PathPool(variant.board);
  const pool = new MagicPool(paths, image.width);
  const plans = yield* planKinds(variant, image, paths, pool);
  return keepLately(lately, origin, { paths, pool, plans }, MOST_PLANNED);
}

function remembered<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function writeSearch(image: Image, variant: Variant, plans: readonly KindPlan[], values: readonly number[]): void {
  const played = playedWeights(variant, plans, values);
  writeValues(image, exchangeValues(played));
  writeRulesOfSearch(image, variant, { plans, values, played });
  writePlacements(image, variant, plans, values, played);
  writeEvaluation(image, variant, plans, values, played);
}

const GUARD_FLAGS = { none: 0, empty: MAGIC_GUARDED, "one piece": MAGIC_HURDLED };

const RECORD_SHIFTS = {
  narrow: MAGIC_BYTES_SHIFT_NARROW,
  wide: MAGIC_BYTES_SHIFT_WIDE,
  huge: MAGIC_BYTES_SHIFT_HUGE,
};

function placeMagic(image: Image, magic: Magic): PlacedMagic {
  const recordBytes = 1 << RECORD_SHIFTS[image.width];
  return { ...magic, recordBytes, records: image.reserve(image.squares * recordBytes) };
}

function writePrograms(
  image: Image,
  paths: PathPool,
  variant: Variant,
  plans: readonly KindPlan[],
  magicAddress: (magic: number) => number,
): void {
  const checks = new CheckTables(image, paths);
  const writer = new ProgramWriter(image, magicAddress);
  const royalOf = (side: Side) => plansOf(plans, side).find(({ kind }) => kind === variant.royal) as KindPlan;
  for (const side of SIDES) {
    const own = plansOf(plans, side);
    const write = (field: number, address: number) => image.writeWord(RULES + field + 4 * side, address);
    write(RULES_ATTACK_PROGRAM, writer.attack(own));
    const checking = own.filter(
      (plan) => plan.kind !== variant.royal || royalGivesCheck(plan, royalOf(otherSide(side))),
    );
    write(RULES_CHECK_PROGRAM, writer.check(checking, checks.groupsOf(checking)));
    write(RULES_GENERATE_PROGRAM, writer.generate(own));
    for (const attackers of RULE_ATTACKERS) write(attackers.program, writer.attack(own, attackers));
  }
}

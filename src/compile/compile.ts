/** The conductor: from a variant to the bytes that its kernel works with. */
import { SIDES, squareCount } from "../geometry/board.ts";
import { SQUARES_NARROW } from "../layout/capacity.ts";
import { RULES } from "../layout/map.ts";
import {
  RULES_ATTACK_PROGRAM,
  RULES_CHECK_PROGRAM,
  RULES_EN_PASSANT_PROGRAM,
  RULES_GENERATE_PROGRAM,
  UNIT_BYTES_SHIFT_NARROW,
  UNIT_BYTES_SHIFT_WIDE,
} from "../layout/tables.ts";
import type { Variant } from "../variant/variant.ts";
import { CheckTables } from "./checks.ts";
import { writeEvaluation } from "./evaluation.ts";
import { Image } from "./image.ts";
import { type KindPlan, planKinds } from "./kinds.ts";
import { ProgramWriter, plansOf } from "./programs.ts";
import { writeKind, writeLeaps, writePassings, writePlacements, writeRules, writeSearchRules } from "./tables.ts";
import { type Unit, UnitPool } from "./units.ts";
import { pieceValues } from "./values.ts";

/** What `Kernel` installs. */
export interface Compiled {
  readonly image: Image;
  /** Lookup units, to be filled by the kernel itself. */
  readonly units: readonly PlacedUnit[];
  readonly plans: readonly KindPlan[];
  /** In hundredths of a pawn, by kind. */
  readonly values: readonly number[];
}

export interface PlacedUnit extends Unit {
  /** Address of the records, one a square. */
  readonly records: number;
  /** Bytes of a record. */
  readonly recordBytes: number;
}

/** Whether a variant needs the kernel for up to 128 squares. */
export function isWide(variant: Variant): boolean {
  return squareCount(variant.board) > SQUARES_NARROW;
}

/**
 * @param forSearch whether the tables of the evaluation are wanted too; rules alone are compiled in half the time
 */
export function compileVariant(variant: Variant, forSearch = false): Compiled {
  const steps = compileInSteps(variant, forSearch);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** The same in steps of some milliseconds, for threads that have more to do. */
export function* compileInSteps(variant: Variant, forSearch = false): Generator<void, Compiled, void> {
  const image = new Image(isWide(variant));
  const pool = new UnitPool(image.wide);
  const plans = yield* planKinds(variant, pool);
  const units = pool.units.map((unit) => placeUnit(image, unit));
  const unitAddress = (unit: number) => units[unit].records;
  const values = pieceValues(variant, plans);
  yield;
  writeRules(image, variant);
  for (const plan of plans) {
    writeLeaps(image, plan);
    writeKind(image, plan, unitAddress);
  }
  yield;
  writePlacements(image, variant, plans, values);
  if (forSearch) writeSearch(image, variant, plans, values);
  writePassings(image, plans);
  yield;
  writePrograms(image, variant, plans, unitAddress);
  return { image, units, plans, values };
}

function writeSearch(image: Image, variant: Variant, plans: readonly KindPlan[], values: readonly number[]): void {
  writeSearchRules(image, variant, values);
  writeEvaluation(image, variant, plans, values);
}

function placeUnit(image: Image, unit: Unit): PlacedUnit {
  const recordBytes = 1 << (image.wide ? UNIT_BYTES_SHIFT_WIDE : UNIT_BYTES_SHIFT_NARROW);
  return { ...unit, recordBytes, records: image.reserve(image.squares * recordBytes) };
}

function writePrograms(
  image: Image,
  variant: Variant,
  plans: readonly KindPlan[],
  unitAddress: (unit: number) => number,
): void {
  const checks = new CheckTables(image);
  const writer = new ProgramWriter(image, unitAddress);
  for (const side of SIDES) {
    const own = plansOf(plans, side);
    const write = (field: number, address: number) => image.writeWord(RULES + field + 4 * side, address);
    write(RULES_ATTACK_PROGRAM, writer.attack(own));
    write(RULES_CHECK_PROGRAM, writer.check(own, checks.groupsOf(own, side, variant.royal)));
    write(RULES_GENERATE_PROGRAM, writer.generate(own));
    write(RULES_EN_PASSANT_PROGRAM, writer.enPassant(own));
  }
}

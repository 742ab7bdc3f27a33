/** Writes the programs that the kernel runs for each side; their format is defined by the code that reads them. */
import type { Side } from "../geometry/board.ts";
import { LEAP_ATTACKERS, LEAP_CAPTURES, PROGRAMS, PROGRAMS_BYTES } from "../layout/map.ts";
import { POSITION_BOARD } from "../layout/position.ts";
import * as records from "../layout/records.generated.ts";
import { STEP_CAPTURES, STEP_CHAINED, STEP_DOUBLE } from "../layout/tables.ts";
import type { CheckGroup } from "./checks.ts";
import type { Image } from "./image.ts";
import type { KindPlan } from "./kinds.ts";
import type { Step } from "./steps.ts";

/** Attackers of one sort, indexed by the squares that they attack. */
export interface Attackers {
  /** Address of the sets of their leaps. */
  readonly region: number;
  /** Whether a kind attacks so by leaps. */
  readonly leaps: (plan: KindPlan) => boolean;
  readonly magics: (plan: KindPlan) => readonly number[];
}

const CAPTURERS: Attackers = { region: LEAP_ATTACKERS, leaps: leapsToCapture, magics: (plan) => plan.attackMagics };

/** Writes words one after another into the program region. */
export class ProgramWriter {
  private readonly image: Image;
  private readonly magicAddress: (magic: number) => number;
  private cursor = PROGRAMS;

  constructor(image: Image, magicAddress: (magic: number) => number) {
    this.image = image;
    this.magicAddress = magicAddress;
  }

  /** @returns the program's address */
  attack(plans: readonly KindPlan[], { region, leaps, magics }: Attackers = CAPTURERS): number {
    const start = this.cursor;
    this.leaps(plans.filter(leaps), region);
    this.magics(usersOf(plans, magics));
    return start;
  }

  /** @param plans those that can give check */
  check(plans: readonly KindPlan[], groups: readonly CheckGroup[]): number {
    const start = this.cursor;
    this.leaps(plans.filter(leapsToCapture), LEAP_ATTACKERS);
    this.words(groups.length, 0);
    for (const group of groups) this.checkGroup(group);
    return start;
  }

  generate(plans: readonly KindPlan[]): number {
    const start = this.cursor;
    const uniform = plans.filter((plan) => plan.manner === "uniform");
    const stepping = plans.filter((plan) => plan.manner === "steps");
    const single = plans.filter((plan) => plan.manner === "single");
    this.leaps(uniform.filter(leapsToCapture), LEAP_CAPTURES);
    this.magics(usersOf(uniform, (plan) => plan.captureMagics));
    this.words(stepping.length, 0);
    for (const plan of stepping) this.stepKind(plan);
    this.words(single.length, 0);
    for (const plan of single) this.words(plan.sideKind, this.kindOffset(plan.kind));
    return start;
  }

  private leaps(plans: readonly KindPlan[], region: number): void {
    this.words(plans.length, 0);
    for (const plan of plans) this.words(this.image.setAddress(region, plan.sideKind, 0), this.kindOffset(plan.kind));
  }

  private magics(users: ReadonlyMap<number, readonly number[]>): void {
    this.words(users.size, 0);
    for (const [magic, kinds] of users) {
      const [first, second = first, ...further] = kinds;
      this.words(this.magicAddress(magic), further.length, this.kindOffset(first), this.kindOffset(second));
      for (const kind of further) this.words(this.kindOffset(kind), 0, 0, 0);
    }
  }

  private checkGroup({ betweens, entries }: CheckGroup): void {
    const pairs = entries.flatMap(({ snipers, kinds }) =>
      pairsOf(kinds).map(([first, second]) => [snipers, 0, this.kindOffset(first), this.kindOffset(second)]),
    );
    this.words(pairs.length, betweens);
    for (const pair of pairs) this.words(...pair);
  }

  private stepKind(plan: KindPlan): void {
    this.words(this.kindOffset(plan.kind), plan.sideKind, plan.steps.length, 0);
    for (const step of plan.steps) this.step(step);
  }

  private step(step: Step): void {
    const flags =
      (step.captures ? STEP_CAPTURES : 0) | (step.chained ? STEP_CHAINED : 0) | (step.passes ? STEP_DOUBLE : 0);
    this.image.writeSet(this.cursor + records.STEP_SOURCES, step.sources);
    this.image.writeByte(this.cursor + records.STEP_ROTATE, this.modulo(step.distance));
    this.image.writeByte(this.cursor + records.STEP_BACK, this.modulo(step.total));
    this.image.writeByte(this.cursor + records.STEP_FLAGS, flags);
    this.advance(records.STEP_BYTES);
  }

  private modulo(distance: number): number {
    return (distance + 2 * this.image.squares) % this.image.squares;
  }

  private kindOffset(kind: number): number {
    return POSITION_BOARD + this.image.squares + kind * this.image.setBytes;
  }

  private words(...values: number[]): void {
    for (const value of values) {
      this.image.writeWord(this.cursor, value);
      this.advance(4);
    }
  }

  private advance(bytes: number): void {
    this.cursor += bytes;
    if (this.cursor > PROGRAMS + PROGRAMS_BYTES)
      throw new RangeError("the programs of this variant do not fit their region");
  }
}

/** The programs of a side are written from its own plans alone. */
export function plansOf(plans: readonly KindPlan[], side: Side): KindPlan[] {
  return plans.filter((plan) => plan.side === side);
}

function leapsToCapture(plan: KindPlan): boolean {
  return plan.movement.captureSet.hasLeaps;
}

function usersOf(plans: readonly KindPlan[], magicsOf: (plan: KindPlan) => readonly number[]): Map<number, number[]> {
  const users = new Map<number, number[]>();
  for (const plan of plans) {
    for (const magic of magicsOf(plan)) users.set(magic, [...(users.get(magic) ?? []), plan.kind]);
  }
  return users;
}

/** Kinds in pairs, because one entry holds two; an odd last one is repeated. */
function pairsOf(kinds: readonly number[]): [number, number][] {
  return kinds.flatMap((kind, index) =>
    index % 2 === 0 ? [[kind, kinds[index + 1] ?? kind] as [number, number]] : [],
  );
}

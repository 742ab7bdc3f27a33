/** Writes the programs that the kernel runs for each side; see `assembly/attacks/programs.ts`. */
import type { Side } from "../geometry/board.ts";
import { LEAP_ATTACKERS, LEAP_CAPTURES, PROGRAMS, PROGRAMS_BYTES } from "../layout/map.ts";
import { POSITION_BOARD, SETS_OF_KINDS } from "../layout/position.ts";
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

const CAPTURERS: Attackers = { region: LEAP_ATTACKERS, leaps: leapsToAttack, magics: (plan) => plan.attackMagics };

/** Writes records one after another into the program region. */
export class ProgramWriter {
  readonly #image: Image;
  readonly #magicAddress: (magic: number) => number;
  #cursor = PROGRAMS;

  constructor(image: Image, magicAddress: (magic: number) => number) {
    this.#image = image;
    this.#magicAddress = magicAddress;
  }

  /** @returns the program's address */
  attack(plans: readonly KindPlan[], { region, leaps, magics }: Attackers = CAPTURERS): number {
    const start = this.#cursor;
    this.#leaps(plans.filter(leaps), region);
    this.#magics(usersOf(plans, magics));
    return start;
  }

  /** @param plans those that can give check */
  check(plans: readonly KindPlan[], groups: readonly CheckGroup[]): number {
    const start = this.#cursor;
    this.#leaps(plans.filter(leapsToAttack), LEAP_ATTACKERS);
    this.#list(groups, (group) => this.#checkGroup(group));
    return start;
  }

  generate(plans: readonly KindPlan[]): number {
    const start = this.#cursor;
    const uniform = plans.filter((plan) => plan.manner === "uniform");
    const stepping = plans.filter((plan) => plan.manner === "steps");
    const single = plans.filter((plan) => plan.manner === "single");
    this.#leaps(uniform.filter(leapsToCapture), LEAP_CAPTURES);
    this.#magics(usersOf(uniform, (plan) => plan.captureMagics));
    this.#list(stepping, (plan) => this.#stepKind(plan));
    this.#list(single, (plan) => this.#singleKind(plan));
    return start;
  }

  #leaps(plans: readonly KindPlan[], region: number): void {
    this.#list(plans, ({ sideKind, kind }) => {
      this.#word(records.LEAP_ENTRY_TABLE, this.#image.setAddress(region, sideKind, 0));
      this.#word(records.LEAP_ENTRY_PIECES, this.#kindOffset(kind));
      this.#advance(records.LEAP_ENTRY_BYTES);
    });
  }

  #magics(users: ReadonlyMap<number, readonly number[]>): void {
    this.#list(users, ([magic, [first, second = first, ...further]]) => {
      this.#word(records.MAGIC_ENTRY_END, this.#cursor + records.MAGIC_ENTRY_BYTES * (1 + further.length));
      this.#magicEntry(this.#magicAddress(magic), first, second);
      for (const kind of further) {
        this.#word(records.MAGIC_ENTRY_PIECES, this.#kindOffset(kind));
        this.#advance(records.MAGIC_ENTRY_BYTES);
      }
    });
  }

  #magicEntry(magics: number, first: number, second: number): void {
    this.#word(records.MAGIC_ENTRY_MAGICS, magics);
    this.#word(records.MAGIC_ENTRY_PIECES, this.#kindOffset(first));
    this.#word(records.MAGIC_ENTRY_OTHERS, this.#kindOffset(second));
    this.#advance(records.MAGIC_ENTRY_BYTES);
  }

  #checkGroup({ betweens, entries }: CheckGroup): void {
    const pairs = entries.flatMap(({ snipers, kinds }) =>
      pairsOf(kinds).map(([first, second]) => [snipers, first, second] as const),
    );
    this.#word(records.PROGRAM_LIST_BETWEENS, betweens);
    this.#list(pairs, (pair) => this.#magicEntry(...pair));
  }

  #stepKind(plan: KindPlan): void {
    this.#word(records.STEPS_ENTRY_PIECES, this.#kindOffset(plan.kind));
    this.#word(records.STEPS_ENTRY_SIDE_KIND, plan.sideKind);
    this.#word(records.STEPS_ENTRY_STEPS, plan.steps.length);
    this.#advance(records.STEPS_ENTRY_BYTES);
    for (const step of plan.steps) this.#step(step);
  }

  #step(step: Step): void {
    const flags =
      (step.captures ? STEP_CAPTURES : 0) | (step.chained ? STEP_CHAINED : 0) | (step.passes ? STEP_DOUBLE : 0);
    this.#image.writeSet(this.#cursor + records.STEP_SOURCES, step.sources);
    this.#image.writeByte(this.#cursor + records.STEP_ROTATE, this.#modulo(step.distance));
    this.#image.writeByte(this.#cursor + records.STEP_BACK, this.#modulo(step.total));
    this.#image.writeByte(this.#cursor + records.STEP_FLAGS, flags);
    this.#advance(records.STEP_BYTES);
  }

  #singleKind({ sideKind, kind }: KindPlan): void {
    this.#word(records.SINGLE_ENTRY_SIDE_KIND, sideKind);
    this.#word(records.SINGLE_ENTRY_PIECES, this.#kindOffset(kind));
    this.#advance(records.SINGLE_ENTRY_BYTES);
  }

  #modulo(distance: number): number {
    return (distance + 2 * this.#image.squares) % this.#image.squares;
  }

  #kindOffset(kind: number): number {
    return POSITION_BOARD + this.#image.squares + (SETS_OF_KINDS + kind) * this.#image.setBytes;
  }

  /** A list, which begins with where it ends. */
  #list<Entry>(entries: Iterable<Entry>, write: (entry: Entry) => void): void {
    const start = this.#cursor;
    this.#advance(records.PROGRAM_LIST_BYTES);
    for (const entry of entries) write(entry);
    this.#image.writeWord(start + records.PROGRAM_LIST_END, this.#cursor);
  }

  /** Writes a field of the record at the cursor. */
  #word(field: number, value: number): void {
    this.#image.writeWord(this.#cursor + field, value);
  }

  #advance(bytes: number): void {
    this.#cursor += bytes;
    if (this.#cursor > PROGRAMS + PROGRAMS_BYTES)
      throw new RangeError("the programs of this variant do not fit their region");
  }
}

/** The programs of a side are written from its own plans alone. */
export function plansOf(plans: readonly KindPlan[], side: Side): KindPlan[] {
  return plans.filter((plan) => plan.side === side);
}

function leapsToAttack(plan: KindPlan): boolean {
  return plan.movement.attackSet.hasLeaps;
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

/** En passant in the kernel's tables: double steps and who may answer them, keys of open squares, the captures'
 *  program. */
import type { Image } from "../../compile/image.ts";
import type { KindPlan } from "../../compile/kinds.ts";
import type { Passing } from "../../compile/paths.ts";
import type { Attackers } from "../../compile/programs.ts";
import type { Side, Square } from "../../geometry/board.ts";
import { SIDE_KINDS_HUGE } from "../../layout/capacity.ts";
import { DOUBLE_STEP_INDEX, DOUBLE_STEPS, EN_PASSANT_ATTACKERS, EN_PASSANT_KEYS } from "../../layout/map.ts";
import * as records from "../../layout/records.generated.ts";
import * as shared from "../../layout/rules/en-passant.ts";
import { KIND_DOUBLE_STEPS } from "../../layout/tables.ts";

/** Captures en passant. */
export const PASSING_ATTACKERS: Attackers = {
  region: EN_PASSANT_ATTACKERS,
  leaps: ({ movement }) => movement.passingSet.hasLeaps,
  magics: ({ passingMagics }) => passingMagics,
};

/** The field of the rules header with the address of their program. */
export const PASSING_PROGRAM = records.RULES_EN_PASSANT_PROGRAM;

/** Flags for move lists that need a second pass.
 *  @param royal the king's kind */
export function passingListRules(royal: number | null, plans: readonly KindPlan[]): number {
  const royalPasses = plans.some(({ kind, movement }) => kind === royal && movement.passings.length > 0);
  return (plans.some(overshadows) ? shared.LIST_OVERSHADOWS : 0) | (royalPasses ? shared.LIST_KING_DOUBLE_STEPS : 0);
}

/** Whether a kind has a quiet move and an en-passant capture with the same start and target. */
function overshadows({ movement: { quiets, inPassing } }: KindPlan): boolean {
  return inPassing.some((paths, from) =>
    paths.some((path) => quiets[from].some(({ target }) => target === path.target)),
  );
}

export function passingFlags({ movement }: KindPlan): number {
  return movement.passings.length > 0 ? KIND_DOUBLE_STEPS : 0;
}

export function writePassingKeys({ squares }: Image, writeKey: (address: number) => void): void {
  for (let square = 0; square < squares; square++) writeKey(EN_PASSANT_KEYS + 8 * square);
}

export function writePassings(image: Image, plans: readonly KindPlan[]): void {
  let record = 0;
  for (const plan of plans) {
    const passings = [...plan.movement.passings].sort((a, b) => a.from - b.from || a.to - b.to);
    const takers = takersByMove(plans, plan.side, passings);
    let last = -1;
    for (const { from, to, crossed, ride } of passings) {
      if (record >= shared.DOUBLE_STEPS_MAX - 1)
        throw new RangeError(`more than ${shared.DOUBLE_STEPS_MAX} moves pass over squares open to en passant`);
      const index = DOUBLE_STEP_INDEX + 2 * (plan.sideKind * image.squares + from);
      const address = DOUBLE_STEPS + record * records.DOUBLE_STEP_BYTES;
      image.writeByte(address + records.DOUBLE_STEP_SIDE_KIND, plan.sideKind);
      image.writeByte(address + records.DOUBLE_STEP_FROM, from);
      image.writeByte(address + records.DOUBLE_STEP_TO, to);
      image.writeByte(address + records.DOUBLE_STEP_MODES, passingModes(ride));
      image.writeSet(address + records.DOUBLE_STEP_SQUARES, crossed);
      image.writeSet(address + records.DOUBLE_STEP_TAKERS, takers.get(`${from} ${to}`) ?? []);
      if (from !== last) image.writeShort(index, record + 1);
      last = from;
      record++;
    }
  }
  const end = DOUBLE_STEPS + record * records.DOUBLE_STEP_BYTES;
  image.writeByte(end + records.DOUBLE_STEP_SIDE_KIND, SIDE_KINDS_HUGE);
}

/** By start and target of a move: where enemies could capture en passant from after it, blockers aside. */
function takersByMove(
  plans: readonly KindPlan[],
  side: Side,
  passings: readonly Passing[],
): ReadonlyMap<string, ReadonlySet<Square>> {
  const enemies = plans.filter((plan) => plan.side !== side && !plan.passingAttackers.isEmpty);
  const paths = enemies.map(({ passingAttackers }) => passingAttackers.bySquare);
  const takers = new Map<string, Set<Square>>();
  for (const { from, to, crossed } of passings) {
    const known = takers.get(`${from} ${to}`) ?? new Set();
    for (const square of crossed)
      for (const bySquare of paths) for (const { target } of bySquare[square]) known.add(target);
    takers.set(`${from} ${to}`, known);
  }
  return takers;
}

function passingModes({ quiet, capture, inPassing }: Passing["ride"]): number {
  return (
    (quiet ? shared.DOUBLE_STEP_QUIET : 0) |
    (capture ? shared.DOUBLE_STEP_CAPTURE : 0) |
    (inPassing ? shared.DOUBLE_STEP_EN_PASSANT : 0)
  );
}

/**
 * Tables for checks and pins: for each class of blockable attackers the reach on the empty board, and the squares
 * between attacker and royal man. Classes whose between-sets agree share one table, a group.
 */
import type { Side } from "../geometry/board.ts";
import type { Image } from "./image.ts";
import type { KindPlan } from "./kinds.ts";
import { blockableOf, isEmpty, leapsOf, signatureOf, type Way, type WaysBySquare } from "./ways.ts";

/** Attackers that move alike. */
interface CheckClass {
  readonly ways: WaysBySquare;
  readonly kinds: number[];
}

export interface CheckEntry {
  /** Address of the reach on the empty board by royal square. */
  readonly snipers: number;
  readonly kinds: readonly number[];
}

export interface CheckGroup {
  /** Address of the between-sets by royal square and attacker. */
  readonly betweens: number;
  readonly entries: readonly CheckEntry[];
}

interface OpenGroup {
  readonly betweens: number;
  /** Between-set by royal square and attacker, as text. */
  readonly sets: Map<number, string>;
}

/** Writes tables for both sides; groups and snipers are shared between them. */
export class CheckTables {
  private readonly image: Image;
  private readonly groups: OpenGroup[] = [];
  private readonly snipers = new Map<string, { address: number; group: OpenGroup }>();

  constructor(image: Image) {
    this.image = image;
  }

  groupsOf(plans: readonly KindPlan[], side: Side, royal: number): CheckGroup[] {
    const found = new Map<OpenGroup, CheckEntry[]>();
    for (const { ways, kinds } of classesOf(plans, side, royal)) {
      const { address, group } = this.place(ways);
      const entries = found.get(group) ?? [];
      found.set(group, entries);
      entries.push({ snipers: address, kinds });
    }
    return [...found].map(([group, entries]) => ({ betweens: group.betweens, entries }));
  }

  private place(ways: WaysBySquare): { address: number; group: OpenGroup } {
    const signature = signatureOf(ways);
    const known = this.snipers.get(signature);
    if (known) return known;
    const group = this.groups.find((open) => agrees(open, ways)) ?? this.openGroup();
    const placed = { address: this.writeSnipers(ways), group };
    this.writeBetweens(group, ways);
    this.snipers.set(signature, placed);
    return placed;
  }

  private openGroup(): OpenGroup {
    const { squares, setBytes } = this.image;
    const group = { betweens: this.image.reserve(squares * squares * setBytes), sets: new Map<number, string>() };
    this.groups.push(group);
    return group;
  }

  private writeSnipers(ways: WaysBySquare): number {
    const address = this.image.reserve(this.image.squares * this.image.setBytes);
    for (const [royal, list] of ways.entries()) {
      this.image.writeSet(
        address + royal * this.image.setBytes,
        list.map((way) => way.target),
      );
    }
    return address;
  }

  private writeBetweens(group: OpenGroup, ways: WaysBySquare): void {
    const { squares, setBytes } = this.image;
    for (const [royal, list] of ways.entries()) {
      for (const way of list) {
        this.image.writeSet(group.betweens + (royal * squares + way.target) * setBytes, way.empties);
        group.sets.set(pairOf(royal, way), way.empties.join());
      }
    }
  }
}

function pairOf(royal: number, way: Way): number {
  return royal * 256 + way.target;
}

function agrees(group: OpenGroup, ways: WaysBySquare): boolean {
  return ways.every((list, royal) =>
    list.every((way) => {
      const set = group.sets.get(pairOf(royal, way));
      return set === undefined || set === way.empties.join();
    }),
  );
}

/** One class for each family of ways, and one more for each further way to the same target. */
function classesOf(plans: readonly KindPlan[], side: Side, royal: number): CheckClass[] {
  const classes = new Map<string, CheckClass>();
  for (const plan of plans) {
    if (plan.side !== side || (plan.kind === royal && !royalGivesCheck(plan))) continue;
    for (const ways of layersOf(blockableOf(plan.attackers))) {
      const signature = signatureOf(ways);
      const known = classes.get(signature);
      if (known) known.kinds.push(plan.kind);
      else classes.set(signature, { ways, kinds: [plan.kind] });
    }
  }
  return [...classes.values()];
}

function layersOf(ways: WaysBySquare): WaysBySquare[] {
  const families = [...new Set(ways.flatMap((list) => list.map((way) => way.family)))].sort();
  return families.flatMap((family) => {
    const part = ways.map((list) => list.filter((way) => way.family === family));
    const layers: WaysBySquare[] = [];
    for (let depth = 0; depth === 0 || !isEmpty(layers[layers.length - 1]); depth++) {
      layers.push(part.map((list) => list.filter((way) => rankAmongEqual(list, way) === depth)));
    }
    return layers.slice(0, -1);
  });
}

function rankAmongEqual(list: readonly Way[], way: Way): number {
  return list.filter((other) => other.target === way.target).indexOf(way);
}

/**
 * Whether a royal man can give check. Where both royal men capture by the same symmetric leaps, the one that came near
 * would have stepped into check itself, so it need not be looked at.
 */
export function royalGivesCheck(plan: KindPlan): boolean {
  const captures = leapsOf(plan.movement.captures);
  const attackers = leapsOf(plan.attackers);
  const symmetric = captures.every((list, square) => list.join() === attackers[square].join());
  return !symmetric || !isEmpty(blockableOf(plan.movement.captures));
}

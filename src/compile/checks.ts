/**
 * Tables for checks and pins: for each class of blockable attackers the reach on the empty board, and the squares
 * between attacker and royal man. Classes whose between-sets agree share one table, a group.
 */
import type { Side, Square } from "../geometry/board.ts";
import type { Image } from "./image.ts";
import type { KindPlan } from "./kinds.ts";
import { partsBy } from "./units.ts";
import { blockableOf, isEmpty, leapsOf, signatureOf, type Way, type WaysBySquare } from "./ways.ts";

/** Ways that fit one table: no two of them from one square to the same target. */
interface Layer {
  readonly ways: WaysBySquare;
  readonly signature: string;
}

/** Attackers that move alike. */
interface CheckClass {
  readonly layer: Layer;
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
  /** Between-set by royal square and attacker. */
  readonly sets: Map<number, readonly Square[]>;
}

/** Writes tables for both sides; groups and snipers are shared between them. */
export class CheckTables {
  private readonly image: Image;
  private readonly groups: OpenGroup[] = [];
  private readonly layers = new Map<WaysBySquare, readonly Layer[]>();
  private readonly snipers = new Map<string, { address: number; group: OpenGroup }>();

  constructor(image: Image) {
    this.image = image;
  }

  groupsOf(plans: readonly KindPlan[], side: Side, royal: number): CheckGroup[] {
    const found = new Map<OpenGroup, CheckEntry[]>();
    const attackers = plans.filter((plan) => plan.side === side && (plan.kind !== royal || royalGivesCheck(plan)));
    for (const { layer, kinds } of this.classesOf(attackers)) {
      const { address, group } = this.place(layer);
      const entries = found.get(group) ?? [];
      found.set(group, entries);
      entries.push({ snipers: address, kinds });
    }
    return [...found].map(([group, entries]) => ({ betweens: group.betweens, entries }));
  }

  /** One class for each family of ways, and one more for each further way to the same target. */
  private classesOf(plans: readonly KindPlan[]): CheckClass[] {
    const classes = new Map<string, CheckClass>();
    for (const plan of plans) {
      for (const layer of this.layersOf(plan.attackers)) {
        const known = classes.get(layer.signature);
        if (known) known.kinds.push(plan.kind);
        else classes.set(layer.signature, { layer, kinds: [plan.kind] });
      }
    }
    return [...classes.values()];
  }

  private layersOf(ways: WaysBySquare): readonly Layer[] {
    const known = this.layers.get(ways) ?? makeLayers(blockableOf(ways));
    this.layers.set(ways, known);
    return known;
  }

  private place({ ways, signature }: Layer): { address: number; group: OpenGroup } {
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
    const group = {
      betweens: this.image.reserve(squares * squares * setBytes),
      sets: new Map<number, readonly Square[]>(),
    };
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
        group.sets.set(pairOf(royal, way), way.empties);
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
      return set === undefined || isSame(set, way.empties);
    }),
  );
}

function isSame(a: readonly Square[], b: readonly Square[]): boolean {
  return a.length === b.length && a.every((square, index) => square === b[index]);
}

function makeLayers(ways: WaysBySquare): Layer[] {
  return partsBy(ways, "family")
    .flatMap(withoutRepeats)
    .map((layer) => ({ ways: layer, signature: signatureOf(layer) }));
}

/** The first ways to each target, then the second ones, and so on. */
function withoutRepeats(ways: WaysBySquare): WaysBySquare[] {
  const isFirst = (list: readonly Way[], index: number) => index === 0 || list[index - 1].target !== list[index].target;
  const firsts = ways.map((list) => list.filter((_, index) => isFirst(list, index)));
  const others = ways.map((list) => list.filter((_, index) => !isFirst(list, index)));
  return isEmpty(others) ? [firsts] : [firsts, ...withoutRepeats(others)];
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

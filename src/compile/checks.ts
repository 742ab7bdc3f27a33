/**
 * Tables for checks and pins: for each class of blockable attackers the reach on an empty board, and the squares
 * between attacker and king. Classes whose between-sets agree share one table, a group.
 *
 * Attackers that go over pieces have groups of their own: their reach is that on any board, and their between-sets are all
 * squares on which an attack depends, whether these have to be empty or not.
 */
import { BETWEENS_OF_HOPS } from "../layout/tables.ts";
import type { Image } from "./image.ts";
import type { KindPlan } from "./kinds.ts";
import type { Path, PathPool, PathSet } from "./paths.ts";
import { isHop } from "./rays.ts";

/** Attackers that move alike. */
interface CheckClass {
  /** Paths that fit one table: no two from the same square to the same target. */
  readonly layer: PathSet;
  readonly kinds: number[];
}

export interface CheckEntry {
  /** Address of the reach on an empty board, by king square. */
  readonly snipers: number;
  readonly kinds: readonly number[];
}

export interface CheckGroup {
  /** Address of the between-sets by king square and attacker. */
  readonly betweens: number;
  readonly entries: readonly CheckEntry[];
}

interface Placed {
  /** Of its snipers. */
  readonly address: number;
  readonly group: OpenGroup;
}

interface OpenGroup {
  readonly betweens: number;
  /** By king square and attacker: 1 where there is a between-set. */
  readonly taken: Uint8Array;
  readonly layers: PathSet[];
}

/** Writes tables for both sides, which share groups and snipers. */
export class CheckTables {
  readonly #image: Image;
  readonly #paths: PathPool;
  readonly #groups: OpenGroup[] = [];
  readonly #layers = new Map<PathSet, readonly PathSet[]>();
  readonly #snipers = new Map<PathSet, Placed>();
  readonly #hops = new Map<PathSet, PathSet>();

  constructor(image: Image, paths: PathPool) {
    this.#image = image;
    this.#paths = paths;
  }

  /** @param plans those of one side that can give check */
  groupsOf(plans: readonly KindPlan[]): CheckGroup[] {
    const found = new Map<OpenGroup, CheckEntry[]>();
    for (const { layer, kinds } of this.#classesOf(plans)) {
      const { address, group } = this.#place(layer);
      const entries = found.get(group) ?? [];
      found.set(group, entries);
      entries.push({ snipers: address, kinds });
    }
    const groups = [...found].map(([group, entries]) => ({ betweens: group.betweens, entries }));
    return [...groups, ...this.#hopGroupsOf(plans)];
  }

  #hopGroupsOf(plans: readonly KindPlan[]): CheckGroup[] {
    const classes = new Map<PathSet, CheckClass>();
    for (const { attackers, kind } of plans) {
      if (!attackers.hasHops) continue;
      const layer = this.#hops.get(attackers) ?? this.#paths.gather(attackers.rays.map((ray) => ray.filter(isHop)));
      this.#hops.set(attackers, layer);
      addKind(classes, layer, kind);
    }
    return [...classes.values()].map(({ layer, kinds }) => {
      const { address, group } = this.#snipers.get(layer) ?? this.#placeIn(this.#openGroup(), layer);
      return { betweens: group.betweens | BETWEENS_OF_HOPS, entries: [{ snipers: address, kinds }] };
    });
  }

  /** One class for each family of paths, and another for each further path to the same target. */
  #classesOf(plans: readonly KindPlan[]): CheckClass[] {
    const classes = new Map<PathSet, CheckClass>();
    for (const { attackers, kind } of plans) {
      for (const layer of this.#layersOf(attackers)) addKind(classes, layer, kind);
    }
    return [...classes.values()];
  }

  #layersOf(set: PathSet): readonly PathSet[] {
    const paths = this.#paths;
    const known =
      this.#layers.get(set) ??
      paths.parts(this.#stoppable(set), "family").flatMap((part) => withoutRepeats(paths, part));
    this.#layers.set(set, known);
    return known;
  }

  /** The blockable paths that every piece on them blocks. */
  #stoppable(set: PathSet): PathSet {
    const blockable = this.#paths.blockable(set);
    if (!blockable.hasHops) return blockable;
    return this.#paths.gather(blockable.rays.map((ray) => ray.filter((path) => !isHop(path))));
  }

  #place(layer: PathSet): Placed {
    const open = () => this.#groups.find((group) => this.#agrees(group, layer)) ?? this.#openGroup();
    return this.#snipers.get(layer) ?? this.#placeIn(open(), layer);
  }

  #placeIn(group: OpenGroup, layer: PathSet): Placed {
    const placed = { address: this.#writeSnipers(layer), group };
    this.#writeBetweens(group, layer);
    this.#snipers.set(layer, placed);
    return placed;
  }

  #openGroup(): OpenGroup {
    const { squares, setBytes } = this.#image;
    const betweens = this.#image.reserve(squares * squares * setBytes);
    const group = { betweens, taken: new Uint8Array(squares * squares), layers: [] };
    this.#groups.push(group);
    return group;
  }

  #writeSnipers({ rays }: PathSet): number {
    const { squares, setBytes } = this.#image;
    const address = this.#image.reserve(squares * setBytes);
    const bytes = this.#image.view(address, squares * setBytes);
    for (const { starts, paths } of rays) {
      for (let index = 0; index < paths.length; index++) {
        const { target } = paths[index];
        bytes[starts[index] * setBytes + (target >> 3)] |= 1 << (target & 7);
      }
    }
    return address;
  }

  #writeBetweens(group: OpenGroup, layer: PathSet): void {
    const { squares, setBytes } = this.#image;
    const bytes = this.#image.view(group.betweens, squares * squares * setBytes);
    for (const { starts, paths } of layer.rays) {
      for (let index = 0; index < paths.length; index++) {
        const pair = starts[index] * squares + paths[index].target;
        const set = pair * setBytes;
        const { empties, hurdles } = paths[index];
        for (const square of empties) bytes[set + (square >> 3)] |= 1 << (square & 7);
        for (const square of hurdles) bytes[set + (square >> 3)] |= 1 << (square & 7);
        group.taken[pair] = 1;
      }
    }
    group.layers.push(layer);
  }

  /** Whether group and layer agree on the between-set of every pair of squares that both have. */
  #agrees({ taken, layers }: OpenGroup, layer: PathSet): boolean {
    const { squares } = this.#image;
    return layer.rays.every(({ starts, paths }) =>
      starts.every((royal, index) => {
        const { target, empties } = paths[index];
        if (taken[royal * squares + target] === 0) return true;
        return layers.every(({ bySquare }) =>
          bySquare[royal].every((other) => other.target !== target || other.empties.join() === empties.join()),
        );
      }),
    );
  }
}

function addKind(classes: Map<PathSet, CheckClass>, layer: PathSet, kind: number): void {
  const known = classes.get(layer);
  if (known) known.kinds.push(kind);
  else classes.set(layer, { layer, kinds: [kind] });
}

/** The first paths to each target, then the second ones, and so on. */
function withoutRepeats(pool: PathPool, set: PathSet): PathSet[] {
  if (!set.hasRepeats) return [set];
  const isFirst = (list: readonly Path[], index: number) =>
    index === 0 || list[index - 1].target !== list[index].target;
  const firsts = new Set(set.bySquare.flatMap((list) => list.filter((_, index) => isFirst(list, index))));
  const first = pool.gather(set.rays.map((ray) => ray.filter((path) => firsts.has(path))));
  const others = pool.gather(set.rays.map((ray) => ray.filter((path) => !firsts.has(path))));
  return [first, ...withoutRepeats(pool, others)];
}

/**
 * Whether a king can give check. It cannot if, wherever it attacks the enemy king, the enemy king attacks
 * it by a leap: it would have moved into check itself.
 */
export function royalGivesCheck({ movement: { attackSet } }: KindPlan, enemy: KindPlan): boolean {
  return attackSet.isBlockable || attackSet !== enemy.attackers;
}

/** Strikes in the kernel's tables. */
import { EMPTY, ENEMY, FRIEND, type StrikeTree } from "../../betza/trails.ts";
import { asideNumbers, extraBitsOf } from "../../compile/extra-bits.ts";
import type { Image } from "../../compile/image.ts";
import type { KindPlan } from "../../compile/kinds.ts";
import { SIDES } from "../../geometry/board.ts";
import { KINDS_BYTES } from "../../layout/capacity.ts";
import { RULES } from "../../layout/map.ts";
import * as records from "../../layout/records.generated.ts";
import { ON_EMPTY, ON_ENEMY, ON_FRIEND } from "../../layout/rules/strikes.ts";
import type { Variant } from "../../variant/variant.ts";

export function writeStrikes(image: Image, variant: Variant, plans: readonly KindPlan[]): void {
  const most = asideNumbers(extraBitsOf(variant));
  const strikers = plans.filter(({ movement }) => movement.strikes !== null);
  for (const side of SIDES)
    image.writeKinds(
      RULES + records.RULES_STRIKERS + KINDS_BYTES * side,
      strikers.filter((plan) => plan.side === side).map(({ kind }) => kind),
    );
  image.writeByte(RULES + records.RULES_TAKES_FRIENDS, strikers.some(takesFriends) ? 1 : 0);
  for (const { sideKind, movement } of strikers) {
    const trees = movement.strikes ?? [];
    const table = image.reserve(image.squares * records.STRIKES_BYTES);
    image.writeWord(RULES + records.RULES_STRIKES + 4 * sideKind, table);
    for (const [square, tree] of trees.entries())
      writeTree(image, tree, { from: square, record: table + square * records.STRIKES_BYTES, most });
    for (const [from, { takes }] of trees.entries()) {
      for (const square of takes)
        image.writeSet(table + square * records.STRIKES_BYTES + records.STRIKES_HUNTERS, [from]);
    }
  }
}

function takesFriends({ movement: { strikes } }: KindPlan): boolean {
  return (strikes ?? []).some(({ takesFriends }) => takesFriends);
}

/** What may stand on a square, as the kernel has it. */
function flagsOf(on: number): number {
  return (on & EMPTY ? ON_EMPTY : 0) | (on & FRIEND ? ON_FRIEND : 0) | (on & ENEMY ? ON_ENEMY : 0);
}

interface Place {
  readonly from: number;
  /** Address of its record. */
  readonly record: number;
  /** How many sets of victims a move word can tell apart. */
  readonly most: number;
}

function writeTree(image: Image, tree: StrikeTree, { from, record, most }: Place): void {
  if (tree.nodes.length === 0) return;
  if (tree.victims.length > most)
    throw new RangeError(`a piece may take ${tree.victims.length - 1} different sets on its way, at most ${most - 1}`);
  const nodes = image.reserve(tree.nodes.length * records.STRIKE_NODE_BYTES);
  const victims = image.reserve(tree.victims.length * image.setBytes);
  image.writeWord(record + records.STRIKES_NODES, nodes);
  image.writeWord(record + records.STRIKES_END, nodes + tree.nodes.length * records.STRIKE_NODE_BYTES);
  image.writeWord(record + records.STRIKES_VICTIMS, victims);
  image.writeByte(record + records.STRIKES_ARE_TWICE, tree.areTwice ? 1 : 0);
  image.writeSet(record + records.STRIKES_TOUCHED, [from, ...tree.nodes.map(({ square }) => square)]);
  for (const [number, squares] of tree.victims.entries()) image.writeSet(victims + number * image.setBytes, squares);
  for (const [index, { square, lands, goes, number, size }] of tree.nodes.entries()) {
    const node = nodes + index * records.STRIKE_NODE_BYTES;
    image.writeByte(node + records.STRIKE_NODE_SQUARE, square);
    image.writeByte(node + records.STRIKE_NODE_LANDS, flagsOf(lands));
    image.writeByte(node + records.STRIKE_NODE_GOES, flagsOf(goes));
    image.writeByte(node + records.STRIKE_NODE_NUMBER, number);
    image.writeWord(node + records.STRIKE_NODE_SKIP, size * records.STRIKE_NODE_BYTES);
  }
}

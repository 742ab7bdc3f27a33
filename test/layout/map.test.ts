/** The memory map: regions one after another, aligned, and large enough for what they hold. */
import { describe, expect, it } from "vitest";
import * as capacity from "../../src/layout/capacity.ts";
import * as map from "../../src/layout/map.ts";
import * as position from "../../src/layout/position.ts";
import * as records from "../../src/layout/records.generated.ts";
import { RIGHTS_MAX } from "../../src/layout/rules/castling.ts";
import * as tables from "../../src/layout/tables.ts";

/** By name. */
const MAP = { ...map };

const names = Object.keys(MAP).filter((name) => !name.endsWith("_BYTES"));
const regions = names
  .map((name) => ({ name, address: MAP[name as keyof typeof map] }))
  .sort((a, b) => a.address - b.address);

const WORD_REGIONS = 4;
const VECTOR = 16;
/** Regions of sets, which the wide kernel loads as vectors. */
const SETS = [
  "RULES",
  "SQUARE_SETS",
  "KINDS",
  "LEAP_CAPTURES",
  "LEAP_QUIETS",
  "LEAP_ATTACKERS",
  "EN_PASSANT_ATTACKERS",
  "PSQT",
  "DOUBLE_STEPS",
  "CASTLINGS",
  "SCRATCH",
  "SCRATCH_PINNED",
  "PIN_RAYS",
  "SET_RING",
  "POSITIONS",
  "PAWN_HASH",
  "WORKSHOP",
  "ARENA",
] as const;

describe("the memory map", () => {
  it("leaves address 0 empty", () => expect(regions[0].address).toBeGreaterThan(0));

  it.each(regions)("$name is aligned to words", ({ address }) => expect(address % WORD_REGIONS).toBe(0));

  it.each(SETS)("%s is aligned to vectors", (name) => expect(MAP[name] % VECTOR).toBe(0));

  it("has what a search changes in one block, between rules and workshop", () => {
    const order = [map.RULES, map.RULES_END, map.SCRATCH, map.POSITIONS, map.MOVES, map.SEARCH_END, map.WORKSHOP];
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });
});

/** A region, the one that must not start before its end, and the bytes it needs. */
const sizes: readonly (readonly [keyof typeof map, keyof typeof map, number])[] = [
  ["RULES", "SQUARE_SETS", records.RULES_BYTES],
  ["SQUARE_SETS", "KINDS", capacity.SQUARES_HUGE * capacity.SET_BYTES_HUGE],
  ["KINDS", "LEAP_CAPTURES", capacity.SIDE_KINDS_HUGE << records.KIND_SHIFT],
  ["LEAP_CAPTURES", "LEAP_QUIETS", tableBytes(capacity.SET_BYTES_HUGE)],
  ["LEAP_QUIETS", "LEAP_ATTACKERS", tableBytes(capacity.SET_BYTES_HUGE)],
  ["LEAP_ATTACKERS", "EN_PASSANT_ATTACKERS", tableBytes(capacity.SET_BYTES_HUGE)],
  ["EN_PASSANT_ATTACKERS", "PSQT", tableBytes(capacity.SET_BYTES_HUGE)],
  ["PSQT", "EN_PASSANT_KEYS", tableBytes(1 << records.PSQT_SHIFT)],
  ["EN_PASSANT_KEYS", "DOUBLE_STEP_INDEX", capacity.SQUARES_HUGE * 8],
  ["DOUBLE_STEP_INDEX", "DOUBLE_STEPS", tableBytes(2)],
  ["CASTLINGS", "RIGHTS_KEPT", RIGHTS_MAX << records.CASTLING_SHIFT],
  ["RIGHTS_KEYS", "GAME_KEYS", 8 << RIGHTS_MAX],
  ["GAME_KEYS", "GAME_KEYS_COUNT", capacity.GAME_KEYS_MAX * 8],
  ["PIN_RAYS", "SET_RING", capacity.SQUARES_HUGE * capacity.SET_BYTES_HUGE],
  ["POSITIONS", "MOVES", capacity.PLIES_MAX * position.POSITION_STRIDE],
  ["MOVES", "MOVES_END", capacity.MOVES_MAX * 4],
];

function tableBytes(entry: number): number {
  return capacity.SIDE_KINDS_HUGE * capacity.SQUARES_HUGE * entry;
}

describe("each region holds what it is for", () => {
  it.each(sizes)("%s ends before %s", (region, next, bytes) => {
    expect(MAP[region] + bytes).toBeLessThanOrEqual(MAP[next]);
    const between = regions.filter(({ address }) => address > MAP[region] && address < MAP[region] + bytes);
    expect(between).toEqual([]);
  });

  it("a position record fits its stride", () => {
    const sets = (position.SETS_OF_KINDS + capacity.KIND_SLOTS_HUGE) * capacity.SET_BYTES_HUGE;
    expect(position.POSITION_BOARD + capacity.SQUARES_HUGE + sets).toBeLessThanOrEqual(position.POSITION_TAIL);
  });

  it("the workshop's parts follow one another and fit", () => {
    const subsets = capacity.SET_BYTES_HUGE << tables.MAGIC_MASK_MAX;
    const parts: [number, number][] = [
      [tables.WORKSHOP_SQUARES, tables.MAGIC_MASK_MAX],
      [tables.WORKSHOP_PATHS, tables.WORKSHOP_PATH_BYTES * capacity.SQUARES_HUGE],
      [tables.WORKSHOP_RESULTS, subsets],
      [tables.WORKSHOP_MARKS, 4 << tables.MAGIC_INDEX_MAX],
      [tables.WORKSHOP_HASHES, 8 * tables.MAGIC_MASK_MAX],
    ];
    const ends = [...parts.slice(1).map(([start]) => start), map.WORKSHOP_BYTES];
    for (const [index, [start, bytes]] of parts.entries()) expect(start + bytes).toBeLessThanOrEqual(ends[index]);
  });
});

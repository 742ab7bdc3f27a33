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

describe("the memory map", () => {
  it("leaves address 0 empty", () => expect(regions[0].address).toBeGreaterThan(0));

  it.each(regions)("$name begins where a set might, none of which lies in two cache lines", ({ address }) =>
    expect(address % capacity.SET_BYTES_HUGE).toBe(0),
  );

  it("has the keys of the search's plies behind those of the game, and so whether there was check", () => {
    expect(MAP.PLY_KEYS).toBe(MAP.GAME_KEYS + capacity.GAME_KEYS_MAX * 8);
    expect(MAP.PLY_CHECKS).toBe(MAP.GAME_CHECKS + capacity.GAME_KEYS_MAX);
  });

  it("has what is named most where three bytes of an instruction are enough", () => {
    const large = regions.filter(({ address }) => address >= 2 ** 20).map(({ name }) => name);
    expect(large).toEqual([
      "ZONE_STEPS",
      "GOAL_STEPS",
      "KING_STEPS",
      "DOUBLE_STEP_INDEX",
      "PSQT",
      "DOUBLE_STEPS",
      "POSITIONS",
      "MOVES",
      "MOVES_END",
      "MOVE_SCORES",
      "LEAP_CAPTURES",
      "LEAP_QUIETS",
      "LEAP_ATTACKERS",
      "EN_PASSANT_ATTACKERS",
      "PASSED_MASKS",
      "ZONE_PATHS",
      "SUPPORT_MASKS",
      "ARENA",
    ]);
  });
});

/** A region and the bytes that it needs. */
const sizes: readonly (readonly [keyof typeof map, number])[] = [
  ["RULES", records.RULES_BYTES],
  ["SCRATCH_EVASION", capacity.SET_BYTES_HUGE],
  ["SCRATCH_PINNED", capacity.SET_BYTES_HUGE],
  ["SCRATCH_WATCHED", capacity.SET_BYTES_HUGE],
  ["ATTACKED", 2 * capacity.SET_BYTES_HUGE],
  ["PASSED_PAWNS", 2 * capacity.SET_BYTES_HUGE],
  ["PAWNS", 2 * capacity.SET_BYTES_HUGE],
  ["SQUARE_COLOURS", 2 * capacity.SET_BYTES_HUGE],
  ["VALUES", 4 * capacity.KIND_SLOTS_HUGE],
  ["KINDS_BY_VALUE", capacity.KIND_SLOTS_HUGE],
  ["CASTLINGS", RIGHTS_MAX << records.CASTLING_SHIFT],
  ["RIGHTS_KEPT", capacity.SQUARES_HUGE],
  ["RIGHTS_KEYS", 8 << RIGHTS_MAX],
  ["PIN_RAYS", capacity.SQUARES_HUGE * capacity.SET_BYTES_HUGE],
  ["KIND_ATTACKED", capacity.SIDE_KINDS_HUGE * capacity.SET_BYTES_HUGE],
  ["SQUARE_SETS", capacity.SQUARES_HUGE * capacity.SET_BYTES_HUGE],
  ["KING_ZONES", capacity.SQUARES_HUGE * capacity.SET_BYTES_HUGE],
  ["EN_PASSANT_KEYS", capacity.SQUARES_HUGE * 8],
  ["WEIGHTS", records.WEIGHTS_BYTES],
  ["GAME_KEYS", capacity.GAME_KEYS_MAX * 8],
  ["FILE_SETS", capacity.SQUARES_HUGE * capacity.SET_BYTES_HUGE],
  ["KINDS", capacity.SIDE_KINDS_HUGE << records.KIND_SHIFT],
  ["PROGRAMS", map.PROGRAMS_BYTES],
  ["PAWN_HASH", map.PAWN_HASH_BYTES],
  ["HISTORY_SCORES", tableBytes(4)],
  ["WORKSHOP", map.WORKSHOP_BYTES],
  ["ZONE_STEPS", tableBytes(1)],
  ["GOAL_STEPS", tableBytes(1)],
  ["KING_STEPS", capacity.SQUARES_HUGE ** 2],
  ["DOUBLE_STEP_INDEX", tableBytes(2)],
  ["PSQT", tableBytes(1 << records.PSQT_SHIFT)],
  ["POSITIONS", capacity.PLIES_MAX * position.POSITION_STRIDE],
  ["MOVES", capacity.MOVES_MAX * 4],
  ["MOVE_SCORES", capacity.MOVES_MAX * 4],
  ["LEAP_CAPTURES", tableBytes(capacity.SET_BYTES_HUGE)],
  ["LEAP_QUIETS", tableBytes(capacity.SET_BYTES_HUGE)],
  ["LEAP_ATTACKERS", tableBytes(capacity.SET_BYTES_HUGE)],
  ["EN_PASSANT_ATTACKERS", tableBytes(capacity.SET_BYTES_HUGE)],
  ["PASSED_MASKS", tableBytes(capacity.SET_BYTES_HUGE)],
  ["ZONE_PATHS", tableBytes(capacity.SET_BYTES_HUGE)],
  ["SUPPORT_MASKS", tableBytes(capacity.SET_BYTES_HUGE)],
];

function tableBytes(entry: number): number {
  return capacity.SIDE_KINDS_HUGE * capacity.SQUARES_HUGE * entry;
}

describe("each region holds what it is for", () => {
  it.each(sizes)("%s ends before the next begins", (region, bytes) => {
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

/** Repetition in the search: which earlier positions count, and what a position that can be repeated is worth. */
import { describe, expect, it } from "vitest";
import { Game } from "../../src/engine/game.ts";
import { GAME_KEYS_COUNT, POSITIONS } from "../../src/layout/map.ts";
import { POSITION_STRIDE } from "../../src/layout/position.ts";
import { POSITION_CLOCK } from "../../src/layout/records.generated.ts";
import { SEARCH_FINISHED } from "../../src/layout/search.ts";
import { written } from "../written/rows.ts";
import { Inside } from "./doors.ts";

const KNIGHTS = ["g1f3", "g8f6", "f3g1", "f6g8"];
const KINGS = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/** White is about to be mated, and the queen checks for ever: on g5, d8 and f6. */
const PERPETUAL = "6k1/5p1p/8/8/7Q/p1pp4/rr6/7K w - - 0 1";

const inside = await Inside.of("chess");
const { doors } = inside;

/** Plays a line in the tree and asks whether the last position is a repetition. */
function isRepeated(fen: string, moves: readonly string[], of = inside): boolean {
  of.at(fen).play(...moves);
  new DataView(of.doors.memory.buffer).setUint32(GAME_KEYS_COUNT, 0, true);
  for (let ply = 0; ply <= moves.length; ply++) of.doors.noteKey(ply, ply);
  return of.doors.isRepeated(moves.length, moves.length) === 1;
}

/** Plays a game, and after it some moves of the tree. */
function isRepeatedAfter(game: readonly string[], moves: readonly string[]): boolean {
  const played = Game.start(inside.variant, { fen: START });
  for (const move of game) played.play(move);
  inside.searcher.begin(played.positions, 1);
  inside.play(...moves);
  for (let ply = 0; ply <= moves.length; ply++) doors.noteKey(ply, ply);
  return doors.isRepeated(moves.length, moves.length) === 1;
}

describe("a position of the tree", () => {
  it("is a repetition when it stood before, once", () => {
    expect(isRepeated(START, KNIGHTS)).toBe(true);
  });

  it.each([1, 2, 3])("is none after %i of the four moves", (plies) => {
    expect(isRepeated(START, KNIGHTS.slice(0, plies))).toBe(false);
  });

  it("is one after four plies, six, and eight", () => {
    expect(isRepeated(START, ["g1f3", "g8f6", "f3d4", "f6d5", "d4f3", "d5f6"])).toBe(true);
    expect(isRepeated(KINGS, ["e1d1", "e8d8", "d1d2", "d8d7", "d2e1", "d7e8"])).toBe(true);
    expect(isRepeated(START, ["g1f3", "g8f6", "f3d4", "f6g8", "d4b3", "g8f6", "b3a1", "f6g8"].slice(0, 5))).toBe(false);
    expect(isRepeated(KINGS, ["e1d1", "e8d8", "d1c1", "d8c8", "c1b1", "c8d8", "b1c1", "d8e8"])).toBe(false);
  });

  it("counts with the same side to move alone", () => {
    // the king has lost a move: the pieces stand as before, but the other side moves
    expect(isRepeated("4k3/8/8/8/8/8/8/4K2R w - - 0 1", ["e1d1", "e8d8", "d1d2", "d8e8", "d2e1"])).toBe(false);
    expect(isRepeated("4k3/8/8/8/8/8/8/4K2R w - - 0 1", ["e1d1", "e8d8", "d1e1", "d8e8"])).toBe(true);
  });

  it("is another one without the rights to castle", () => {
    const rooks = ["h1g1", "a8b8", "g1h1", "b8a8"];
    expect(isRepeated("r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1", rooks)).toBe(false);
    expect(isRepeated("r3k3/8/8/8/8/8/8/4K2R w - - 0 1", rooks)).toBe(true);
  });

  it("is another one when a piece can be taken en passant", () => {
    expect(isRepeated("r3k3/8/8/8/1Pp5/8/8/4K3 b - b3 0 1", ["a8b8", "e1e2", "b8a8", "e2e1"])).toBe(false);
    expect(isRepeated("r3k3/8/8/8/1Pp5/8/8/4K3 b - - 0 1", ["a8b8", "e1e2", "b8a8", "e2e1"])).toBe(true);
  });

  it("is looked for since the last capture or pawn move", () => {
    inside.at(START).play(...KNIGHTS);
    for (let ply = 0; ply <= 4; ply++) doors.noteKey(ply, ply);
    expect(doors.isRepeated(4, 4)).toBe(1);
    const clock = POSITIONS + 4 * POSITION_STRIDE + POSITION_CLOCK;
    new DataView(doors.memory.buffer).setUint32(clock, 3, true);
    expect(doors.isRepeated(4, 4)).toBe(0);
  });
});

describe("a position of the game", () => {
  it("counts like one of the tree", () => {
    expect(isRepeatedAfter(KNIGHTS.slice(0, 3), ["f6g8"])).toBe(true);
    expect(isRepeatedAfter(KNIGHTS.slice(0, 2), ["f3g1", "f6g8"])).toBe(true);
    expect(isRepeatedAfter(KNIGHTS.slice(0, 2), ["f3g1", "b8c6"])).toBe(false);
  });

  it("counts as far back as the last pawn move", () => {
    expect(isRepeatedAfter(["e2e4", "e7e5", "g1f3", "g8f6", "f3g1"], ["f6g8"])).toBe(true);
    expect(isRepeatedAfter(["g1f3", "g8f6", "f3g1"], ["f6g8"])).toBe(true);
  });
});

describe("where the rules know no repetition", async () => {
  const endless = await Inside.of(written("draws: { repetition: { claim: never, end: never } }"));

  it("there is none", () => {
    expect(isRepeated(START, KNIGHTS, endless)).toBe(false);
    expect(isRepeated(START, KNIGHTS)).toBe(true);
  });
});

describe("a search", () => {
  /** Score of the root, to a depth. */
  function score(game: Game, depth: number): number {
    inside.searcher.clear();
    inside.searcher.begin(game.positions, depth);
    while (inside.searcher.slice(1 << 20) !== SEARCH_FINISHED);
    return inside.searcher.read()[0].score;
  }

  it("saves a lost game by checking for ever", () => {
    expect(score(Game.start(inside.variant, { fen: PERPETUAL }), 12)).toBe(0);
  });

  it("takes a node that repeats for a draw, whoever stands better", () => {
    const [fen, ply] = ["4k3/8/8/8/8/8/8/QQ2K3 w - - 8 20", 5];
    inside.at(fen);
    for (let earlier = 0; earlier < ply; earlier++) doors.noteKey(0, earlier);
    expect(doors.searchNode(0, ply, -32_500, 32_500, 3, 0)).toBe(0);
    inside.at("4k3/8/8/8/8/8/8/QQ2K3 w - - 0 20");
    expect(doors.searchNode(0, ply, -32_500, 32_500, 3, 0)).toBeGreaterThan(500);
  });

  it("plays on from a root that has stood before", () => {
    const game = Game.start(inside.variant, { fen: "4k3/pppp4/8/8/8/8/PPPP4/QQ2K3 w - - 0 1" });
    for (const move of ["e1f1", "e8f8", "f1e1", "f8e8"]) game.play(move);
    expect(score(game, 4)).toBeGreaterThan(500);
  });
});

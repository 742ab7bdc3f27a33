/** Lockstep finds what two programs say differently, and accepts what has a name alone. */
import { describe, expect, it } from "vitest";
import { diceOf } from "../../bench/common/random.ts";
import { differencesOf, TOPICS } from "../../bench/lockstep/difference.ts";
import { type NamedDifference, namedDifferences, nameOf } from "../../bench/lockstep/named.ts";
import { ourView } from "../../bench/lockstep/ours.ts";
import { playGame } from "../../bench/lockstep/play.ts";
import type { Rival, View } from "../../bench/lockstep/view.ts";
import { bundledIds } from "../../src/definition/library.ts";
import { Game } from "../../src/engine/game.ts";
import { shipped } from "../notation/board.ts";

const chess = shipped("chess");

/** Our own engine as a rival, with something changed in what it says. */
function liar(lie: (view: View) => Partial<View>): Rival {
  return {
    name: "liar",
    version: "1",
    knows: () => true,
    open: (id, fen) => {
      const game = Game.start(shipped(id), { fen });
      return {
        view: () => {
          const view = ourView(game);
          return { ...view, ...lie(view) };
        },
        play: (uci) => game.play(uci),
        close: () => {},
      };
    },
  };
}

function meetingsWith(lie: (view: View) => Partial<View>) {
  return playGame(chess, liar(lie), diceOf(1, 1), 12).meetings.map(({ topic, ours, theirs }) => [topic, ours, theirs]);
}

const without = (moves: View["moves"], text: string) => new Map([...moves].filter(([uci]) => uci !== text));

describe("a game in lockstep", () => {
  it("has no difference with a program that says the same", () => {
    expect(
      playGame(
        chess,
        liar(() => ({})),
        diceOf(1, 1),
        60,
      ),
    ).toEqual({ plies: 60, meetings: [] });
  });

  it.each([
    ["a move that the other has not", ({ moves }: View) => ({ moves: without(moves, "e2e4") }), ["moves", "e2e4", ""]],
    ["a move too many", ({ moves }: View) => ({ moves: new Map([...moves, ["e1e8", "Ke8"]]) }), ["moves", "", "e1e8"]],
    ["another SAN", ({ moves }: View) => ({ moves: new Map([...moves, ["e2e4", "e2-e4"]]) }), ["san", "e4", "e2-e4"]],
    ["another answer to check", () => ({ check: true }), ["check", "false", "true"]],
    ["another result", () => ({ result: "1-0" }), ["result", "*", "1-0"]],
    [
      "another castling right",
      ({ fen }: View) => ({ fen: fen?.replace(" KQ", " K") ?? "" }),
      ["castling", "KQkq", "Kkq"],
    ],
    [
      "another board",
      ({ fen }: View) => ({ fen: fen?.replace("r", "q") ?? "" }),
      ["board", expect.any(String), expect.any(String)],
    ],
    ["another clock", ({ fen }: View) => ({ fen: fen?.replace(/\d+ (\d+)$/, "99 $1") ?? "" }), ["clock", "0", "99"]],
  ] as const)("has %s", (_, lie, difference) => {
    expect(meetingsWith(lie)[0]).toEqual(difference);
  });

  it("leaves the passes out of our FEN, which no other program counts", () => {
    const view = ourView(Game.start(chess));
    const [ours, theirs] = ["8/8 w - - 1p 1 33", "8/8 w - - 0 33"].map((fen) => ({ ...view, fen }));
    expect(differencesOf(ours, theirs)).toEqual([{ topic: "clock", ours: "1", theirs: "0" }]);
  });

  it("takes a castling by the king's target for one by the rook's square", () => {
    const fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    const moves = new Map(
      [...ourView(Game.start(chess, { fen })).moves].map(([uci, san]) => [uci === "e1g1" ? "e1h1" : uci, san]),
    );
    const game = playGame(
      { ...chess, setup: Game.start(chess, { fen }).position },
      liar(() => ({ moves })),
      diceOf(1, 1),
      1,
    );
    expect(game.meetings.filter(({ topic }) => topic === "moves")).toEqual([]);
  });
});

describe("named differences", () => {
  const row: NamedDifference = {
    name: "x",
    rival: "liar",
    variants: ["chess"],
    topic: "san",
    rewrite: ["^@", "P@"],
    why: "",
    source: "",
  };
  const mate: NamedDifference = { ...row, name: "y", rewrite: ["#$", ""] };
  const place = { rival: "liar", variant: "chess", fen: "8/8 w - - 0 1" };
  const san = (ours: string, theirs: string) => ({ topic: "san" as const, ours, theirs });

  it("are met by what they rewrite, one after another too, and by nothing else", () => {
    expect(nameOf([row, mate], san("P@e4", "@e4"), place)).toBe(row);
    expect(nameOf([row, mate], san("P@e4", "@e4#"), place)).toBe(row);
    expect(nameOf([row], san("P@e4", "@e4#"), place)).toBeNull();
    expect(nameOf([row], san("P@e5", "@e4"), place)).toBeNull();
    expect(nameOf([row], san("P@e4", "@e4"), { ...place, variant: "horde" })).toBeNull();
    expect(nameOf([row], san("P@e4", "@e4"), { ...place, rival: "other" })).toBeNull();
  });

  it("hold whole texts against their patterns, and the FEN", () => {
    const clock: NamedDifference = { ...row, topic: "clock", rewrite: undefined, ours: "\\d", theirs: "0", fen: " w " };
    expect(nameOf([clock], { topic: "clock", ours: "7", theirs: "0" }, place)).toBe(clock);
    expect(nameOf([clock], { topic: "clock", ours: "77", theirs: "0" }, place)).toBeNull();
    expect(nameOf([clock], { topic: "clock", ours: "7", theirs: "0" }, { ...place, fen: "8/8 b - - 0 1" })).toBeNull();
  });

  it("leave out of both texts what they ignore", () => {
    const pawns: NamedDifference = { ...row, rewrite: undefined, ignore: "^P?" };
    expect(nameOf([pawns], san("e4", "Pe4"), place)).toBe(pawns);
    expect(nameOf([pawns], san("e4", "Pe5"), place)).toBeNull();
  });

  it.each(namedDifferences().map((named) => [named.name, named] as const))(
    "'%s' says why and by which source",
    (_, named) => {
      expect(TOPICS).toContain(named.topic);
      expect(["ffish-es6", "chessops"]).toContain(named.rival);
      expect(named.why.length).toBeGreaterThan(20);
      expect(named.source.length).toBeGreaterThan(15);
      const ways = [named.rewrite, named.ignore, named.ours ?? named.theirs].filter((way) => way !== undefined);
      expect(ways.length).toBe(1);
      if (named.variants !== "all") expect(named.variants.filter((id) => !bundledIds().includes(id))).toEqual([]);
    },
  );

  it("have names of their own", () => {
    const names = namedDifferences().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

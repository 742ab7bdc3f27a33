/** Games as plain data: what is written is read back, and whatever its moves do not bear out is refused. */
import { describe, expect, it } from "vitest";
import { bundledIds } from "../../src/definition/library.ts";
import { FairywrenError } from "../../src/diagnostic/error.ts";
import { Game } from "../../src/engine/game.ts";
import type { GameJson } from "../../src/engine/game-json.ts";
import { parseVariant } from "../../src/yaml.ts";
import { shipped } from "../notation/board.ts";
import { sampledIds } from "../sampled.ts";

const chess = shipped("chess");
const SCHOLAR = ["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#"];

function played(moves: readonly string[], game = Game.start(chess)): Game {
  for (const move of moves) game.play(move);
  return game;
}

/** Everything that a game says of itself. */
function facts(game: Game) {
  const { startNumber, history, outcome, claim, tags } = game;
  return { fen: game.fen(), startNumber, history, outcome, claim, tags: [...tags], pgn: game.pgn() };
}

/** The codes of the faults of a record. */
function codesOf(json: unknown, variant = chess): string[] {
  try {
    Game.fromJSON(variant, json as GameJson);
  } catch (error) {
    if (error instanceof FairywrenError) return error.diagnostics.map(({ code }) => code);
    throw error;
  }
  return [];
}

/** What a call throws. */
function thrownBy(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}

describe("what is written", () => {
  it("is small, and right", () => {
    const text = JSON.stringify(played(SCHOLAR.slice(0, 3)));
    expect(JSON.parse(text)).toEqual({
      variant: "chess",
      rules: expect.stringMatching(/^[0-9a-f]{16}$/),
      moves: "e2e4 e7e5 f1c4",
    });
    const long = Game.start(chess);
    for (const move of Array(20).fill(["Nf3", "Nf6", "Ng1", "Ng8"]).flat().slice(0, 15)) long.play(move);
    expect(JSON.stringify(long).length).toBeLessThan(60 + 5 * long.length);
  });

  it.each(sampledIds(13))("is read back: a random game of %s", (id) => {
    const variant = shipped(id);
    const game = Game.start(variant);
    for (let ply = 0; ply < 30 && !game.outcome; ply++) {
      const moves = game.legalMoves();
      game.play(moves[(ply * 7 + 3) % moves.length]);
    }
    expect(facts(Game.fromJSON(variant, JSON.stringify(game)))).toEqual(facts(game));
  });

  it("keeps the number of the start, and another start as FEN", () => {
    const numbered = Game.start(shipped("paradigm"), { start: 17 });
    expect(numbered.toJSON()).toMatchObject({ start: 17 });
    expect(Game.fromJSON(numbered.variant, numbered.toJSON()).startNumber).toBe(17);
    const fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 3 40";
    const other = Game.start(chess, { fen });
    expect(other.toJSON()).toMatchObject({ fen, moves: "" });
    expect([other.startNumber, Game.fromJSON(chess, other.toJSON()).fen()]).toEqual([null, fen]);
  });

  it.each([
    ["a resignation", (game: Game) => game.resign()],
    ["an agreement", (game: Game) => game.agreeDraw()],
    ["a lost clock", (game: Game) => game.loseOnTime(1)],
    ["nothing", () => null],
  ])("keeps %s", (_, end) => {
    const game = played(["e4", "e5"]);
    end(game);
    expect(facts(Game.fromJSON(chess, JSON.stringify(game)))).toEqual(facts(game));
  });

  it("keeps a draw that was claimed, and tells it from one that may be", () => {
    const shuffled = () => played(["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"]);
    expect(Game.fromJSON(chess, shuffled().toJSON()).outcome).toBeNull();
    const claimed = shuffled();
    claimed.claimDraw();
    expect(Game.fromJSON(chess, claimed.toJSON()).outcome).toEqual(claimed.outcome);
  });

  it("keeps the tags and the end of a record", () => {
    const pgn = '[White "Ada"]\n[Termination "rules infraction"]\n\n1. e4 e5 0-1';
    const game = Game.fromPgn(pgn);
    expect(game.toJSON()).toMatchObject({
      tags: { White: "Ada" },
      end: { result: "0-1", code: "termination", reason: "rules infraction" },
    });
    expect(facts(Game.fromJSON(chess, JSON.stringify(game)))).toEqual(facts(game));
  });
});

describe("what is read", () => {
  const json = played(["e4", "e5"]).toJSON();

  it("may name the variant by its id, by the digest of its rules, or by both", () => {
    const { variant, rules, ...rest } = json;
    expect(Game.fromJSON(chess, { ...rest, variant } as GameJson).length).toBe(2);
    const twin = parseVariant("extends: chess\nname: Twin\n", { file: "twin.yaml" });
    expect(Game.fromJSON(twin, { ...rest, rules } as GameJson).length).toBe(2);
    expect(codesOf(rest)).toEqual(["other-variant"]);
  });

  it.each([
    ["another variant", { variant: "edgy" }, ["other-variant"]],
    ["other rules under the same name", { rules: "0123456789abcdef" }, ["other-variant"]],
    ["a start that there is not", { start: 4 }, ["unknown-start"]],
    ["a number that is none", { start: "4" }, ["unknown-start"]],
    ["two starts", { start: 0, fen: chess.setupFen }, ["start-twice"]],
    ["a position that cannot be", { fen: "8/8/8/8/8/8/8/8 w - - 0 1" }, ["fen-royal", "fen-royal"]],
    ["an illegal move", { moves: "e2e4 e7e5 e1e3" }, ["move-illegal"]],
    ["a move after mate", { moves: "f2f3 e7e5 g2g4 d8h4 a2a3" }, ["game-over"]],
    ["a word that is no move", { moves: `${"g1f3 g8f6 f3g1 f6g8 ".repeat(2)}x` }, ["move-text"]],
    ["moves that are no text", { moves: ["e2e4"] }, ["wrong-type"]],
    ["no moves at all", { moves: undefined }, ["wrong-type"]],
    ["tags that are no texts", { tags: { White: 1 } }, ["wrong-type"]],
    ["an end that is none", { end: { result: "2-0", code: "resignation" } }, ["wrong-type"]],
    ["a win by agreement", { end: { result: "1-0", code: "agreement" } }, ["game-end"]],
    ["a draw by resignation", { end: { result: "1/2-1/2", code: "resignation" } }, ["game-end"]],
    ["a mate that is not there", { end: { result: "1-0", code: "checkmate" } }, ["game-end"]],
    ["a claim that nobody has", { end: { result: "1/2-1/2", code: "repetition" } }, ["game-end"]],
    ["a key of its own", { move: "e2e4" }, ["unknown-key"]],
    [
      "several faults at once",
      { variant: "edgy", moves: "e2e5", tags: 5 },
      ["other-variant", "wrong-type", "move-illegal"],
    ],
  ])("is refused with %s", (_, change, codes) => {
    expect(codesOf({ ...json, ...change })).toEqual(codes);
  });

  it("is refused with a resignation in a game that is over", () => {
    const over = played(SCHOLAR).toJSON();
    expect(codesOf({ ...over, end: { result: "0-1", code: "resignation" } })).toEqual(["game-end"]);
  });

  it("names the ply and the place of an illegal move", () => {
    const altered = { ...json, moves: "e2e4 e7e5 g1f3 b8c6 f3e4" };
    expect(() => Game.fromJSON(chess, altered)).toThrow("<moves>:1:21  move-illegal: Ply 5: 'f3e4'");
  });

  it.each([
    ["text that is not JSON", "{", "json"],
    ["text without end", "[".repeat(1e6), "json"],
    ["a list", [], "wrong-type"],
    ["null", null, "wrong-type"],
    ["a number", 5, "wrong-type"],
    ["a getter that throws", { get moves(): string { throw new Error("boo"); } }, "wrong-type"], // biome-ignore format: one line
    ["a long text of nothing", { ...json, moves: " ".repeat(1e6) }, undefined],
    ["a long word", { ...json, moves: "e".repeat(1e6) }, "move-text"],
    ["a prototype", JSON.parse('{"__proto__": {"moves": ""}, "variant": "chess"}'), "unknown-key"],
  ])("is refused as %s", (_, value, code) => {
    expect(codesOf(value)[0]).toBe(code);
  });
});

describe("a copy", () => {
  it("goes on by itself, and so does the game", () => {
    const game = played(["e4", "e5"]);
    const copy = game.copy();
    copy.play("Nf3");
    game.play("d4");
    expect([game.length, game.lastMove?.san, copy.lastMove?.san]).toEqual([3, "d4", "Nf3"]);
    copy.undo();
    copy.undo();
    expect([copy.fen(), game.history.map(({ san }) => san)]).toEqual([played(["e4"]).fen(), ["e4", "e5", "d4"]]);
  });

  it("is equal, with tags, number and end, over snapshots", () => {
    const game = Game.start(shipped("fischerandom"), { start: 518 });
    for (let ply = 0; ply < 50 && !game.outcome; ply++) game.play(game.legalMoves()[0]);
    if (!game.outcome) game.resign();
    expect(facts(game.copy())).toEqual(facts(game));
    const tagged = Game.fromPgn('[White "Ada"]\n\n1. e4 *');
    expect(facts(tagged.copy())).toEqual(facts(tagged));
  });
});

describe("a structured clone", () => {
  // it would have neither moves nor methods, and says nothing of that
  const told = expect.objectContaining({
    name: "DataCloneError",
    message: "Symbol(Game: use toJSON() with Game.fromJSON, or copy()) could not be cloned.",
  });
  const game = played(["e4", "e5"]);

  it.each([
    ["by itself", game],
    ["inside something else", { games: [game] }],
    ["as a copy", game.copy()],
    ["as read from PGN", Game.fromPgn("1. e4 *")],
    ["as read from JSON", Game.fromJSON(chess, game.toJSON())],
  ])("is refused with what to do instead, of a game %s", (_, value) => {
    expect(thrownBy(() => structuredClone(value))).toEqual(told);
  });

  it("is refused by what sends messages, too, where the record passes", () => {
    const { port1, port2 } = new MessageChannel();
    expect(thrownBy(() => port1.postMessage({ game }))).toEqual(told);
    port1.close();
    port2.close();
    expect(facts(Game.fromJSON(chess, structuredClone(game.toJSON())))).toEqual(facts(game));
  });
});

describe("the moves from a square", () => {
  it.each(["chess", "edgy", "crazyhouse", "capablanca", "seirawan", "shogi"].filter((id) => bundledIds().includes(id)))(
    "are those that the list has, in %s",
    (id) => {
      const variant = shipped(id);
      const game = Game.start(variant);
      for (let ply = 0; ply < 24 && !game.outcome; ply++) {
        const moves = game.legalMoves();
        const squares = new Set(moves.filter(({ drop }) => !drop).map(({ from }) => from));
        for (const square of squares) {
          const asked = game.copy().movesFrom(square);
          expect(asked).toEqual(moves.filter(({ from, drop }) => from === square && !drop));
        }
        game.play(moves[(ply * 5 + 1) % moves.length]);
      }
    },
  );

  it("are none from an empty square, and a square must be one", () => {
    expect(Game.start(chess).movesFrom("e4")).toEqual([]);
    expect(() => Game.start(chess).movesFrom("j9")).toThrow("square: 'j9' is no square of this board.");
    expect(() => Game.start(chess).movesFrom(12 as unknown as string)).toThrow("wrong-type");
  });
});

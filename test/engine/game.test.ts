import { describe, expect, it } from "vitest";
import { FairywrenError } from "../../src/diagnostic/error.ts";
import { Game } from "../../src/engine/game.ts";
import { shipped } from "../notation/board.ts";

const chess = shipped("chess");
const SHUFFLE = ["Nf3", "Nf6", "Ng1", "Ng8"];

function playAll(game: Game, text: string): Game {
  for (const san of text.split(" ")) game.play(san);
  return game;
}

/** The codes of the diagnostics of a refusal. */
function codesOf(action: () => unknown): string[] {
  try {
    action();
  } catch (error) {
    if (error instanceof FairywrenError) return error.diagnostics.map(({ code }) => code);
    throw error;
  }
  return [];
}

describe("the sample game of the Paradigm source", () => {
  // https://www.chessvariants.com/rules/paradigm-chess30
  const SAMPLE = "1. e4 e5 2.Nf3 f6 3.Nxe5 fxe5 4.Qh5+ Ke7 5.Qxe5+ Kf7 6.Δc4+ Kg6 7.Qf5+ Kh6 8.d4+ Qg5 9.Qxg5# 1-0";

  it("replays and ends in mate", () => {
    const game = Game.fromPgn(`[Variant "Paradigm"]\n\n${SAMPLE}\n`);
    expect(game.variant.id).toBe("paradigm");
    expect(game.outcome).toEqual({ result: "1-0", winner: 0, code: "checkmate", reason: "checkmate" });
    expect(game.history.at(10)).toMatchObject({ san: "Bc4+", display: "Δc4+", piece: "dragon-bishop", check: true });
    const written = game.history.map(({ display }) => display).join(" ");
    expect(written).toBe(SAMPLE.replace(/\d\. ?/g, "").replace(" 1-0", ""));
    expect(Game.fromPgn(game.pgn()).fen()).toBe(game.fen());
  });
});

describe("playing", () => {
  it("takes coordinates, algebraic text and its own moves", () => {
    const game = Game.start(chess);
    game.play("e2e4");
    game.play("Nc6");
    const moves = game.legalMoves();
    game.play(moves[0]);
    expect(game.history.map(({ uci }) => uci)).toEqual(["e2e4", "b8c6", moves[0].uci]);
    expect(game.turn).toBe(1);
  });

  it("says everything about a move", () => {
    const game = Game.start(chess, { fen: "r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1" });
    const move = (uci: string) => game.legalMoves().find((legal) => legal.uci === uci);
    expect(move("e1g1")).toMatchObject({
      san: "O-O",
      castling: "O-O",
      partner: { from: "h1", to: "f1" },
      captures: null,
    });
    expect(move("b7a8n")).toMatchObject({ captures: "rook", capturedAt: "a8", promotion: "knight", piece: "pawn" });
    const passing = Game.start(chess, { fen: "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1" });
    expect(passing.play("exd6")).toMatchObject({ captures: "pawn", capturedAt: "d5", to: "d6" });
  });

  it("leaves the game as it was when a text is refused", () => {
    const game = playAll(Game.start(chess), "e4 e5");
    const before = [game.fen(), game.pgn()];
    for (const text of ["e4", "Ke3", "", "e2e5", "a7a8q", "O-O", "\u0000", "x".repeat(1e6)]) {
      expect(codesOf(() => game.play(text))[0]).toMatch(/^move-/);
    }
    expect([game.fen(), game.pgn()]).toEqual(before);
  });

  it("goes on in turns with another game of the same variant", () => {
    const games = [Game.start(chess), Game.start(chess)];
    for (const san of SHUFFLE) for (const game of games) game.play(san);
    games[0].undo();
    expect(games[0].fen()).not.toBe(games[1].fen());
    expect(games[1].legalMoves()).toHaveLength(20);
  });

  it("takes moves back to the start", () => {
    const game = playAll(Game.start(chess), "e4 d5 exd5");
    while (game.undo());
    expect(game.fen()).toBe(chess.setupFen);
    expect(game.undo()).toBe(false);
  });
});

describe("ends", () => {
  const repeat = (game: Game, times: number) => playAll(game, Array(times).fill(SHUFFLE.join(" ")).join(" "));

  it("offers threefold repetition and ends at the fifth occurrence", () => {
    const game = repeat(Game.start(chess), 1);
    expect(game.claim).toBeNull();
    repeat(game, 1);
    expect(game.claim).toEqual({ result: "1/2-1/2", winner: null, code: "repetition", reason: "threefold repetition" });
    expect(game.outcome).toBeNull();
    repeat(game, 2);
    expect(game.outcome).toEqual({
      result: "1/2-1/2",
      winner: null,
      code: "repetition",
      reason: "fivefold repetition",
    });
    expect(codesOf(() => game.play("e4"))).toEqual(["game-over"]);
    game.undo();
    expect(game.outcome).toBeNull();
  });

  it("offers the fifty-move rule and ends after seventy-five", () => {
    const fen = (halfmoves: number) => `4k3/8/8/8/8/8/8/R3K3 w - - ${halfmoves} 100`;
    expect(Game.start(chess, { fen: fen(99) }).claim).toBeNull();
    expect(Game.start(chess, { fen: fen(100) }).claim?.reason).toBe("fifty-move rule");
    expect(Game.start(chess, { fen: fen(149) }).outcome).toBeNull();
    expect(Game.start(chess, { fen: fen(150) }).outcome?.reason).toBe("seventy-five-move rule");
  });

  it("puts mate before the move rule", () => {
    const game = Game.start(chess, { fen: "7k/8/6K1/8/8/8/8/R7 w - - 149 100" });
    game.play("Ra8#");
    expect(game.outcome).toEqual({ result: "1-0", winner: 0, code: "checkmate", reason: "checkmate" });
  });

  it("by resignation, by claim and by agreement, until taken back", () => {
    expect(Game.start(chess).resign()).toEqual({
      result: "0-1",
      winner: 1,
      code: "resignation",
      reason: "resignation",
    });
    expect(Game.start(chess).resign(1).result).toBe("1-0");
    expect(codesOf(() => Game.start(chess).claimDraw())).toEqual(["no-claim"]);
    const game = repeat(Game.start(chess), 2);
    expect(game.claimDraw().reason).toBe("threefold repetition");
    expect(codesOf(() => game.resign())).toEqual(["game-over"]);
    expect(game.pgn()).toContain("1/2-1/2");
    expect(game.undo()).toBe(true);
    expect(game.agreeDraw().reason).toBe("agreement");
  });

  it("by time: lost, or drawn against a king alone; told in the record", () => {
    expect(Game.start(chess).loseOnTime()).toEqual({
      result: "0-1",
      winner: 1,
      code: "time-forfeit",
      reason: "time forfeit",
    });
    expect(Game.start(chess).loseOnTime(1).result).toBe("1-0");
    const bare = () => Game.start(chess, { fen: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1" });
    expect(bare().loseOnTime(0)).toEqual({
      result: "1/2-1/2",
      winner: null,
      code: "time-forfeit",
      reason: "time forfeit",
    });
    const game = bare();
    expect(game.loseOnTime(1).result).toBe("1-0");
    expect(codesOf(() => game.loseOnTime())).toEqual(["game-over"]);
    expect(Game.fromPgn(game.pgn()).outcome).toEqual({
      result: "1-0",
      winner: 0,
      code: "time-forfeit",
      reason: "time forfeit",
    });
    game.undo();
    expect(game.outcome).toBeNull();
  });

  it("of a read game are its result tag's where the rules give none", () => {
    expect(Game.fromPgn("1. e4 e5 0-1").outcome).toEqual({
      result: "0-1",
      winner: 1,
      code: "resignation",
      reason: "resignation",
    });
    expect(Game.fromPgn("1. e4 e5 1/2-1/2").outcome?.reason).toBe("agreement");
    expect(Game.fromPgn("1. f3 e5 2. g4 Qh4 1-0").outcome).toEqual({
      result: "0-1",
      winner: 1,
      code: "checkmate",
      reason: "checkmate",
    });
  });
});

describe("starts and records", () => {
  it("starts from numbers and positions, and refuses what is neither", () => {
    const paradigm = shipped("paradigm");
    expect(Game.start(paradigm).fen()).toBe(paradigm.setupFen);
    expect(Game.start(paradigm, { start: 29 }).legalMoves().length).toBeGreaterThan(15);
    for (const start of [-1, 30, 0.5, Number.NaN])
      expect(codesOf(() => Game.start(paradigm, { start }))).toEqual(["unknown-start"]);
    expect(codesOf(() => Game.start(paradigm, { start: 1, fen: paradigm.setupFen }))).toEqual(["start-twice"]);
    expect(codesOf(() => Game.start(chess, { fen: "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1" }))).toEqual(["fen-check"]);
  });

  it("writes the variant and the start, and reads id, name and alias", () => {
    const game = playAll(Game.start(shipped("edgy"), { fen: "7k/8/8/3r4/3P4/8/8/K7 w - - 3 9" }), "dxd5 Kh7");
    const pgn = game.pgn({ White: "Ada" });
    expect(pgn).toContain('[White "Ada"]');
    expect(pgn).toContain(
      '[Variant "Edgy Chess"]\n[SetUp "1"]\n[FEN "7k/8/8/3r4/3P4/8/8/K7 w - - 3 9"]\n\n9. dxd5 Kh7 *',
    );
    for (const name of ["Edgy Chess", "edgy", "EDGY"]) {
      expect(Game.fromPgn(pgn.replace("Edgy Chess", name)).fen()).toBe(game.fen());
    }
    expect(codesOf(() => Game.fromPgn(pgn.replace("Edgy Chess", "Edge")))).toEqual(["pgn-variant"]);
  });

  it("names line, column and ply of an illegal move", () => {
    try {
      Game.fromPgn("1. e4 e5\n2. Ke3 *");
    } catch (error) {
      const [{ line, column, message }] = (error as FairywrenError).diagnostics;
      expect([line, column, message]).toEqual([2, 4, "Ply 3: 'Ke3' is not a legal move here."]);
    }
    expect.assertions(1);
  });

  it("reads the game that is asked for", () => {
    const text = "1. e4 *\n\n1. d4 *";
    expect(Game.fromPgn(text, { index: 1 }).history[0].san).toBe("d4");
    expect(codesOf(() => Game.fromPgn(text, { index: 2 }))).toEqual(["pgn-empty"]);
    expect(codesOf(() => Game.fromPgn(""))).toEqual(["pgn-empty"]);
  });
});

/** Turns of several moves, as files have them. */
import { describe, expect, it } from "vitest";
import { numbered } from "../../src/board/pgn-lines.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import { createEngine } from "../../src/engine/engine.ts";
import { Game } from "../../src/engine/game.ts";
import { readPosition } from "../../src/engine/position.ts";
import { sideAt } from "../../src/match/record.ts";
import { parsePgn } from "../../src/notation.ts";
import { rulesInWords } from "../../src/variant/rules-in-words.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { at, complaints, expectFresh, expectOwnTexts, refusals, targets, written } from "./rows.ts";

const TWICE = "turn: [move, move]";
const BALANCED = "turn: [{ moves: 2, first: 1 }]";
const GROWING = "turn: [{ moves: 1, grows: 1 }]";
const SILENT = "turn: [{ moves: 1, grows: 1, check: last }]";
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** Whose moves some moves are, a letter each. */
function movers(game: Game, moves: string): string {
  for (const move of moves.split(" ")) game.play(move);
  return game.history.map(({ side }) => "wb"[side]).join("");
}

describe("a turn", () => {
  it.each([
    ["of two moves", TWICE, "e4 d4 e5 d5 Nf3 Nc3 Nc6", "wwbbwwb"],
    ["of two but the first", BALANCED, "e4 e5 d5 Nf3 Nc3 Nc6", "wbbwwb"],
    ["that grows", GROWING, "e4 d5 e5 Nf3 Nc3 d3 a6", "wbbwwwb"],
    ["of one side alone", "turn: { white: [move, move] }", "e4 d4 e5 Nf3 Nc3 d5", "wwbwwb"],
    ["of the other alone", "turn: { black: [{ moves: 3 }] }", "e4 e5 d5 c5 Nf3", "wbbbw"],
    ["that a check ends", TWICE, "e4 Qh5 Nc6 d6 Qxf7 Kxf7", "wwbbwb"],
  ])("%s", (_, keys, moves, expected) => {
    expect(movers(Game.start(written(keys)), moves)).toBe(expected);
  });

  it("is told in a FEN while it goes on, counts once on the clock and keeps the number of the move", () => {
    const game = Game.start(written(GROWING));
    const fens = ["e4", "d5", "Nf6", "Nf3", "Nc3", "Be2", "Nbd7"].map((move) => {
      game.play(move);
      return game.fen().split(" ").slice(1).join(" ");
    });
    expect(fens).toEqual([
      "b KQkq - 0 1",
      "b KQkq d6 1/2 0 1",
      "w KQkq - 0 2",
      "w KQkq - 2/3 1 2",
      "w KQkq - 1/3 1 2",
      "b KQkq - 1 2",
      "b KQkq - 3/4 2 2",
    ]);
    expect(Game.start(game.variant, { fen: game.fen() }).position).toEqual(game.position);
  });

  it("is taken back move by move", () => {
    const game = Game.start(written(TWICE));
    const fens = ["e4", "d4", "e5", "Nf6", "Nf3"].map((move) => {
      const fen = game.fen();
      game.play(move);
      return fen;
    });
    for (const fen of fens.reverse()) {
      game.undo();
      expect(game.fen()).toBe(fen);
    }
  });

  it("of several moves may go through a position twice, of which only one has as many moves left", () => {
    const game = at("turn: [{ moves: 3 }]\ndraws: { repetition: { claim: never, end: 2 }, moves: never }", START);
    for (const move of ["Nf3", "Ng1", "Nf3"]) game.play(move);
    expect(game.outcome).toBeNull();
  });
});

describe("en passant after a turn", () => {
  /** Where a piece may go after some moves. */
  const after = (keys: string, fen: string, moves: string, from: string) => {
    const game = at(keys, fen);
    for (const move of moves.split(" ")) game.play(move);
    return targets(game, from);
  };
  const THREE = "turn: [{ moves: 3 }]";
  const FRIENDS = `${THREE}\npieces: { knight: { betza: mcdN } }`;
  const PAWNS = "4k3/8/8/8/3p1p2/8/2P1P1P1/4K1N1 w - - 0 1";
  const BISHOP = "4k3/8/8/8/5p2/8/P3P3/2B1K3 w - - 0 1";

  it.each([
    ["all its double steps are open", TWICE, PAWNS, "e4 c4", "d4", "c3 d3 e3"],
    ["a piece that goes on is not", THREE, PAWNS, "e4 e5 c4", "d4", "c3 d3"],
    [
      "one that its own side takes is not",
      FRIENDS,
      "4k3/8/8/8/3p4/8/2P1PN2/4K3 w - - 0 1",
      "e4 f2e4 c4",
      "d4",
      "c3 d3",
    ],
    ["nobody captures his own", TWICE, "4k3/8/8/8/3p4/8/4PP2/4K3 w - - 0 1", "e4", "f2", "f3 f4"],
    ["a second capture follows a first one", TWICE, PAWNS, "g4 c4 fxg3", "d4", "c3 d3"],
    ["nothing follows another move", TWICE, PAWNS, "e4 c4 Kd8", "d4", "d3"],
    ["nor a capture of another kind", TWICE, "4k3/8/8/8/3p1p2/4N3/2P3P1/4K3 w - - 0 1", "g4 c4 dxe3", "f4", "f3"],
    ["what stands on the way closes it", THREE, BISHOP, "e4 Be3 a3", "f4", "e3 f3"],
    ["and opens it when it has gone", THREE, BISHOP, "e4 Be3 Ba7", "f4", "e3 f3"],
  ])("%s", (_, keys, fen, moves, from, expected) => {
    expect(after(keys, fen, moves, from)).toBe(expected);
  });

  it("explodes around the square, and keeps count of what is gone", () => {
    const explosive = `${TWICE}\ncaptures: { explode: { around: K, spare: [pawn] } }\nwin: [checkmate, { taken: [king] }]`;
    const game = at(explosive, PAWNS);
    for (const move of ["g4", "c4"]) game.play(move);
    expectFresh(Game.start(game.variant, { fen: game.fen() }), "f4g3");
    game.play("fxg3");
    expect(game.fen()).toBe("4k3/8/8/8/2Pp4/8/4P3/4K1N1 b - c3 1/2 0 1");
  });

  it("takes the piece that has crossed the square", () => {
    const game = at(TWICE, PAWNS);
    for (const move of ["g4", "c4", "fxg3", "dxc3"]) game.play(move);
    expect(game.fen()).toBe("4k3/8/8/8/8/2p3p1/4P3/4K1N1 w - - 0 2");
    expect(game.history.slice(-2).map(({ capturedAt }) => capturedAt)).toEqual(["g4", "c4"]);
  });

  it("has all squares in a FEN, and its own while it goes on", () => {
    const game = at(TWICE, PAWNS);
    const fields = ["g4", "c4", "fxg3", "dxc3"].map((move) => {
      game.play(move);
      expect(Game.start(game.variant, { fen: game.fen() }).position).toEqual(game.position);
      expectOwnTexts(game);
      return game.fen().split(" ")[3];
    });
    expect(fields).toEqual(["g3", "c3,g3", "c3", "-"]);
  });

  it("tells positions apart that have other squares open", () => {
    const key = (field: string) => {
      const game = at(TWICE, `4k3/8/8/8/2PpPpP1/8/8/4K3 b - ${field} 0 1`);
      return JSON.stringify(game.position.enPassant) + Game.start(game.variant, { fen: game.fen() }).fen();
    };
    expect(new Set(["-", "c3", "e3", "g3", "c3,e3", "c3,g3", "e3,g3", "c3,e3,g3"].map(key)).size).toBe(8);
  });

  it("no later move exposes a royal piece where it has crossed squares", () => {
    const keys = `${TWICE}\npieces: { king: { betza: KifmnD, first-move: [e1] }, rook: { betza: RenD } }`;
    const game = at(keys, "k7/8/8/8/8/8/5Nr1/4K3 w - - 0 1");
    game.play("Ke3");
    expect([targets(game, "f2"), game.fen().split(" ")[3]]).toEqual(["", "e2"]);
  });
});

describe("in a turn", () => {
  it("a king is never left attacked, whatever comes next", () => {
    const game = at(TWICE, "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1");
    expect(targets(game, "e2")).toBe("");
  });

  it("a check before the last move ends the turn, or is not legal", () => {
    const fen = "4k3/8/8/8/8/8/8/R3K3 w - - 0 3";
    expect(targets(at(GROWING, fen), "a1")).toContain("a8");
    expect(targets(at(SILENT, fen), "a1")).not.toContain("a8");
    const last = at(SILENT, fen.replace("- - 0", "- - 1/5 1"));
    expect(targets(last, "a1")).toContain("a8");
  });

  it("the game ends at once where it is decided", () => {
    const variant = bundledVariant("monster") as Variant;
    const game = Game.start(variant, { fen: "4k3/3P4/8/8/8/8/8/4K3 w - - 0 1" });
    game.play("dxe8=Q");
    expect(game.outcome?.result).toBe("1-0");
    expect(game.legalMoves()).toEqual([]);
  });

  it("who has no move left in it is stalemated", () => {
    const game = at(TWICE, "7k/8/8/8/8/p7/P1p5/K7 b - - 0 1");
    game.play("Kg8");
    game.play("Kh8");
    expect([game.turn, game.outcome?.reason]).toEqual([0, "stalemate"]);
  });

  it("every move has its texts, and keys and scores are those from scratch", () => {
    for (const keys of [TWICE, GROWING, SILENT]) {
      const game = at(keys, "r3k2r/pppq1ppp/2np1n2/2b1p1B1/2B1P1b1/2NP1N2/PPPQ1PPP/R3K2R w KQkq - 0 8");
      expectOwnTexts(game);
      for (const { uci } of game.legalMoves()) expectFresh(game, uci);
    }
  });
});

describe("a FEN", () => {
  const faults = (keys: string, end: string) => {
    const parsed = readPosition(written(keys), START.replace("- 0 1", end));
    return parsed.ok ? [] : parsed.faults.map(({ code, hint }) => `${code} ${hint}`);
  };

  it.each([
    ["with two squares that were crossed", "c3,e3", []],
    ["in any order", "e3,c3", []],
    ["with the squares of the pieces too", "c3c4,e3e4", []],
    ["with a square that nothing can have crossed", "c3,f3", ["fen-en-passant-unbacked 33 2"]],
    ["with a square twice", "c3,c3", ["fen-en-passant 33 2"]],
    ["with squares run together", "c3e3", ["fen-en-passant-unbacked 30 4"]],
    ["with a comma too many", "c3,", ["fen-en-passant 33 1"]],
    ["with a square of the side to move", "c3,d6", ["fen-en-passant-unbacked 33 2"]],
    ["with another text", "c3;e3", ["fen-en-passant 30 5"]],
  ])("%s is read, or refused", (_, field, expected) => {
    const parsed = readPosition(written(TWICE), `4k3/8/8/3p4/2PpP3/8/8/4K3 b - ${field} 0 1`);
    expect(parsed.ok ? [] : parsed.faults.map(({ code, offset, length }) => `${code} ${offset} ${length}`)).toEqual(
      expected,
    );
  });

  it("of one move in a turn has no comma", () => {
    const parsed = readPosition(written(""), "4k3/8/8/8/2PpP3/8/8/4K3 b - c3,e3 0 1");
    expect(parsed.ok ? [] : parsed.faults.map(({ code }) => code)).toEqual(["fen-en-passant"]);
  });

  it.each([
    ["that says how many moves are left", TWICE, "- 1/2 0 1", []],
    ["with more of them than the turn has", TWICE, "- 3/2 0 1", ["fen-series 1/2"]],
    ["with the moves of another turn", GROWING, "- 1/2 0 3", ["fen-series 1/5"]],
    ["of a turn with one move", BALANCED, "- 1/2 0 1", ["fen-series null"]],
    ["of a variant without such turns", "", "- 1/2 0 1", ["fen-fields null"]],
  ])("%s", (_, keys, end, expected) => {
    expect(faults(keys, end)).toEqual(expected);
  });
});

describe("a file", () => {
  it.each([
    ["that mixes moves and walls", "turn: [{ moves: 2 }, { wall: duck }]", ["turn 1:1"]],
    ["whose phase has moves and a pass", "turn: [{ moves: 2, move: or-pass }]", ["turn 1:1"]],
    ["that lets one side's turns grow", "turn: { white: [{ moves: 2, grows: 1 }] }", ["turn 1:1"]],
    ["in which Black begins with another number", "turn: { black: [{ moves: 2, first: 1 }] }", ["turn 1:1"]],
    ["with two numbers for the first turn", "turn: [{ moves: 2, first: 1, grows: 1 }]", ["turn 1:1"]],
    ["without moves", "turn: [{ moves: 0 }]", ["out-of-range 1:17"]],
    ["with the usual turn in many words", "turn: [{ moves: 1, check: last }]", ["turn 1:1"]],
    ["whose other side passes", "turn: { white: [move, move], black: [{ move: or-pass }] }", ["unsupported-rule 1:1"]],
    ["that asks who has held a square", `${TWICE}\nwin: [{ reach: e4, held: true }]`, ["unsupported-rule 2:7"]],
  ])("%s is refused", (_, keys, expected) => {
    expect(refusals(keys)).toEqual(expected);
  });

  it("is told what it may say", () => {
    expect(complaints("turn: [move, { move: or-pass }]")).toContain("'[move, move]', '[{ moves: 3 }]'");
  });

  it("says it in words", () => {
    const words = (keys: string) =>
      rulesInWords(written(keys))
        .find(([topic]) => topic === "Turns")?.[1]
        .join(" ") ?? "";
    expect(words(BALANCED)).toBe(
      "A turn is 2 moves in a row, all of which are made. The first turn of a game has one move. A check ends the turn, whichever of its moves gives it.",
    );
    expect(rulesInWords(written(BALANCED)).find(([topic]) => topic === "En passant")?.[1][0]).toContain(
      "may take it there, in the next turn, while it still stands there and each move of that turn is such a capture.",
    );
    expect(words(SILENT)).toContain("White begins with one move, and each turn has one move more");
    expect(words(SILENT)).toContain("Only the last move of a turn may give check.");
    expect(words("")).toBe("");
  });
});

describe("a record", () => {
  it("has the number of each turn, and is read again, variations too", () => {
    const game = Game.start(written(TWICE));
    for (const move of ["e4", "d4", "e5", "d5", "Nf3"]) game.play(move);
    const text = game.pgn();
    expect(text).toContain("1. e4 d4 1... e5 d5 2. Nf3 *");
    expect(Game.fromPgn(text, { variant: game.variant }).fen()).toBe(game.fen());
    const parsed = parsePgn("1. e4 d4 (1. c4 1... e5) 1... e5 d5 *");
    if (!parsed.ok) throw new Error("it is a PGN");
    const [first] = parsed.games;
    const main = Game.fromPgn("1. e4 d4 1... e5 d5 *", { variant: game.variant });
    const moves = numbered(main, first.moves, 0);
    expect(moves.map(({ number }) => number)).toEqual(["1.", "", "1...", ""]);
    expect(moves[1].variations[0].map(({ number }) => number)).toEqual(["1.", "1..."]);
  });

  it("of a match says whose its moves are", () => {
    const plies = [
      { uci: "e2e4", san: "e4", side: 0 },
      { uci: "d2d4", san: "d4", side: 0 },
    ] as const;
    expect([sideAt({ startFen: START, plies }, 1), sideAt({ startFen: START, plies: [] }, 1)]).toEqual([0, 1]);
  });
});

describe("the search", () => {
  it("mates within a turn, and counts it as one move", async () => {
    const variant = written(GROWING);
    const game = Game.start(variant);
    for (const move of ["e4", "e5", "Nc6"]) game.play(move);
    const engine = await createEngine(variant, { hashMb: 4 });
    const { info } = await engine.best(game, { nodes: 400_000 });
    expect(info?.score).toEqual({ type: "mate", moves: 1 });
    expect(info?.line.length).toBeLessThanOrEqual(3);
    for (const move of info?.line ?? []) game.play(move);
    expect(game.outcome?.reason).toBe("checkmate");
    engine.close();
  });

  it("takes the king that can be reached by two moves", async () => {
    const variant = bundledVariant("monster") as Variant;
    const game = Game.start(variant, { fen: "4k3/8/3P4/8/8/8/8/4K3 w - - 0 1" });
    const engine = await createEngine(variant, { hashMb: 1 });
    const { info } = await engine.best(game, { depth: 4 });
    expect(info?.line.slice(0, 2)).toEqual(["d6d7", "d7e8q"]);
    expect(info?.score).toEqual({ type: "mate", moves: 1 });
    engine.close();
  });
});

import { describe, expect, it } from "vitest";
import { diceOf } from "../../bench/common/random.ts";
import { matchFen } from "../../bench/match/fairy.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import { Game } from "../../src/engine/game.ts";
import { drawOpening } from "../../src/match/openings.ts";
import type { Player, Situation, Thought } from "../../src/match/player.ts";
import { playGame, type RefereeRules } from "../../src/match/referee.ts";
import { effortOf, tallyOf } from "../../src/match/tally.ts";
import type { Variant } from "../../src/variant/variant.ts";

const chess = bundledVariant("chess") as Variant;
const START = chess.setupFen;
const RULES: RefereeRules = { plies: 400, graceMs: 1000, resign: null };

/** Plays its moves in order and says the same score each time. */
class Script implements Player {
  readonly #moves: readonly (string | null)[];
  readonly #scoreCp: number | null;

  constructor(moves: readonly (string | null)[], scoreCp: number | null = 0) {
    this.#moves = moves;
    this.#scoreCp = scoreCp;
  }

  async newGame(): Promise<void> {}

  async think({ moves }: Situation): Promise<Thought> {
    const move = this.#moves[moves.length >> 1];
    if (move === undefined) throw new Error("has run out of moves");
    return { move, scoreCp: this.#scoreCp, depth: 1, nodes: 10 };
  }

  close(): void {}
}

function play(white: Script, black: Script, rules: Partial<RefereeRules> = {}) {
  const seat = (player: Player) => ({ player, allowance: { nodes: 1 } });
  const opening = { startFen: START, moves: [] };
  return playGame(chess, opening, [seat(white), seat(black)], { ...RULES, ...rules }, null);
}

describe("the referee", () => {
  it("ends a game by mate", async () => {
    const game = await play(new Script(["f2f3", "g2g4"]), new Script(["e7e5", "d8h4"]));
    expect(game).toMatchObject({ result: "0-1", reason: "checkmate", fault: null });
    expect(game.plies.map(({ san }) => san)).toEqual(["f3", "e5", "g4", "Qh4#"]);
  });

  it("draws at the third occurrence", async () => {
    const there = (a: string, b: string) => [a, b, a, b, a];
    const game = await play(new Script(there("g1f3", "f3g1")), new Script(there("g8f6", "f6g8")));
    expect(game).toMatchObject({ result: "1/2-1/2", reason: "threefold repetition" });
    expect(game.plies.length).toBe(8);
  });

  it("draws a game that is too long", async () => {
    const game = await play(new Script(["a2a3", "b2b3"]), new Script(["a7a6", "b7b6"]), { plies: 4 });
    expect(game).toMatchObject({ result: "1/2-1/2", reason: "4 plies" });
  });

  it.each([
    ["an illegal move", "e2e5", /^illegal move e2e5/],
    ["no move", null, /^illegal move null/],
  ])("counts %s as a loss", async (_, move, fault) => {
    const game = await play(new Script([move]), new Script([]));
    expect(game.result).toBe("0-1");
    expect(game.fault).toMatch(fault);
  });

  it("counts a crash as a loss", async () => {
    const game = await play(new Script(["e2e4"]), new Script([]));
    expect(game).toMatchObject({ result: "1-0", fault: "crash: has run out of moves" });
  });

  it("ends a game early only when both players see the same winner", async () => {
    const white = ["a2a3", "b2b3", "c2c3"];
    const black = ["a7a6", "b7b6", "c7c6"];
    const rules = { plies: 6, resign: { scoreCp: 900, moves: 2 } };
    const agreed = await play(new Script(white, 950), new Script(black, -950), rules);
    expect(agreed).toMatchObject({ result: "1-0", fault: null });
    expect(agreed.plies.length).toBe(4);
    expect((await play(new Script(white, 950), new Script(black, 0), rules)).reason).toBe("6 plies");
  });
});

describe("openings", () => {
  it("are the same for the same random numbers, and legal", () => {
    const plan = { seed: 1, plies: 6, numbered: false };
    const draw = () => drawOpening(chess, plan, diceOf(5, 0));
    const opening = draw();
    expect(draw()).toEqual(opening);
    const game = Game.start(chess, { fen: opening?.startFen });
    for (const move of opening?.moves ?? []) game.play(move);
    expect(game.history.length).toBe(6);
  });

  it("are without castling in Edgy", () => {
    const edgy = bundledVariant("edgy") as Variant;
    const startFen = (fen: string) => matchFen("edgy", fen);
    const opening = drawOpening(edgy, { seed: 1, plies: 0, numbered: false, startFen }, diceOf(1, 0));
    expect(opening?.startFen).toBe("3prnbk/4pppq/P5pb/RP4pn/NP4pr/BP5p/QPPP4/KBNRP3 w - - 0 1");
  });
});

describe("the tally", () => {
  const ply = (timeMs: number) => ({ uci: "", san: "", thought: { whiteCp: 0, depth: 1, nodes: 1, timeMs } });
  const rest = { variantId: "chess", startFen: START, reason: "", fault: null, dispute: null, arbitrated: false };
  const games = [
    { ...rest, pair: 0, firstSide: 0 as const, result: "1-0" as const, plies: [ply(1), ply(5)] },
    { ...rest, pair: 1, firstSide: 0 as const, result: "1/2-1/2" as const, plies: [] },
    { ...rest, pair: 0, firstSide: 1 as const, result: "1-0" as const, plies: [ply(7), ply(2)] },
  ];

  it("is of the first player, and takes whole pairs", () => {
    expect(tallyOf(games)).toEqual({ wins: 1, draws: 1, losses: 1, pairs: [0, 0, 1, 0, 0] });
  });

  it("keeps the players' times apart", () => {
    expect(effortOf(games, 0)).toMatchObject({ moves: 2, meanMs: 1.5, longestMs: 2 });
    expect(effortOf(games, 1)).toMatchObject({ moves: 2, meanMs: 6, longestMs: 7 });
  });
});

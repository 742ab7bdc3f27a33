/** Positions with hands, marks, checks left, holes and gates that cannot be: refused whole, with code, place and fix. */
import { describe, expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { Game } from "../../src/engine/game.ts";
import { readPosition } from "../../src/engine/position.ts";
import { shipped } from "../notation/board.ts";
import { measured } from "./measured.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const SHOGI = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSN";
const MANY = "P".repeat(224);

describe("a FEN that cannot be", () => {
  it.each<[id: string, fen: string, faults: string[]]>([
    ["crazyhouse", `${START}[k] w KQkq - 0 1`, ["fen-hand 44"]],
    ["crazyhouse", `${START}[Q w KQkq - 0 1`, ["fen-hand 43"]],
    ["crazyhouse", `${START}Q] w KQkq - 0 1`, ["fen-hand 44"]],
    ["crazyhouse", `${START}[[Q]] w KQkq - 0 1`, ["fen-hand 44", "fen-hand 46"]],
    ["crazyhouse", `${START}[Q][q] w KQkq - 0 1`, ["fen-hand 45", "fen-hand 46"]],
    ["crazyhouse", `${START}[2P] w KQkq - 0 1`, ["fen-hand 44"]],
    ["crazyhouse", `${START}[Q~] w KQkq - 0 1`, ["fen-hand 45"]],
    ["crazyhouse", `${START}[Q q] w KQkq - 0 1`, ["fen-fields 0"]],
    ["crazyhouse", `${START}/8 w KQkq - 0 1`, ["fen-hand 44"]],
    ["crazyhouse", `${START}[] w KQkq - 3+3 0 1`, ["fen-checks 55"]],
    ["crazyhouse", "8/8/8/8/8/8/8/8[K] w - - 0 1", ["fen-royal 0", "fen-royal 0", "fen-hand 16"]],
    ["crazyhouse", "rnbqkbnr/pppp1Qpp/8/8/8/8/PPPPPPPP/RNB1KBNR[] w KQkq - 0 1", ["fen-check 46 b"]],
    ["crazyhouse", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK~BNR[] w KQkq - 0 1", ["fen-mark 40"]],
    ["crazyhouse", "rnbqkbnr/pppppppp/8/8/8~/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1", ["fen-mark 23"]],
    ["crazyhouse", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ~~KBNR[] w KQkq - 0 1", ["fen-mark 40"]],
    ["chess", `${START}[] w KQkq - 0 1`, ["fen-hand 43", "fen-hand 44"]],
    ["chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ~KBNR w KQkq - 0 1", ["fen-hand 39"]],
    ["chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/*NBQKBNR w Kkq - 0 1", ["fen-hole 35"]],
    ["3check", `${START} w KQkq - 3+ 0 1`, ["fen-checks 53 3+3"]],
    ["3check", `${START} w KQkq - 4+3 0 1`, ["fen-checks 53 3+3"]],
    ["3check", `${START} w KQkq - -1+3 0 1`, ["fen-checks 53 3+3"]],
    ["3check", `${START} w KQkq - 03+3 0 1`, ["fen-checks 53 3+3"]],
    ["3check", `${START} w KQkq - 3/3 0 1`, ["fen-checks 53 3+3"]],
    ["3check", `${START} w KQkq - 0 1 +4+0`, ["fen-checks 57 3+3"]],
    ["3check", `${START} w KQkq - 0 1 +0+`, ["fen-checks 57 3+3"]],
    ["3check", `${START} w KQkq - 3+3 0 1 +0+0`, ["fen-fields 0"]],
    ["racingkings", "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w KQ - 0 1", ["fen-right 32", "fen-right 33"]],
    ["shogi", `${SHOGI}L[+P] w - - 0 1`, ["fen-hand 58 P"]],
    ["shogi", `${SHOGI}L[k] w - - 0 1`, ["fen-hand 58"]],
    ["shogi", `${SHOGI}L+[] w - - 0 1`, ["fen-letter 57"]],
    ["shogi", `${SHOGI}++P[] w - - 0 1`, ["fen-letter 56"]],
    ["shogi", `${SHOGI}L[${MANY}] w - - 0 1`, ["fen-hand-full 57"]],
    ["seirawan", `${START}[QQ] w KQkq - 0 1`, ["fen-hand 44", "fen-hand 45"]],
    ["seirawan", `${START}[HEhe] w KQBCDFGIkqbcdfg - 0 1`, ["fen-right 59"]],
    ["seirawan", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1", ["fen-right-unbacked 54"]],
    [
      "placement",
      "4k3/pppppppp/8/8/8/8/PPPPPPPP/8[KQRRBBNNqrrbbnn] w KQ - 0 1",
      ["fen-right-unbacked 51", "fen-right-unbacked 52"],
    ],
    ["horde", "8/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w - - 0 1", ["fen-royal 0"]],
    ["omicron", "12/12/12/12/12/12/12/12/12/12 w - - 0 1", ["fen-hole"]],
  ])("%s %s", (id, fen, expected) => {
    const { made: read, ms } = measured(() => readPosition(shipped(id), fen));
    expect(ms).toBeLessThan(1000);
    const faults = read.ok ? [] : read.faults;
    const told = faults.map(({ code, offset, hint }) => `${code} ${offset}${hint === null ? "" : ` ${hint}`}`);
    if (id === "omicron")
      expect(told.every((text) => /^fen-(hole|royal|run|row-width)/.test(text)) && told.length).toBeTruthy();
    else expect(told).toEqual(expected);
    for (const { message } of faults) expect(message).toMatch(/^[^\p{Cc}]+\.$/u);
  });
});

describe("a drop or an entering that cannot be", () => {
  const HANDS = `${START}[NPnp] w KQkq - 0 1`;
  const ELEPHANTS = `${START}[HEhe] w KQBCDFGkqbcdfg - 0 1`;
  it.each<[id: string, fen: string, move: string, told: string]>([
    ["crazyhouse", HANDS, "N@", "move-text such as 'N@f3'"],
    ["crazyhouse", HANDS, "@", "move-text such as 'N@f3'"],
    ["crazyhouse", HANDS, "P@@e4", "move-text Did you mean 'P@e4'?"],
    ["crazyhouse", HANDS, "N@E4", "move-text Did you mean 'N@e4'?"],
    ["crazyhouse", HANDS, "N*e4", "move-text Did you mean 'N@e4'?"],
    ["crazyhouse", HANDS, "N@e4=Q", "move-text Did you mean 'N@e4'?"],
    ["crazyhouse", HANDS, "N @e4", "move-text Did you mean 'N@e4'?"],
    ["crazyhouse", HANDS, "N@e9", "move-illegal a Knight cannot be dropped on e9"],
    ["crazyhouse", HANDS, "N@e1", "move-illegal a Knight cannot be dropped on e1"],
    ["crazyhouse", HANDS, "P@e8", "move-illegal a Pawn cannot be dropped on e8"],
    ["crazyhouse", HANDS, "Q@e4", "move-illegal what can be dropped is N P"],
    ["crazyhouse", HANDS, "K@e4", "move-illegal what can be dropped is N P"],
    ["crazyhouse", HANDS, "Z@e4", "move-illegal what can be dropped is N P"],
    ["crazyhouse", HANDS, "+P@e4", "move-illegal what can be dropped is N P"],
    ["shogi", `${SHOGI}L[Pp] w - - 0 1`, "P@e5", "move-illegal nothing can be dropped"],
    ["chess", `${START} w KQkq - 0 1`, "N@e4", "move-illegal nothing is dropped in this variant"],
    ["seirawan", ELEPHANTS, "Na3/Q", "move-illegal 'Na3/Q' is not a legal move here."],
    ["seirawan", ELEPHANTS, "Na3/", "move-text 'Na3/' is not a move in algebraic notation."],
    ["seirawan", ELEPHANTS, "b1a3q", "move-illegal 'b1a3q' is not a legal move here."],
    ["placement", "8/pppppppp/8/8/8/8/PPPPPPPP/8[KQRRBBNNkqrrbbnn] w - - 0 1", "K@e2", "move-illegal a King cannot"],
  ])("%s %s %s", (id, fen, move, told) => {
    const variant = bundledVariant(id);
    if (!variant) throw new Error(id);
    const game = Game.start(variant, { fen });
    const [code, ...words] = told.split(" ");
    let said = "";
    try {
      game.play(move);
    } catch (error) {
      said = String(error);
    }
    expect(said).toContain(code);
    expect(said).toContain(words.join(" "));
    expect(game.length).toBe(0);
  });
});

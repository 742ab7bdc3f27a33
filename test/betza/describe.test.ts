import { describe, expect, it } from "vitest";
import { describeBetza } from "../../src/betza/describe.ts";
import { unsupportedTerm } from "../../src/betza/support.ts";
import pieces from "../data/betza/named-pieces.json" with { type: "json" };
import { read } from "../reference/board.ts";

describe("a piece's moves in English", () => {
  it.each([
    [
      "Dragon Bishop",
      "BnN",
      "slides diagonally any distance; or steps one square orthogonally then one diagonally outward, the first square must be empty.",
    ],
    [
      "Pawn",
      "fmWfceFifmnD",
      "steps one square forward without capturing; steps one square diagonally forward only to capture, also en passant; or on its first move goes two squares forward without capturing, the square between must be empty, and may then be captured en passant.",
    ],
    ["King", "K", "steps one square in any direction."],
    ["Wall", "", "cannot move."],
    ["Knibis", "mNcB", "leaps like a knight without capturing; or slides diagonally any distance only to capture."],
    [
      "Griffon",
      "[F?R]",
      "steps one square diagonally, and may go on from an empty square: slides orthogonally outward any distance.",
    ],
    [
      "Picket",
      "m[F-B]",
      "steps one square diagonally to an empty square, and then slides straight on any distance without capturing.",
    ],
    [
      "Moo",
      "afsK",
      "steps one square in any direction to an empty square, and then steps one square turning by 45 degrees.",
    ],
    ["Relay", "mpafN", "leaps like a knight, whatever stands there, and then leaps like a knight straight on."],
    [
      "Sliding griffon",
      "iyafsF",
      "on its first move steps one square diagonally to an empty square, and then slides turning by 45 degrees any distance.",
    ],
    ["Rifle", "cabK", "takes an enemy one square in any direction without moving."],
    ["Idler", "mabW", "steps one square orthogonally to an empty square and back, which passes the turn."],
    ["Lancer", "cabN", "leaps like a knight to an enemy, takes it, and then leaps like a knight back."],
    ["Envious", "mdN", "leaps like a knight to an empty square, or to capture a friend."],
    ["Traitor", "dN", "leaps like a knight only to capture a friend."],
    [
      "Vaulter",
      "tpR",
      "hops orthogonally over the first piece in its way, to any square behind it, and that piece must be a friend.",
    ],
    [
      "Ferry",
      "mcafK",
      "steps one square in any direction to an empty square or an enemy, which it takes, and then steps one square straight on.",
    ],
  ])("%s", (name, betza, sentence) => {
    expect(describeBetza(read(betza), name)).toBe(`The ${name} ${sentence}`);
  });

  it("of every named piece that can be played", () => {
    const played = pieces.filter(({ betza }) => unsupportedTerm(read(betza)) === null);
    const lines = played.map(({ name, betza }) => `${betza}: ${describeBetza(read(betza), name)}`);
    expect(lines.join("\n")).toMatchSnapshot();
  });
});

/**
 * Three games as somebody writes them who has read the README and the reference of keys, and no shipped file; and the
 * mistakes of such a person, with what he is told.
 */
import { describe, expect, it } from "vitest";
import { readVariant } from "../../src/definition/read.ts";
import { Game } from "../../src/engine/game.ts";
import { perft } from "../../src/perft.ts";
import { parseVariant } from "../../src/yaml.ts";
import counts from "../data/perft.json" with { type: "json" };

const HILL = `
name: My Hill
extends: chess
win: [checkmate, { reach: d4 e4 d5 e5, with: [king] }]
`;

const HOUSE = `
name: My House
extends: chess
captures: { to-hand: captor }
hands: { drops: [{ pieces: [pawn], on: ranks 2-7 }] }
`;

const SMALL_SHOGI = `
name: My Shogi
board: { files: 5, ranks: 5 }
pieces:
  king:   { letter: K, betza: K, royal: true }
  gold:   { letter: G, betza: WfF }
  silver: { letter: S, betza: FfW }
  promoted-silver: { letter: +S, betza: WfF }
  rook:   { letter: R, betza: R }
  dragon: { letter: +R, betza: RF }
  bishop: { letter: B, betza: B }
  horse:  { letter: +B, betza: BW }
  pawn:   { letter: P, betza: fW, forbidden: dead-ends }
  tokin:  { letter: +P, betza: WfF }
setup:
  board: |
    r b s g k
    . . . . p
    . . . . .
    P . . . .
    K G S B R
promotion:
  - { pieces: [pawn], to: [tokin], on: [arrive, leave], optional: true }
  - { pieces: [silver], to: [promoted-silver], on: [arrive, leave], optional: true }
  - { pieces: [rook], to: [dragon], on: [arrive, leave], optional: true }
  - { pieces: [bishop], to: [horse], on: [arrive, leave], optional: true }
captures: { to-hand: captor }
hands: { drops: [{ pieces: [pawn], per-file: 1, mates: false }] }
lose: [checkmated, stalemated, perpetual-check, { repetition: 4, side: white }]
draws: { repetition: { end: 4 }, moves: never }
`;

/** The same as others might write them: each key that the reference has a default for left out, or said in another way. */
const OTHER_HILL = `
name: Other Hill
extends: chess
regions: { hill: d4-e5 }
win:
  - checkmate
  - reach: { white: hill, black: hill }
    with: [king]
`;

const SHORT_HOUSE = `
name: Short House
extends: chess
captures: { to-hand: captor }
`;

const OTHER_SHOGI = SMALL_SHOGI.replace(/on: \[arrive, leave\]/g, "zone: rank 5, on: [move]")
  .replace("forbidden: dead-ends", "forbidden: rank 5")
  .replace(/lose: .*/, "win: [checkmate, stalemate]\nlose: [perpetual-check, { repetition: 4, side: white }]")
  .replace("repetition: { end: 4 }, ", "");

/** Leaves counted in CI. */
const MOST = 600_000;

describe("a game written by hand has an independent program's counts", () => {
  const rows = [
    ["kingofthehill", HILL],
    ["crazyhouse", HOUSE],
    ["minishogi", SMALL_SHOGI],
    ["kingofthehill", OTHER_HILL],
    ["crazyhouse", SHORT_HOUSE],
    ["minishogi", OTHER_SHOGI],
  ].flatMap(([id, text]) => counts.filter(({ variant }) => variant === id).map((row) => ({ ...row, text })));

  it("of three positions or more each", () => expect(rows.length).toBeGreaterThanOrEqual(18));

  it.each(rows)("$variant $fen", ({ text, fen, nodes }) => {
    const variant = parseVariant(text);
    const { position } = Game.start(variant, { fen });
    for (const [index, count] of nodes.entries())
      if (count <= MOST) expect(perft(variant, position, index + 1), `depth ${index + 1}`).toBe(count);
  });
});

/** What a child of chess is told: the places with code and nearest fix. */
function told(line: string): string[] {
  const { diagnostics } = readVariant(`extends: chess\n${line}\n`, { file: "mine.yaml" });
  return diagnostics.map(
    ({ code, line, column, hint }) => `${code} ${line - 1}:${column}${hint === null ? "" : ` ${hint}`}`,
  );
}

describe("a newcomer's mistake is told at its place, once, with the nearest fix", () => {
  it.each<[mistake: string, line: string, told: string[]]>([
    ["one condition without brackets", "win: checkmate", ["wrong-type 1:6 [checkmate]"]],
    ["one piece without brackets", "win: [{ reach: e4, with: king }]", ["wrong-type 1:26 [king]"]],
    [
      "several without brackets",
      "promotion: [{ pieces: [pawn], to: queen, rook }]",
      ["wrong-type 1:35 [queen]", "unknown-key 1:42"],
    ],
    ["the short word for a mate", "win: [mate]", ["wrong-value 1:7 checkmate"]],
    ["a letter for a piece", "win: [{ reach: e4, with: [K] }]", ["unknown-piece 1:27 king"]],
    [
      "both of these",
      "win: [mate, { reach: e4, with: [K] }]",
      ["wrong-value 1:7 checkmate", "unknown-piece 1:33 king"],
    ],
    ["a plus at the wrong end", "pieces: { tokin: { letter: P+, betza: K } }", ["letter 1:28 +P"]],
    ["a small letter with a plus", "pieces: { tokin: { letter: +p, betza: K } }", ["letter 1:28 +P"]],
    ["a region that nobody named", "win: [{ reach: centre, with: [king] }]", ["unknown-region 1:16"]],
    ["yes for true", "pieces: { king: { royal: yes } }\nlose: [perpetual-check]", ["wrong-type 1:26 true"]],
    [
      "a rule of drops without brackets",
      "captures: { to-hand: captor }\nhands: { drops: { pieces: [pawn] } }",
      ["wrong-type 2:17"],
    ],
    ["the first player for White", "lose: [{ repetition: 4, side: first }]", ["wrong-value 1:31"]],
    ["no royal piece", "castling: none\npieces: { king: { royal: false } }", ["royal 2:1"]],
    [
      "the plural of a piece",
      "captures: { to-hand: captor }\nhands: { drops: [{ pieces: [pawns] }] }",
      ["unknown-piece 2:29 pawn"],
    ],
  ])("%s", (_mistake, line, expected) => expect(told(line)).toEqual(expected));

  it.each<[mistake: string, line: string, says: string]>([
    ["a text for a map", "board: 8x8", "wants a map. The keys are files, ranks, holes."],
    ["true for hands", "hands: true", "wants a map. The keys are start, drops, first, enter."],
    ["a number for a map", "draws: { repetition: 4 }", "wants a map. The keys are claim, end."],
    [
      "a map for a list of maps",
      "win: { checks: 3 }",
      "wants a list of such maps: each in brackets, '[{ … }]', or begun by a dash.",
    ],
    ["a word that needs more", "lose: [repetition]", "such as '{ repetition: 4, side: mover }'."],
    [
      "drops by themselves",
      "drops: [{ pieces: [pawn] }]",
      "write 'hands: { drops: [{ pieces: [pawn], on: ranks 2-7 }] }'.",
    ],
    ["a goal by that name", "goal: king", "write 'win: [checkmate, { reach: d4 e4 d5 e5, with: [king] }]'."],
  ])("%s", (_mistake, line, says) => {
    const { diagnostics } = readVariant(`extends: chess\n${line}\n`, { file: "mine.yaml" });
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0].message).toContain(says);
  });
});

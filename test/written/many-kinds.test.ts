/** More kinds than letters: large boards have room for 64. */
import { describe, expect, it } from "vitest";
import { createEngine } from "../../src/engine/engine.ts";
import { Game } from "../../src/engine/game.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { parseVariant } from "../../src/yaml.ts";
import { duel } from "../generated/duel.ts";
import { expectOwnTexts } from "./rows.ts";

const LETTERS = [..."ABCDEFGHIJLMNOPQRSTUVWXYZ"];
/** What pieces with a letter of their own do, in turn; what they become is one further. */
const MOVES = ["W", "F", "WF", "R", "B", "N", "fRbW", "fFsW", "WA", "FD", "Q", "KNADcaKmcabK", "vRsW", "BW", "RF"];

interface Choice {
  readonly files?: number;
  readonly more?: string;
  /** What the pieces that others become say besides. */
  readonly raised?: string;
  readonly kinds?: number;
}

/** A king, 25 pieces of one letter and as many that those become: the last kinds are far beyond what small boards have. */
function crowd(choice: Choice = {}): Variant {
  return parseVariant(textOf(choice), { file: "crowd.yaml" });
}

function textOf({ files = 12, more = "", kinds = 51, raised = "" }: Choice): string {
  const own = LETTERS.slice(0, kinds - 1);
  const become = LETTERS.slice(0, kinds - 1 - own.length);
  const name = (letter: string) => letter.toLowerCase().repeat(2);
  const pieces = [
    "  king: { letter: K, betza: K, royal: true }",
    ...own.map((letter, index) => `  ${name(letter)}: { letter: ${letter}, betza: ${MOVES[index % MOVES.length]} }`),
    ...become.map(
      (letter, index) =>
        `  raised-${name(letter)}: { letter: +${letter}, betza: ${MOVES[(index + 1) % MOVES.length]}${raised} }`,
    ),
  ];
  const rules = become.map(
    (letter) =>
      `  - { pieces: [${name(letter)}], to: [raised-${name(letter)}], zone: ranks 4-9, on: [arrive, leave, capture], optional: true }`,
  );
  const row = (letters: readonly string[]) =>
    Array.from({ length: files }, (_, file) => letters[file] ?? ".").join(" ");
  const white = [[...own.slice(0, 5), "K", ...own.slice(5, 11)], own.slice(11, 23), own.slice(23)];
  const rows = white.map((letters) => row(letters));
  const empty = Array.from({ length: 6 }, () => row([]));
  const setup = [...rows.map((line) => line.toLowerCase()), ...empty, ...rows.toReversed()];
  return [
    "name: Crowd",
    `board: { files: ${files}, ranks: 12 }`,
    "pieces:",
    ...pieces,
    "promotion:",
    ...rules,
    "setup:",
    "  board: |",
    ...setup.map((line) => `    ${line}`),
    more,
  ].join("\n");
}

/** Moves of random games from several seeds, each of them compared with the reference's. */
function compared(variant: Variant): number {
  return [1, 2].reduce((moves, seed) => moves + duel(variant, { seed, games: 3, plies: 120 }), 0);
}

describe("fifty-one kinds", () => {
  it("are played as the reference plays them", () => expect(compared(crowd())).toBeGreaterThan(75));

  it("are held and dropped", () =>
    expect(compared(crowd({ more: "captures: { to-hand: captor }", raised: ", captured-as: itself" }))).toBeGreaterThan(
      75,
    ));

  it("have texts of their own that lead back, also where a piece takes on its way and becomes another", () => {
    const game = Game.start(crowd(), { fen: "k11/12/pp10/Mp10/12/L11/12/12/12/12/12/K11 w - - 0 1" });
    expectOwnTexts(game);
    game.play("a9b9,b9a10+");
    const { pieces } = game.position;
    expect(game.variant.pieceTypes[pieces[9 * 12]?.kind ?? 0].letter).toBe("+M");
    expect(pieces.filter((piece) => piece?.side === 1)).toHaveLength(2);
  });

  it("are valued and searched", async () => {
    const engine = await createEngine(crowd(), { hashMb: 1 });
    const fen = "k11/12/12/12/3+l8/2+B9/12/12/12/12/12/K11 w - - 0 1";
    const { best, info } = await engine.best(Game.start(crowd(), { fen }), { depth: 2 });
    expect(best).toBe("c7d8");
    expect(info?.score).toMatchObject({ type: "cp", value: expect.any(Number) });
    engine.close();
  });

  it("need a board of more than 128 squares", () => {
    expect(() => crowd({ files: 10 })).toThrow(/There are 51 pieces; a board of 120 squares has at most 32/);
  });
});

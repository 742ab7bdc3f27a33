/** Whole games in XBoard itself, which tests every move by the rules that it has been told. In CI alone: a minute and a half. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shownVariant } from "../../src/cli/xboard-shown.ts";
import { Game } from "../../src/engine/game.ts";
import { parseVariant } from "../../src/yaml.ts";
import { Screen } from "../browser/screen.ts";
import { shipped } from "../notation/board.ts";
import { DRESSED } from "./dressed.ts";
import { buildProgram } from "./program.ts";
import { playInXboard, whatIsMissing } from "./xboard-window.ts";

/** Nine files, and kings that castle from the first moves on, each to the hand where the other one castles less far. */
const OWN = `
name: Own
extends: chess
board: { files: 9, ranks: 8 }
pieces:
  hawk: { letter: H, betza: WD }
setup: { fen: "r4k2r/pppphpppp/9/9/9/9/PPPPHPPPP/R4K2R w Kq - 0 1" }
promotion:
  - { pieces: [pawn], zone: rank 8, to: [queen, rook, bishop, hawk, knight] }
castling:
  - { name: O-O,   letter: K, king: [f1, h1], partner: [i1, g1], piece: rook }
  - { name: O-O-O, letter: Q, king: [f1, c1], partner: [a1, d1], piece: rook }
`;
/** What XBoard's user is told to switch off where pieces promote elsewhere. */
const UNTESTED = ["-testLegality", "false"];

describe.skipIf(!process.env.CI)("a game in XBoard", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "fairywren-"));
  const files: Readonly<Record<string, string>> = {
    own: path.join(folder, "own.yaml"),
    dressed: path.join(folder, "dressed.yaml"),
  };
  let script: string;
  let screen: Screen;
  beforeAll(async () => {
    expect(whatIsMissing()).toBeNull();
    writeFileSync(files.own, OWN);
    writeFileSync(files.dressed, DRESSED);
    script = await buildProgram("xboard");
    screen = await Screen.open();
  }, 60_000);
  afterAll(() => {
    screen?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ["paradigm", shipped("paradigm"), []],
    ["capablanca", shipped("capablanca"), []],
    ["edgy-without-castling", withoutCastling(), UNTESTED],
    ["own", parseVariant(OWN), []],
    ["dressed", parseVariant(DRESSED), []],
  ] as const)(
    "of %s is played to an end that the rules know",
    // XBoard now and then waits for ever for an engine that begins slowly on a busy machine
    { timeout: 100_000, retry: 1 },
    async (name, variant, flags) => {
      const own = files[name] === undefined ? [] : [files[name]];
      const { pgn, moves } = await playInXboard(screen, { engine: [script, ...own], variant: name, flags });
      const [, fen = variant.setupFen] = /^\[FEN "(.*)"\]$/m.exec(pgn) ?? [];
      const game = Game.start(variant, { fen });
      for (const move of moves) game.play(move);
      // castlings to other squares are written in a way of XBoard's own, and it writes no piece where it knows of no promotion
      const promotes = moves.some((move) => /[a-z]$/.test(move));
      const isReadable = variant.castlings.length === 0 && !(flags === UNTESTED && promotes);
      const read = isReadable ? Game.fromPgn(pgn, { findVariant: () => variant }) : game;
      expect(read.history.map(({ uci }) => uci)).toEqual(game.history.map(({ uci }) => uci));
      expect(game.outcome ?? game.claim, pgn).not.toBeNull();
      expect(pgn).not.toMatch(/Forfeit|illegal|invalid|exited/i);
    },
  );
});

function withoutCastling() {
  const shown = shownVariant(shipped("edgy"), true);
  if (typeof shown === "string") throw new Error(shown);
  return shown.variant;
}

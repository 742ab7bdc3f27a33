/** A local notation for variants that somebody wrote: a few keys over chess, a position, and what may be played there. */
import { expect } from "vitest";
import { Game } from "../../src/engine/game.ts";
import { Kernel } from "../../src/kernel/kernel.ts";
import { writeUci } from "../../src/notation/move.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { examineVariant } from "../../src/yaml.ts";

/** The variant of some keys over chess. */
export function written(keys: string): Variant {
  const { variant, diagnostics } = examineVariant(`extends: chess\n${keys}\n`, { file: "written.yaml" });
  if (!variant) throw new Error(diagnostics.map(({ code, message }) => `${code}: ${message}`).join("\n"));
  return variant;
}

/** Why some keys over chess are refused, by code and place. */
export function refusals(keys: string): string[] {
  const { diagnostics } = examineVariant(`extends: chess\n${keys}\n`, { file: "written.yaml" });
  return diagnostics.map(({ code, line, column }) => `${code} ${line - 1}:${column}`);
}

/** What is said of some keys over chess, a message a line. */
export function complaints(keys: string): string {
  const { diagnostics } = examineVariant(`extends: chess\n${keys}\n`, { file: "written.yaml" });
  return diagnostics.map(({ message }) => message).join("\n");
}

export function at(keys: string, fen: string): Game {
  return Game.start(written(keys), { fen });
}

/** How a game stands that goes on until a move. */
export function outcomeAfter(keys: string, fen: string, move: string): Game["outcome"] {
  const game = at(keys, fen);
  expect(game.outcome).toBeNull();
  game.play(move);
  return game.outcome;
}

/** The moves from one square: targets, with what the piece becomes. */
export function targets(game: Game, from: string): string {
  const moves = game.legalMoves().filter((move) => move.from === from);
  const words = moves.map(({ uci }) => uci.slice(from.length));
  return words.sort().join(" ");
}

/** Every move has a text of its own, and is played by it and by itself. */
export function expectOwnTexts(game: Game): void {
  const moves = game.legalMoves();
  for (const text of ["uci", "san", "display"] as const) {
    expect(new Set(moves.map((move) => move[text])).size).toBe(moves.length);
  }
  for (const move of moves) {
    for (const form of [move, move.uci, move.san, move.display]) {
      expect(game.play(form)).toEqual(move);
      game.undo();
    }
  }
}

/** What the kernel keeps for the search after a move is what it is from scratch. */
export function expectFresh({ variant, startPosition }: Game, uci: string): void {
  const kernel = Kernel.open(variant, true);
  kernel.setPosition(startPosition);
  const move = kernel.legalMoves().find((own) => writeUci(variant, own) === uci);
  if (!move) throw new Error(`${uci} is no move`);
  kernel.play(move);
  const kept = kernel.save();
  kernel.exports.refresh(1);
  expect(kernel.save()).toEqual(kept);
}

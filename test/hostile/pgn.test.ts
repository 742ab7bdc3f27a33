import { describe, expect, it } from "vitest";
import { FairywrenError } from "../../src/diagnostic/error.ts";
import { Game } from "../../src/engine/game.ts";
import { sharedRules } from "../../src/engine/shared.ts";
import { parsePgn } from "../../src/notation/pgn-read.ts";
import cases from "../data/pgn-hostile.json" with { type: "json" };
import { shipped } from "../notation/board.ts";
import { measured } from "./measured.ts";

interface Case {
  readonly id: string;
  readonly expect: string;
  readonly why: string;
  readonly text: string | null;
  readonly recipe?: {
    readonly prefix: string;
    readonly repeat: string;
    readonly times: number;
    readonly suffix: string;
  };
  readonly plies?: number;
  readonly ply?: number;
  readonly line?: number;
  readonly writtenAs?: string;
  readonly tag?: Readonly<Record<string, string>>;
}

const variant = shipped("chess");
sharedRules(variant); // times below are those of reading alone

function textOf({ text, recipe }: Case): string {
  return text ?? `${recipe?.prefix}${recipe?.repeat.repeat(recipe.times)}${recipe?.suffix}`;
}

function checkGame(entry: Case): void {
  const game = Game.fromPgn(textOf(entry), { variant });
  expect(game.history).toHaveLength(entry.plies ?? 0);
  if (entry.writtenAs) expect(game.history.at(-1)?.san).toBe(entry.writtenAs);
  const again = Game.fromPgn(game.pgn(), { variant });
  expect(again.fen()).toBe(game.fen());
  expect(again.pgn()).toBe(game.pgn());
  for (const [name, value] of Object.entries(entry.tag ?? {})) expect(again.tags.get(name)).toBe(value);
}

function refusalOf(entry: Case): FairywrenError {
  try {
    Game.fromPgn(textOf(entry), { variant });
  } catch (error) {
    if (error instanceof FairywrenError) return error;
    throw error;
  }
  throw new Error("was not refused");
}

function checkRefusal(entry: Case): void {
  const [fault] = refusalOf(entry).diagnostics;
  expect(fault.line).toBeGreaterThan(0);
  expect(fault.column).toBeGreaterThan(0);
  if (entry.line) expect(fault.line).toBe(entry.line);
  if (entry.ply) expect(fault.message).toContain(`Ply ${entry.ply}:`);
}

describe("hostile PGN", () => {
  it.each(cases as Case[])("$id $expect: $why", (entry) => {
    const check = entry.expect === "ok" ? checkGame : checkRefusal;
    expect(measured(() => check(entry)).ms).toBeLessThan(1000);
  });

  it("keeps a tag named __proto__ as a tag", () => {
    expect(Game.fromPgn('[__proto__ "x"]\n\n1. e4 *\n', { variant }).tags.get("__proto__")).toBe("x");
  });

  const dressed = ["L!", "L!e4", "a8=L!+", "=L!,", "/L!", "O-O/L!e1", "O-O", "a8=L!"];
  it.each(["[", "(", "{", ";", "$", "1.", "[a ", "\n%", "e4 (", "[\n", '[A "', "!", ...dressed])(
    "takes linear time on %j repeated",
    (repeat) => {
      expect(measured(() => parsePgn(`1. e4 ${repeat.repeat(100_000)}`)).ms).toBeLessThan(1000);
    },
  );
});

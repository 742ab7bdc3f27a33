/**
 * All 960 starts of Fischer Random Chess against another program: perft by `ffish-es6`, castling included.
 *
 * `STARTS_DEPTH` sets the depth; 3 takes about half a minute.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { beforeAll, describe, expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { Kernel } from "../../src/kernel/kernel.ts";
import { writeFen } from "../../src/notation/fen.ts";
import { countStarts, startPosition } from "../../src/rules/starts.ts";
import type { Variant } from "../../src/variant/variant.ts";

interface Board {
  legalMoves(): string;
  numberLegalMoves(): number;
  push(move: string): boolean;
  pop(): void;
  delete(): void;
}

interface Ffish {
  readonly Board: new (variant: string, fen: string, chess960: boolean) => Board;
}

const DEPTH = Number(process.env.STARTS_DEPTH ?? 2);
const STARTS_A_TEST = 60;

const variant = bundledVariant("fischerandom") as Variant;
const kernel = Kernel.open(variant);
let ffish: Ffish;

beforeAll(async () => {
  const { default: load } = await import("ffish-es6");
  // Given the bytes it asks for no file, which its build for browsers cannot read in Node.
  const wasmBinary = readFileSync(createRequire(import.meta.url).resolve("ffish-es6/ffish.wasm"));
  ffish = await (load as unknown as (options: { wasmBinary: Uint8Array }) => Promise<Ffish>)({ wasmBinary });
});

it("there are 960 starts", () => expect(countStarts(variant)).toBe(960));

describe(`perft 1 to ${DEPTH} of every start`, () => {
  const firsts = Array.from({ length: 960 / STARTS_A_TEST }, (_, index) => index * STARTS_A_TEST);
  it.each(firsts)("from number %i on", { timeout: 600_000 }, (first) => {
    for (let number = first; number < first + STARTS_A_TEST; number++) compare(number);
  });
});

function compare(number: number): void {
  const position = startPosition(variant, number);
  const fen = writeFen(variant, position);
  const board = new ffish.Board("chess", fen, true);
  const depths = Array.from({ length: DEPTH }, (_, index) => index + 1);
  kernel.setPosition(position);
  const counted = { number, fen, counts: depths.map((depth) => kernel.perft(depth)) };
  expect(counted).toEqual({ number, fen, counts: depths.map((depth) => perft(board, depth)) });
  board.delete();
}

function perft(board: Board, depth: number): number {
  if (depth === 1) return board.numberLegalMoves();
  let nodes = 0;
  for (const move of board.legalMoves().split(" ")) {
    board.push(move);
    nodes += perft(board, depth - 1);
    board.pop();
  }
  return nodes;
}

/** Games of a PGN that carry the rules of their variant. */
import { beforeAll, describe, expect, it } from "vitest";
import { FairywrenError } from "../../src/diagnostic/error.ts";
import { documentOf, makeVariant } from "../../src/document.ts";
import { Game, loadVariantsOf, readPgn } from "../../src/index.ts";
import { LONGEST_RULES } from "../../src/notation.ts";
import { readPgnStream } from "../../src/pgn-stream.ts";
import { rulesDigest } from "../../src/variant/digest.ts";
import { parseVariant } from "../../src/yaml.ts";

const HERONS = '{ name: "Heron \\\\ Chess", extends: chess, pieces: { knight: { name: Heron, betza: NA } } }';
/** No knight goes like that. */
const MOVES = "1. Nd3 d5 2. Nf5 *";

/** A PGN whose game carries a file. */
function carrying(yaml: string, { name = "Herons", moves = MOVES } = {}): string {
  return `[Variant "${name}"]\n[VariantYaml "${yaml.replace(/["\\]/g, "\\$&")}"]\n\n${moves}\n`;
}

/** `<pgn>:2:7 unknown-piece 'x …'`: places, codes and the signs that are meant. */
function faultsOf(text: string): readonly string[] {
  try {
    Game.fromPgn(text);
    return [];
  } catch (error) {
    if (!(error instanceof FairywrenError)) throw error;
    return error.diagnostics.map(({ code, file, line, column, length }) => {
      const meant = text.split("\n")[line - 1].slice(column - 1, column - 1 + length);
      return `${file}:${line} ${code} ${meant}`;
    });
  }
}

it("is refused where the reader has not been loaded, and told how to load it", () => {
  expect(faultsOf(carrying("{ extends: chess }"))).toEqual(["<pgn>:2 not-loaded { extends: chess }"]);
  expect(() => Game.fromPgn(carrying(HERONS))).toThrow("await loadVariantsOf(text)");
});

describe("a game that carries its rules", () => {
  beforeAll(() => loadVariantsOf(carrying(HERONS)));

  it("is played by them, and carries them on", () => {
    const game = Game.fromPgn(carrying(HERONS));
    expect(game.variant.name).toBe("Heron \\ Chess");
    expect(game.history.map(({ uci }) => uci)).toEqual(["b1d3", "d7d5", "d3f5"]);
    expect(Game.fromPgn(game.pgn()).fen()).toBe(game.fen());
  });

  it("has them before shipped ones of that name, or of no name", () => {
    for (const name of ["Chess", "chess"]) expect(Game.fromPgn(carrying(HERONS, { name })).history.length).toBe(3);
    const nameless = carrying(HERONS).replace(/^.*\n/, "");
    const variant = parseVariant("extends: chess");
    expect(Game.fromPgn(nameless, { variant }).history.length).toBe(3);
  });

  it("has those of the caller who knows the variant, who is asked first", () => {
    const own = parseVariant("{ name: Herons, extends: chess, pieces: { knight: { betza: NAD } } }");
    const text = carrying(HERONS, { moves: "1. Nb3 *" });
    expect(Game.fromPgn(text, { variant: own }).variant).toBe(own);
    expect(Game.fromPgn(text, { findVariant: () => own }).variant).toBe(own);
    expect(Game.fromPgn(carrying(HERONS), { findVariant: () => null }).variant.name).toBe("Heron \\ Chess");
  });

  it("shares them with others of the same text", () => {
    const [first, second] = Array.from(readPgn(`${carrying(HERONS)}\n${carrying(HERONS)}`), (read) => {
      if (!read.ok) throw read.error;
      return read.game.variant;
    });
    expect(first).toBe(second);
  });

  it("is refused with their faults, each at its place behind escaped signs", () => {
    expect(
      faultsOf(carrying('{ name: "A \\" B", extends: chess, pieces: { knight: { betza: Nx } }, win: [checkmat] }')),
    ).toEqual(["<pgn>:2 reserved-modifier x", "<pgn>:2 wrong-value checkmat"]);
    expect(faultsOf(carrying("{ extends: ches }"))).toEqual(["<pgn>:2 extends-unknown ches"]);
    expect(faultsOf(carrying("{ extends: mine.yaml }"))).toHaveLength(1);
  });

  it("is refused when they do harm", () => {
    expect(faultsOf(carrying(`{ about: { summary: ${"x".repeat(LONGEST_RULES)} } }`))[0]).toMatch(
      /^<pgn>:2 pgn-rules /,
    );
    for (const yaml of ["", "!!js/function x", "&a [*a, *a]", "[".repeat(5000), "{ __proto__: { a: 1 } }", "null"])
      expect(faultsOf(carrying(yaml)).length).toBeGreaterThan(0);
  });

  it("is told of in a file of several, at its place in the whole, while the others are read", async () => {
    const text = `1. e4 *\n\n${carrying("{ extends: ches }")}\n${carrying(HERONS)}`;
    const [first, faulty, last] = Array.from(readPgn(text));
    expect([first.ok, last.ok]).toEqual([true, true]);
    expect(!faulty.ok && faulty.error.diagnostics.map(({ line, code }) => `${line} ${code}`)).toEqual([
      "4 extends-unknown",
    ]);
    const streamed: boolean[] = [];
    for await (const read of readPgnStream([text.slice(0, 50), text.slice(50)])) streamed.push(read.ok);
    expect(streamed).toEqual([true, false, true]);
  });
});

it("is written by a program from the variant's document, which is YAML in one line as JSON", () => {
  const variant = parseVariant("name: Herons\nextends: chess\npieces: { knight: { betza: NA } }");
  const game = Game.start(variant);
  game.play("b1d3");
  const read = Game.fromPgn(game.pgn({ VariantYaml: JSON.stringify(documentOf(variant)) }));
  expect(rulesDigest(read.variant)).toBe(rulesDigest(variant));
  expect(read.fen()).toBe(game.fen());
});

it("keeps what the file has taken away, and the name that it has by its file", () => {
  const text = "extends: chess\ncastling: none\npieces: { queen: none, gnu: { letter: G, betza: NC } }\n";
  const board = "setup: { board: 'rnbgkbnr/pppppppp/......../......../......../......../PPPPPPPP/RNBGKBNR' }\n";
  const lines = board.replace(/'(.*)'/, (_, rows: string) => JSON.stringify(rows.replaceAll("/", "\n")));
  const promotion = "promotion: [{ pieces: [pawn], to: [gnu, rook] }]\n";
  const variant = parseVariant(text + lines + promotion, { file: "gnu-land.yaml" });
  const read = Game.fromPgn(Game.start(variant).pgn({ VariantYaml: JSON.stringify(documentOf(variant)) }));
  expect(read.variant.pieceTypes.map(({ id }) => id)).toEqual(["king", "rook", "bishop", "knight", "pawn", "gnu"]);
  expect([rulesDigest(read.variant), read.variant.name]).toEqual([rulesDigest(variant), "Gnu Land"]);
});

it("keeps that drops are taken away, so that pieces only enter", () => {
  const hands = "hands: { drops: none, enter: { with-first-move: rank 1 } }";
  const variant = parseVariant(`extends: shouse\n${hands}\n`, { file: "gates.yaml" });
  const read = Game.fromPgn(Game.start(variant).pgn({ VariantYaml: JSON.stringify(documentOf(variant)) }));
  expect(read.variant.hands?.drops).toEqual([]);
  expect(rulesDigest(read.variant)).toBe(rulesDigest(variant));
  const given = { ...documentOf(variant), hands: { ...(documentOf(variant).hands as object), drops: "none" as const } };
  expect(rulesDigest(makeVariant("gates", given))).toBe(rulesDigest(variant));
});

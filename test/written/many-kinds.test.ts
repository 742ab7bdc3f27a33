/** As many kinds as there are letters, on boards large and small. */
import { describe, expect, it } from "vitest";
import { kernelOf } from "../../src/compile/kernel-of.ts";
import { createEngine } from "../../src/engine/engine.ts";
import { Game } from "../../src/engine/game.ts";
import { Kernel } from "../../src/kernel/kernel.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { examineVariant, parseVariant } from "../../src/yaml.ts";
import { duel } from "../generated/duel.ts";
import { Reference } from "../reference/reference.ts";
import { expectOwnTexts } from "./rows.ts";

const CAPITALS = [..."ABCDEFGHIJLMNOPQRSTUVWXYZ"];
/** Seventy-seven letters beside the king's; 38 begin on the board, and as many are what those become. */
const LETTERS = ["", "'", "!"].flatMap((dress) => [...CAPITALS, ...(dress ? ["K"] : [])].map((own) => own + dress));
/** What pieces do, in turn; what others become is one further. */
const MOVES = ["W", "F", "WF", "R", "B", "N", "fRbW", "fFsW", "WA", "FD", "Q", "KNADcaKmcabK", "vRsW", "BW", "RF"];

interface Choice {
  readonly files?: number;
  readonly ranks?: number;
  readonly more?: string;
  /** What the pieces that others become say besides. */
  readonly raised?: string;
  readonly kinds?: number;
}

function crowd(choice: Choice = {}): Variant {
  return parseVariant(textOf(choice), { file: "crowd.yaml" });
}

/** A king, pieces that begin, and as many that those become: they are the last kinds. */
function textOf({ files = 12, ranks = 12, more = "", kinds = 78, raised = "" }: Choice): string {
  const letters = LETTERS.slice(0, kinds - 1);
  const own = letters.slice(0, Math.ceil(letters.length / 2));
  const become = letters.slice(own.length);
  const idOf = (letter: string) => `piece-${LETTERS.indexOf(letter)}`;
  const pieces = letters.map((letter, index) => {
    const more = become.includes(letter) ? raised : "";
    return `  ${idOf(letter)}: { letter: "${letter}", betza: ${MOVES[index % MOVES.length]}${more} }`;
  });
  const zone = `ranks 4-${ranks - 3}`;
  const rules = become.map(
    (letter, index) =>
      `  - { pieces: [${idOf(own[index])}], to: [${idOf(letter)}], zone: ${zone}, on: [arrive, leave, capture], optional: true }`,
  );
  const row = (signs: readonly string[]) => Array.from({ length: files }, (_, file) => signs[file] ?? ".").join(" ");
  const men = ["K", ...own];
  const rows = [0, 1, 2, 3].map((rank) => row(men.slice(rank * files, (rank + 1) * files)));
  const empty = Array.from({ length: ranks - 8 }, () => row([]));
  const setup = [...rows.map((line) => line.toLowerCase()), ...empty, ...rows.toReversed()];
  return [
    "name: Crowd",
    `board: { files: ${files}, ranks: ${ranks} }`,
    "pieces:",
    "  king: { letter: K, betza: K, royal: true }",
    ...pieces,
    "promotion:",
    ...rules,
    "setup:",
    "  board: |",
    ...setup.map((line) => `    ${line}`),
    more,
  ].join("\n");
}

/** Moves of random games from several seeds, each of them compared with the reference's, texts and search included. */
function compared(variant: Variant): number {
  return [1, 2].reduce((moves, seed) => moves + duel(variant, { seed, games: 1, plies: 40 }), 0);
}

describe("seventy-eight kinds", () => {
  it.each([
    [16, 16],
    [12, 12],
    [10, 10],
    [8, 11],
  ])("are played on %ix%i as the reference plays them", { timeout: 120_000 }, (files, ranks) => {
    const variant = crowd({ files, ranks });
    expect(variant.pieceTypes).toHaveLength(78);
    expect(kernelOf(variant)).toBe("huge-full");
    expect(compared(variant)).toBeGreaterThan(50);
  });

  it("are held and dropped", { timeout: 120_000 }, () =>
    expect(
      compared(crowd({ files: 16, ranks: 15, more: "captures: { to-hand: captor }", raised: ", captured-as: itself" })),
    ).toBeGreaterThan(50),
  );

  it("make the tree that the reference makes", { timeout: 60_000 }, () => {
    const variant = crowd({ files: 10, ranks: 10 });
    const reference = new Reference(variant);
    const replies = reference.legalMoves().map((move) => {
      reference.play(move);
      const { length } = reference.legalMoves();
      reference.undo();
      return length;
    });
    expect(Kernel.open(variant).perft(2)).toBe(replies.reduce((sum, length) => sum + length, 0));
  });

  it("have texts of their own that lead back, also where a piece takes on its way and becomes another", () => {
    const { variant } = Game.start(crowd({ kinds: 78 }));
    const { letter } = variant.pieceTypes[12];
    expect(letter).toBe("M");
    const game = Game.start(variant, { fen: "k11/12/pp10/Mp10/12/L11/12/12/12/12/12/K11 w - - 0 1" });
    expectOwnTexts(game);
    const { uci } =
      game.legalMoves().find((move) => move.uci.startsWith("a9b9,b9a10") && move.promotion !== null) ?? {};
    game.play(uci as string);
    const { pieces } = game.position;
    expect(pieces[9 * 12]?.kind).toBe(12 + 39);
    expect(pieces.filter((piece) => piece?.side === 1)).toHaveLength(2);
  });

  it("are valued and searched", async () => {
    const variant = crowd();
    const { letter, moves } = variant.pieceTypes[71];
    expect(moves.map(({ betza }) => betza.text)).toEqual(["Q"]);
    const fen = `k11/12/12/12/12/12/5n6/12/3${letter}8/12/12/K11 w - - 0 1`;
    const engine = await createEngine(variant, { hashMb: 1 });
    const { best, info } = await engine.best(Game.start(variant, { fen }), { depth: 4 });
    expect(best).toBe("d4f6");
    expect(info?.score).toMatchObject({ type: "cp", value: expect.any(Number) });
    engine.close();
  });
});

describe("the number of kinds", () => {
  /** Chess with so many kinds more, in letters that it has not. */
  const heirs = (count: number, more = "") => {
    const letters = [...LETTERS, "K'", "K!"].filter((letter) => !"KQRBNP".includes(letter));
    const pieces = letters.slice(0, count).map((letter, index) => `  heir-${index}: { letter: "${letter}", betza: W }`);
    return ["extends: chess", "name: Heirs", "pieces:", ...pieces, more].join("\n");
  };

  const faultsOf = (text: string) =>
    examineVariant(text, { file: "crowd.yaml" }).diagnostics.map(
      ({ code, line, column, message }) => `${line}:${column} ${code} ${message}`,
    );

  it("is at most 78, and the fault names the first piece too many, where it stands, and how many there may be", () => {
    const text = textOf({}).replace(
      "promotion:",
      '  extra: { letter: "+A", betza: W }\n  more: { letter: "+B", betza: W }\npromotion:',
    );
    expect(faultsOf(text)).toEqual([
      "82:3 too-many There are 80 pieces, and a variant has at most 78: 'extra' is one too many.",
    ]);
  });

  it("counts what is inherited, and not what is taken away", () => {
    expect(parseVariant(heirs(72)).pieceTypes).toHaveLength(78);
    const more = '  heir-72: { letter: "+A", betza: W }';
    expect(faultsOf(heirs(72, more))).toEqual([
      "76:3 too-many There are 79 pieces, and a variant has at most 78: 'heir-72' is one too many.",
    ]);
    expect(
      parseVariant(
        heirs(
          72,
          `${more}\n  queen: none\npromotion: none\nsetup: { fen: 4k3/8/8/8/8/8/8/4K3 w - - 0 1 }\ncastling: none`,
        ),
      ).pieceTypes,
    ).toHaveLength(78);
  });

  it("is at most 32 where walls are built and where pieces enter as others leave, which moves have no room to say", () => {
    expect(faultsOf(heirs(27, "turn: [move, { wall: static }]")).join()).toContain(
      "There are 33 pieces, and where walls are built there are at most 32.",
    );
    expect(faultsOf(heirs(26, "turn: [move, { wall: static }]"))).toEqual([]);
    const entering = "hands: { start: { heir-0: 1 }, enter: { with-first-move: rank 1 } }";
    expect(faultsOf(heirs(27, entering)).join()).toContain(
      "There are 33 pieces, and where pieces enter as others leave there are at most 32.",
    );
  });

  it("leaves room for thirty-one sets of squares that a piece takes on its way", () => {
    const lion = (more: string) => heirs(72 - 1, `  lion: { letter: "+A", betza: ${more} }`);
    expect(faultsOf(lion("caKmcabK"))).toEqual([]);
    expect(faultsOf(lion("cacaK")).join()).toContain("different sets on its way, at most 31");
  });
});

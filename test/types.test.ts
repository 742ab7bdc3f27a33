/** The package's types, as a program has them that imports a door and is checked strictly. `node build.mjs types` goes before. */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const run = promisify(execFile);

const PROGRAMS: Readonly<Record<string, string>> = {
  "element.ts": `
    import "fairywren/board/define";
    import { Game, type GameMove, type Outcome } from "fairywren";
    const board = document.createElement("fairywren-board");
    board.variant = "edgy";
    board.level = 3;
    board.flipped = true;
    board.arrows = [{ from: "e2", to: "e4", brush: "red" }];
    board.highlights = board.highlights.concat("e4");
    board.explain = !board.explain;
    board.editable = true;
    board.tool = { kind: 0, side: 1 };
    board.words = { lang: "de", turn: "{side} am Zug.", moves: { one: "1 Zug", other: "{number} Züge" }, pieces: { knight: "Springer" } };
    // @ts-expect-error there is no such text
    board.words = { trun: "{side} am Zug." };
    board.position = board.position && { ...board.position, turn: 1 };
    board.addEventListener("fw-edit", ({ detail }) => detail.changes.map(({ square, piece }) => square + piece?.kind + detail.fen));
    const game: Game | null = board.game;
    const played: GameMove | null = board.play("e4");
    board.addEventListener("fw-move", ({ detail }) => detail.move.san + detail.by + detail.fen);
    board.addEventListener("fw-end", ({ detail }) => detail.outcome satisfies Outcome);
    board.addEventListener("fw-error", ({ detail }) => detail.error.message);
    document.querySelector("fairywren-board")?.addEventListener("fw-load", ({ detail }) => detail.variant);
    document.body.append(board);
    export { game, played };
  `,
  "doors.ts": `
    import { bundledVariant, type Variant } from "fairywren";
    import { type Betza, parseBetza, type Term, writeTerm } from "fairywren/betza";
    import { documentOf, makeVariant, type VariantDocument } from "fairywren/document";
    import { type EndingSurvey, surveyEndings } from "fairywren/endings";
    import { type Square, squareName, type Vector } from "fairywren/geometry";
    import { type Piece, type ParsedFen, parseFen, type PgnMove, parsePgn, type Position } from "fairywren/notation";
    import { perft, type PerftOptions } from "fairywren/perft";
    import { STARTER } from "fairywren/starter";
    import { type TuneNews, type TuneResult, tuneVariant } from "fairywren/tune";
    const variant = bundledVariant("chess") as Variant;
    const document: VariantDocument = documentOf(variant);
    const read: ParsedFen = parseFen(makeVariant("twin", document), STARTER);
    const position: Position | null = read.ok ? read.position : null;
    const piece: Piece | null = position?.pieces[0] ?? null;
    const square: Square = piece?.kind ?? 0;
    const vector: Vector = [1, 2];
    const options: PerftOptions = { lastPly: "made" };
    const betza = parseBetza("N");
    const terms: readonly Term[] = betza.ok ? (betza.betza satisfies Betza).terms : [];
    const parsed = parsePgn("1. e4 *");
    const moves: readonly PgnMove[] = parsed.ok ? parsed.games[0].moves : [];
    export const words = [squareName(variant.board, square), ...terms.map(writeTerm), ...moves.map(({ san }) => san)];
    export const leaves: number = perft(variant, variant.setup, vector[1], options);
    export const played = (news: TuneNews): number => (news.type === "games" ? news.played : 0);
    export const tuned: Promise<TuneResult | null> = tuneVariant(variant, { games: 20, onNews: played });
    export type Survey = ReturnType<typeof surveyEndings> extends Generator<unknown, EndingSurvey> ? true : false;
  `,
  "games.ts": `
    import { type EngineThread, Game, type GameJson, levelLimits, type ReasonCode, remoteEngine, type rules, type Side, type Square, type Variant } from "fairywren";
    import { type PgnRecord, type PgnSource, parsePgnStream, readPgnStream } from "fairywren/pgn-stream";
    import { type CountedGame, countPgn, type OpeningMove, OpeningTable } from "fairywren/openings";
    declare const variant: Variant;
    declare const thread: EngineThread;
    const game: Game = Game.start(variant, { start: 17 }).copy();
    const json: GameJson = game.toJSON();
    const again: Game = Game.fromJSON(variant, json);
    const winner: 0 | 1 | null | undefined = again.outcome?.winner;
    const code: ReasonCode | undefined = game.outcome?.code;
    const isClock = code === "time-forfeit";
    const targets: readonly string[] = game.movesFrom("e2").map(({ to }) => to);
    const engine = remoteEngine(() => thread, variant);
    const best = engine.then((made) => made.best(game, levelLimits(3)));
    async function count(source: PgnSource): Promise<number> {
      let games = 0;
      for await (const read of readPgnStream(source)) games += (read satisfies PgnRecord).ok ? 1 : 0;
      for await (const read of parsePgnStream(source)) if (read.ok) games += read.game.moves.length;
      return games;
    }
    export const counts = [new Response("1. e4 *").body, ["1. e4 *"], "1. e4 *"].map((source) => source && count(source));
    const table: OpeningTable = OpeningTable.of(variant, { plies: 20 });
    async function read(source: PgnSource): Promise<readonly OpeningMove[]> {
      const told: CountedGame[] = [];
      for await (const read of countPgn(table, source)) told.push(read);
      for (const read of told) if (read.is === "faulty") throw read.error;
      return table.at(game, { anyStart: true }).moves;
    }
    export const share: Promise<number | null> = read("1. e4 *").then(([best]) => best.score);
    const loser: Side = game.turn;
    const ended = game.resign(loser);
    const origin: Square | null = game.moves[0]?.from ?? null;
    export const castlings: readonly rules.Castling[] = variant.castlings;
    export { best, ended, isClock, origin, targets, winner };
  `,
  "wrong.ts": `
    import "fairywren/board/define";
    document.createElement("fairywren-board").orientation = "left";
  `,
  "app.tsx": `
    import "fairywren/react";
    import type { FairywrenBoard } from "fairywren/react";
    import { createRef } from "react";
    const ref = createRef<FairywrenBoard>();
    export const board = (
      <fairywren-board
        ref={ref}
        className="board"
        variant="edgy"
        level={3}
        flipped
        arrows={[{ from: "a1", to: "b2" }]}
        highlights={["c3"]}
        onfw-move={({ detail }) => detail.move.san}
      />
    );
  `,
  "wrong.tsx": `
    import "fairywren/react";
    export const board = <fairywren-board view="round" />;
  `,
  "templates.ts": `
    import "fairywren/svelte";
    import "fairywren/vue";
    import type { SvelteHTMLElements } from "svelte/elements";
    import type { GlobalComponents } from "vue";
    type InSvelte = SvelteHTMLElements["fairywren-board"];
    type InVue = InstanceType<GlobalComponents["fairywren-board"]>;
    const shared = { variant: "edgy", level: 3, flipped: true, class: "board", highlights: ["c3"] } as const;
    export const svelte: InSvelte = { ...shared, "onfw-move": ({ detail }) => detail.move.san };
    export const vue: InVue["$props"] = { ...shared, arrows: [{ from: "a1", to: "b2" }] };
    export const emit = (board: InVue, event: CustomEvent) => board.$emit("fw-load", event);
    // @ts-expect-error there is no such view
    export const roundSvelte: InSvelte = { view: "round" };
    // @ts-expect-error there is no such view
    export const roundVue: InVue["$props"] = { view: "round" };
    // @ts-expect-error there is no such attribute
    export const misspeltSvelte: InSvelte = { levle: 1 };
    // @ts-expect-error there is no such attribute
    export const misspeltVue: InVue["$props"] = { levle: 1 };
    // @ts-expect-error there is no such event
    export const wrongEmit = (board: InVue, event: CustomEvent) => board.$emit("fw-moev", event);
  `,
};

const OPTIONS = {
  strict: true,
  noEmit: true,
  target: "ES2022",
  module: "ESNext",
  moduleResolution: "bundler",
  lib: ["ES2022", "DOM", "DOM.Iterable"],
  jsx: "react-jsx",
  types: [],
};

/** Inside the package, from where it finds itself by its own name. */
let folder: string;
let faults: readonly string[];

beforeAll(async () => {
  mkdirSync(path.join(ROOT, "build"), { recursive: true });
  folder = mkdtempSync(path.join(ROOT, "build/consumer-"));
  for (const [file, program] of Object.entries(PROGRAMS)) writeFileSync(path.join(folder, file), program);
  faults = await compile(Object.keys(PROGRAMS));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the compiler finds wrong, a line each. */
async function compile(files: readonly string[]): Promise<string[]> {
  const config = path.join(folder, "tsconfig.json");
  writeFileSync(config, JSON.stringify({ compilerOptions: OPTIONS, files }));
  try {
    await run(process.execPath, [path.join(ROOT, "node_modules/typescript/bin/tsc"), "--project", config], {
      cwd: folder,
    });
    return [];
  } catch (error) {
    return (error as { stdout: string }).stdout.trim().split("\n");
  }
}

/** Of one of the programs; those of the package itself belong to every one. */
function faultsOf(file: string): string {
  const others = Object.keys(PROGRAMS).filter((name) => name !== file);
  return faults.filter((fault) => !others.some((name) => fault.startsWith(`${name}(`))).join("\n");
}

describe("a strict program", () => {
  it("knows the element, its properties, methods and events from the import that registers it", () => {
    expect(faultsOf("element.ts")).toBe("");
  });

  it("knows the smaller doors", () => {
    expect(faultsOf("doors.ts")).toBe("");
  });

  it("knows games as data, why they ended, threads and streams", () => {
    expect(faultsOf("games.ts")).toBe("");
  });

  it("is told of a property of the wrong kind", () => {
    expect(faultsOf("wrong.ts")).toMatch(/wrong\.ts.*'"left"' is not assignable/);
  });

  it("has the element in JSX of React", () => {
    expect(faultsOf("app.tsx")).toBe("");
  });

  it("has the element in templates of Svelte and Vue, and is told there of what it does not have", () => {
    expect(faultsOf("templates.ts")).toBe("");
  });

  it("is told in JSX of what the element does not have", () => {
    expect(faultsOf("wrong.tsx")).toMatch(/wrong\.tsx.*'"round"' is not assignable/);
  });
});

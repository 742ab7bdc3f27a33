/** The package as it is built: what other programs import. `npm run build` goes before. */
import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { Game } from "../src/index.ts";
import { packedFiles } from "./apps/packed.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const run = promisify(execFile);

interface Manifest {
  readonly bin: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifest: Manifest = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"));

/** Declarations are built apart from what the tests need: the source that they are made from stands for them. */
function sourceOfTypes(file: string): string {
  return file.replace(/^\.\/dist\/types\/(.*)\.d\.ts$/, "./src/$1.ts");
}

/** Runs a module in plain Node, from where the package finds itself by its own name. */
async function inNode(script: string): Promise<string> {
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script], { cwd: ROOT });
  return stdout.trim();
}

/** What a built module imports. */
function importsOf(file: string): { readonly atOnce: readonly string[]; readonly later: readonly string[] } {
  const code = readFileSync(path.join(ROOT, "dist", file), "utf8");
  const named = [...code.matchAll(/^(?:import|export) (?:[^"'`;]*? from )?"([^"\n]+)"|\bimport\("([^"\n]+)"\)/gm)];
  return {
    atOnce: named.flatMap(([, atOnce]) => atOnce ?? []),
    later: named.flatMap(([, , later]) => later ?? []),
  };
}

/** At once, or when it is wanted. */
function specifiersOf(file: string): string[] {
  const { atOnce, later } = importsOf(file);
  return [...atOnce, ...later];
}

describe("the built package", () => {
  const targets = Object.entries(manifest.exports).flatMap(([name, target]) =>
    (typeof target === "string" ? [target] : Object.values(target)).map((file) => ({ name, file })),
  );

  it.each(targets.filter(({ name }) => !name.includes("*")))("has $file for $name", ({ file }) => {
    expect(existsSync(path.join(ROOT, sourceOfTypes(file)))).toBe(true);
  });

  it("has the program that it names", () => {
    expect(readFileSync(path.join(ROOT, manifest.bin.fairywren), "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  it("needs no package at run time, and says whose work is inside", () => {
    expect(manifest.dependencies).toBeUndefined();
    const notices = readFileSync(path.join(ROOT, "dist/third-party.txt"), "utf8");
    for (const name of ["yaml", "vscode-jsonrpc", "vscode-languageserver"]) expect(notices).toContain(`${name} `);
  });

  it("imports by address alone, so that a browser needs neither a bundler nor an import map", () => {
    const modules = readdirSync(path.join(ROOT, "dist"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".js") && !file.startsWith("cli"))
      .filter((file) => !/^(cdn(-yaml)?|lsp|worker-node)\.js$/.test(file));
    const bare = modules.flatMap((file) =>
      specifiersOf(file)
        .filter((name) => !/^\.{1,2}\//.test(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(modules).toEqual(expect.arrayContaining(["define-board.js", "index.js", "yaml.js", "worker.js"]));
    expect(bare).toEqual([]);
  });

  it("has doors that export what their sources do, and nothing that the bundler shares between files", async () => {
    const doors = Object.entries(manifest.exports).flatMap(([name, target]) =>
      typeof target === "object" && /^\.(\/(?!cdn|worker)[a-z/-]+)?$/.test(name) ? [target] : [],
    );
    const namesIn = async (file: string) => Object.keys(await import(path.join(ROOT, file))).sort();
    const names = doors.map((door) => Promise.all([namesIn(door.default), namesIn(sourceOfTypes(door.types))]));
    expect(doors.length).toBeGreaterThan(12);
    for (const [built, written] of await Promise.all(names)) expect(built).toEqual(written);
  });

  it("has chunks that import one another in one direction, so that no class is asked for before it is made", () => {
    const files = readdirSync(path.join(ROOT, "dist/chunks"), { encoding: "utf8" }).map((file) => `chunks/${file}`);
    const imported = new Map(
      files.map((file) => [file, importsOf(file).atOnce.map((name) => path.join("chunks", name))]),
    );
    const below = (file: string) => {
      const reached = new Set(imported.get(file));
      for (const next of reached) for (const name of imported.get(next) ?? []) reached.add(name);
      return reached;
    };
    expect(Math.max(...files.map((file) => below(file).size))).toBeGreaterThan(5);
    expect(files.filter((file) => below(file).has(file))).toEqual([]);
  });

  it("has a language server that needs Node alone, in one file that editors can carry along", () => {
    const names = specifiersOf("lsp.js").filter((name) => !name.startsWith("node:"));
    expect(names.filter((name) => !isBuiltin(name))).toEqual([]);
  });

  it("plays a shipped variant in plain Node", async () => {
    const best = await inNode(`
      import { bundledIds, createEngine, Game, loadVariant } from "fairywren";
      const variant = await loadVariant(bundledIds()[0]);
      const game = Game.start(variant);
      const engine = await createEngine(variant);
      const { best } = await engine.best(game, { depth: 3 });
      engine.close();
      console.log(game.play(best).uci === best && game.history.length);
    `);
    expect(best).toBe("1");
  });

  it("reads a variant file of its own, and shares its variants and errors between both entries", async () => {
    const answers = await inNode(`
      import { readFileSync } from "node:fs";
      import { fileURLToPath } from "node:url";
      import { bundledIds, Game, FairywrenError } from "fairywren";
      import { parseVariant } from "fairywren/yaml";
      const [id] = bundledIds();
      const text = readFileSync(fileURLToPath(import.meta.resolve("fairywren/variants/" + id + ".yaml")), "utf8");
      console.log(Game.start(parseVariant(text, { file: id + ".yaml" })).legalMoves().length > 0);
      try { parseVariant("nmae: x"); } catch (error) { console.log(error instanceof FairywrenError && error.diagnostics.length > 0); }
    `);
    expect(answers).toBe("true\ntrue");
  });

  it("has smaller doors, which share variants and errors with the others", async () => {
    const answers = await inNode(`
      import { bundledVariant, FairywrenError, Game } from "fairywren";
      import { parseBetza, ridesOf } from "fairywren/betza";
      import { documentOf, makeVariant } from "fairywren/document";
      import { surveyEndings } from "fairywren/endings";
      import { parseSquare, squareName } from "fairywren/geometry";
      import { parseFen, parsePgn, writeFen } from "fairywren/notation";
      import { perft } from "fairywren/perft";
      import { STARTER } from "fairywren/starter";
      import { tuneVariant } from "fairywren/tune";
      import { parseVariant } from "fairywren/yaml";
      const chess = bundledVariant("chess");
      const { position } = parseFen(chess, Game.start(chess).fen());
      console.log(writeFen(chess, position) === chess.setupFen, perft(chess, position, 3));
      console.log(squareName(chess.board, parseSquare(chess.board, "e4")), ridesOf(parseBetza("N").betza).length);
      console.log(makeVariant("twin", documentOf(chess)).name, parseVariant(STARTER).pieceTypes.length > 1);
      console.log(parsePgn(Game.start(chess).pgn()).games.length, surveyEndings(chess).next().done);
      const end = new AbortController();
      const told = [];
      const onNews = ({ type, played }) => { told.push(type, played); end.abort(); };
      console.log(await tuneVariant(chess, { games: 20, nodes: 20, signal: end.signal, onNews }), told.join(" "));
      try { parseFen(chess, 5); } catch (error) { console.log(error instanceof FairywrenError); }
    `);
    expect(answers.split("\n")).toEqual(["true 8902", "e4 8", "Chess true", "1 false", "null games 1", "true"]);
  });

  it("tells in the smaller doors that a kernel is missing", async () => {
    const answers = await inNode(`
      import { FairywrenError, loadKernels } from "./dist/index.js"; // as outside Node
      import { describedVariant } from "./dist/document.js";
      import { surveyEndings } from "./dist/endings.js";
      import { readPosition } from "./dist/notation.js";
      import { perft } from "./dist/perft.js";
      const codeOf = (run) => { try { run(); return "done"; } catch (error) { return error instanceof FairywrenError && error.diagnostics[0].code; } };
      const edgy = describedVariant("edgy");
      const calls = [() => perft(edgy, edgy.setup, 1), () => readPosition(edgy, edgy.setupFen), () => surveyEndings(edgy)];
      console.log(calls.map(codeOf).join());
      await loadKernels();
      console.log(calls.map(codeOf).join());
    `);
    expect(answers.split("\n")).toEqual(["not-loaded,not-loaded,not-loaded", "done,done,done"]);
  });

  it("gives each variant as a module of its own, which is the one that the library loads", async () => {
    const answers = await inNode(`
      import paradigm from "fairywren/variants/paradigm";
      import { createEngine, Game, loadVariant } from "fairywren";
      const engine = await createEngine(paradigm);
      console.log(paradigm === (await loadVariant("paradigm")));
      console.log((await engine.best(Game.start(paradigm, { start: 17 }), { depth: 2 })).best.length);
      engine.close();
    `);
    expect(answers).toBe("true\n4");
  });

  it("fetches the kernels that a page needs, and says so where it has none", async () => {
    const answers = await inNode(`
      import { createEngine, Game, loadVariant, loadVariantsOf } from "./dist/index.js"; // as outside Node
      const codeOf = (run) => { try { return run().variant.id; } catch (error) { return error.diagnostics[0].code; } };
      const wide = '[Variant "Capablanca Chess"]\\n\\n1. e4 *';
      console.log(codeOf(() => Game.fromPgn("1. e4 *")), codeOf(() => Game.fromPgn(wide)));
      await loadVariant("edgy");
      console.log(codeOf(() => Game.fromPgn("1. e4 *")), codeOf(() => Game.fromPgn(wide)));
      const variant = await loadVariant("capablanca");
      console.log(codeOf(() => Game.fromPgn("1. e4 *")), codeOf(() => Game.fromPgn(wide)));
      await loadVariantsOf("1. e4 *\\n\\n" + wide + "\\n\\n[Variant \\"Of my own\\"]\\n\\n1. ? *");
      console.log(codeOf(() => Game.fromPgn("1. e4 *")), codeOf(() => Game.fromPgn(wide)));
      const engine = await createEngine(variant);
      console.log((await engine.best(Game.start(variant), { depth: 2 })).best.length);
    `);
    const both = "chess capablanca";
    // Before each variant was a module of its own, a loaded kernel was enough.
    expect(answers.split("\n")).toEqual([
      "not-loaded not-loaded",
      "not-loaded not-loaded",
      "not-loaded capablanca",
      both,
      "4",
    ]);
  });

  it("finds a variant by its name, which no page knows from the start, and says of others that they are to be loaded", async () => {
    const answers = await inNode(`
      import { Game, loadVariant, loadVariantsOf } from "./dist/index.js"; // as outside Node
      const told = ({ diagnostics: [{ code, message, hint }] }) => [code, hint, message].join(" ");
      const named = (name) => { try { return Game.fromPgn('[Variant "' + name + '"]\\n\\n*').variant.id; } catch (error) { return told(error); } };
      await loadVariant("chess");
      console.log(["Chess", "EDGY", "Of my own"].map(named).join("\\n"));
      console.log((await loadVariant("edgy chess")).id, named("Edgy Chess"));
      await loadVariantsOf('[Variant "Of my own"]\\n\\n1. e4 *');
      console.log(["Capablanca Chess", "Of my own"].map(named).join("\\n"));
      console.log(await loadVariant("Paradigm Chess31").catch(told));
    `);
    expect(answers.split("\n")).toEqual([
      "chess",
      "not-loaded  The game is of 'EDGY', which is not loaded: await loadVariant('EDGY') first.",
      "not-loaded  The game is of 'Of my own', which is not loaded: await loadVariant('Of my own') first.",
      "edgy edgy",
      "not-loaded  The game is of 'capablanca', which is not loaded: await loadVariant('capablanca') first.",
      "pgn-variant  The tag Variant 'Of my own' names no variant that is known here.",
      expect.stringMatching(
        /^unknown-variant paradigm There is no shipped variant 'Paradigm Chess31'\. Near it is paradigm, /,
      ),
    ]);
  });

  it.each(["paradigm", "capablanca"])("gives the module of %s with the kernel that it needs", async (id) => {
    const answers = await inNode(`
      import variant from "./dist/variants/${id}.js";
      import { Game } from "./dist/index.js";
      console.log(Game.start(variant).legalMoves().length > 0);
    `);
    expect(answers).toBe("true");
  });

  it("has the kernels at hand in Node, and in the reader of files and the list of variants everywhere", async () => {
    const answers = await inNode(`
      import { Game } from "fairywren";
      console.log(Game.fromPgn("1. e4 *").variant.id);
    `);
    expect(answers).toBe("chess");
    const elsewhere = await inNode(`
      import { bundledVariant, Game } from "./dist/index.js";
      console.log(Game.start(bundledVariant("capablanca")).legalMoves().length);
    `);
    expect(elsewhere).toBe("28");
  });

  it("searches in a thread of Node, which is ended and replaced as a worker of the web is", async () => {
    const answers = await inNode(`
      import { Worker } from "node:worker_threads";
      import { createEngine, Game, levelLimits, loadVariant, remoteEngine } from "fairywren";
      import { parseVariant } from "fairywren/yaml";
      const inheritsNothing = { execArgv: [] }; // of the flags that this program runs with
      const start = () => new Worker(new URL(import.meta.resolve("fairywren/worker")), inheritsNothing);
      const edgy = await loadVariant("edgy");
      const mine = parseVariant("name: Mine\\nextends: capablanca\\n");
      for (const variant of [edgy, mine]) {
        const [own, remote] = await Promise.all([createEngine(variant), remoteEngine(start, variant)]);
        const game = Game.start(variant);
        const limits = levelLimits(5);
        console.log((await own.best(game, limits)).best === (await remote.best(game, limits)).best);
        own.close();
        remote.close();
      }
      const crash = () => new Worker("throw new Error('no')", { eval: true, execArgv: [] });
      console.log(await remoteEngine(crash, edgy).catch(({ code }) => code));
      console.log(await remoteEngine(() => "no", edgy).catch(({ code }) => code));
    `);
    expect(answers.split("\n")).toEqual(["true", "true", "engine-lost", "wrong-type"]);
  });

  it("searches in the worker for browsers, which is sent what it plays: shipped variants by their ids, and files", async () => {
    const answers = await inNode(`
      import { Worker } from "node:worker_threads";
      import { createEngine, Game, levelLimits, loadVariant, remoteEngine } from "fairywren";
      import { parseVariant } from "fairywren/yaml";
      // a thread that looks to the script like a worker of the web
      const web = \`const { parentPort } = require("node:worker_threads");
        globalThis.postMessage = (message) => parentPort.postMessage(message);
        globalThis.addEventListener = (type, hear) => parentPort.addEventListener(type, hear);
        import(process.argv[2]);\`;
      const argv = [import.meta.resolve("fairywren/package.json").replace("package.json", "dist/worker.js")];
      const start = () => new Worker(web, { eval: true, argv, execArgv: [] });
      const mine = parseVariant("name: Mine\\nextends: chess\\npieces: { knight: { name: Lion, betza: KNADcaKmcabK } }\\n");
      for (const variant of [await loadVariant("edgy"), await loadVariant("xiangqi"), await loadVariant("duck"), mine]) {
        const [own, remote] = await Promise.all([createEngine(variant), remoteEngine(start, variant, { silentMs: 8000 })]);
        const game = Game.start(variant);
        const limits = { nodes: 2000 };
        const [here, there] = [await own.best(game, limits), await remote.best(game, limits)];
        console.log(here.best === there.best && here.info.score.value === there.info.score.value);
        own.close();
        remote.close();
      }
    `);
    expect(answers.split("\n")).toEqual(["true", "true", "true", "true"]);
  });

  it("searches for five engines of five variants in one thread of Node", async () => {
    const answers = await inNode(`
      import { Worker } from "node:worker_threads";
      import { Game, loadVariant } from "fairywren";
      import { workerEngine } from "fairywren/board";
      let started = 0;
      const start = () => {
        started++;
        const thread = new Worker(new URL(import.meta.resolve("fairywren/worker")), { execArgv: [] });
        return {
          postMessage: (message, transfer) => thread.postMessage(message, transfer),
          terminate: () => thread.terminate().then(() => console.log("ended")),
          addEventListener: (type, listener) => thread.on(type, (data) => listener({ data })),
        };
      };
      const open = workerEngine(start);
      const ids = ["edgy", "capablanca", "crazyhouse", "xiangqi", "chess"];
      const engines = await Promise.all(ids.map(async (id) => open(await loadVariant(id))));
      const games = engines.map(({ variant }) => Game.start(variant));
      const results = await Promise.all(engines.map((engine, index) => engine.best(games[index], { nodes: 3000 })));
      const isLegal = ({ best }, index) => games[index].legalMoves().some(({ uci }) => uci === best);
      console.log(results.every(isLegal));
      for (const engine of engines.slice(1)) engine.close();
      console.log(isLegal(await engines[0].best(games[0], { nodes: 3000 }), 0), started);
      engines[0].close();
    `);
    expect(answers.split("\n")).toEqual(["true", "true 1", "ended"]);
  });

  it("is required by CommonJS too, since no door of it awaits anything", async () => {
    const doors = [
      "",
      "/yaml",
      "/notation",
      "/openings",
      "/perft",
      "/pgn-stream",
      "/board",
      "/react",
      "/svelte",
      "/vue",
      "/variants/edgy",
    ];
    const script = `
      const { Game, bundledVariant } = require("fairywren");
      for (const door of ${JSON.stringify(doors)}) require("fairywren" + door);
      console.log(Game.fromJSON(bundledVariant("chess"), JSON.stringify(Game.fromPgn("1. e4 *"))).length);
    `;
    const flags = ["--experimental-require-module", "--no-warnings", "--input-type=commonjs"];
    const { stdout } = await run(process.execPath, [...flags, "--eval", script], { cwd: ROOT });
    expect(stdout.trim()).toBe("1");
  });

  it("reads a stream of PGN from a file", async () => {
    const answers = await inNode(`
      import { Readable } from "node:stream";
      import { readPgnStream } from "fairywren/pgn-stream";
      const pieces = Array.from({ length: 300 }, (_, number) => Buffer.from(number % 3 ? "1. e4 e5 0-1\\n\\n" : "1. e4 e5 2. Ke3 *\\n"));
      let [right, wrong] = [0, 0];
      for await (const read of readPgnStream(Readable.from(pieces))) read.ok ? right++ : wrong++;
      console.log(right, wrong);
    `);
    expect(answers).toBe("200 100");
  });

  it("has a script that also loads where there is no page", async () => {
    const answers = await inNode(`
      import "fairywren/cdn";
      console.log(Object.isFrozen(fairywren), fairywren.bundledIds().length > 20, typeof fairywren.FairywrenBoard);
    `);
    expect(answers).toBe("true true function");
  });

  it("has a script that reads variant files as well", async () => {
    const answers = await inNode(`
      import "fairywren/cdn-yaml";
      console.log(fairywren.parseVariant("name: Mine\\nextends: chess\\n").name);
    `);
    expect(answers).toBe("Mine");
  });

  it.each(["board", "board/define", "react", "svelte", "vue"])(
    "imports %s where there is no page, and does nothing there",
    async (door) => {
      const answers = await inNode(`
      await import("fairywren/${door}");
      console.log(typeof customElements, typeof document);
    `);
      expect(answers).toBe("undefined undefined");
    },
  );

  it("plays the game of the example for Node, to a record that reads back", async () => {
    const { stdout } = await run(process.execPath, ["demo/examples/node.mjs", "edgy", "0"], { cwd: ROOT });
    const { variant, history } = Game.fromPgn(stdout);
    expect([variant.id, history.length]).toEqual(["edgy", 40]);
  });

  it("has what README and docs link to and show, so that nothing is broken for a reader of the tarball", async () => {
    const packed = await packedFiles();
    const documents = ["README.md", ...packed.filter((file) => /^docs\/.*\.md$/.test(file))];
    const missing = documents.flatMap((file) => {
      const text = readFileSync(path.join(ROOT, file), "utf8").replace(/^```[\s\S]*?^```$/gm, "");
      const links = Array.from(
        text.matchAll(/\]\(([^):#]+)(?:#[^)]*)?\)|src="([^":]+)"/g),
        ([, link, source]) => link ?? source,
      );
      const targets = links.map((link) => path.join(path.dirname(file), link));
      return targets.filter((target) => !packed.some((there) => there === target || there.startsWith(`${target}/`)));
    });
    expect(missing).toEqual([]);
    expect(packed).toContain("demo/screenshots/corner.png");
  });

  it("serves games: opens them by rules, checks moves, says what is wrong, and comes back after a restart", async () => {
    const answers = await inNode(`
      import { GameRoom, serve } from "./demo/examples/server.mjs";
      const room = new GameRoom();
      const server = await serve(room, 0);
      const at = (path) => "http://127.0.0.1:" + server.address().port + path;
      const post = async (path, body) => {
        const response = await fetch(at(path), { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body) });
        const { san, number, reason, code, message } = await response.json();
        console.log(response.status, san ?? number ?? code ?? message, reason ?? "");
      };
      await post("/games", { rules: "name: Mine\\nextends: chess\\npieces: { knight: { betza: NA } }" });
      await post("/games", { variant: "chess" });
      await post("/games/1/moves", { move: "b1d3" });
      await post("/games/2/moves", { move: "b1d3" });
      for (const move of ["f3", "e5", "g4", "Qh4"]) await post("/games/2/moves", { move });
      await post("/games/3/moves", { move: "e4" });
      await post("/games", { rules: "nmae: x" });
      await post("/games", "{");
      console.log((await (await fetch(at("/games/1/moves?from=e7"))).json()).map(({ san }) => san).join());
      const again = new GameRoom();
      await again.restore(room.save());
      console.log(again.size, JSON.stringify(again.state(2)) === JSON.stringify(room.state(2)));
      server.close();
      server.closeAllConnections();
    `);
    expect(answers.split("\n").map((line) => line.trim())).toEqual([
      ...["201 1", "201 2", "200 Nd3", "422 move-illegal"],
      ...["200 f3", "200 e5", "200 g4", "200 Qh4# checkmate"],
      ...["404 There is no game 3.", "422 missing-key", "400 The body must be a JSON object of at most 81920 bytes."],
      ...["e6,e5", "2 true"],
    ]);
  });

  it("measures that server", async () => {
    const words = ["--expose-gc", "demo/examples/server-load.mjs", "--games", "21", "--plies", "8", "--requests", "40"];
    const { stdout } = await run(process.execPath, words, { cwd: ROOT });
    expect(stdout).toMatch(/^moves a second {12}[\d,]+, each checked/m);
    expect(stdout).toMatch(/^memory of a game .* kB after 8 plies$/m);
  });

  it("is shown to whoever starts it in ten lines, with commands that can be typed again", async () => {
    const { stdout, stderr } = await run(process.execPath, ["tour.mjs", "edgy", "50"], { cwd: ROOT });
    expect(stdout.match(/^\$ npx fairywren \w+/gm)).toHaveLength(3);
    expect(stdout).toMatch(/^ {2}Best move {2}\S+ \(\w+\)$/m);
    expect([stdout.trim().split("\n").length <= 10, stderr]).toEqual([true, ""]);
  });

  it("gives the kernels and the schema as files", async () => {
    const answers = await inNode(`
      import { readFileSync } from "node:fs";
      import { fileURLToPath } from "node:url";
      const fileOf = (name) => readFileSync(fileURLToPath(import.meta.resolve("fairywren/" + name)));
      for (const name of ["kernel.wasm", "kernel.wide.wasm"]) console.log(WebAssembly.validate(fileOf(name)));
      console.log(JSON.parse(fileOf("schema")).title.length > 0);
    `);
    expect(answers).toBe("true\ntrue\ntrue");
  });
});

/** The one-way flow, as data: who may import whom. A wrong edge fails by name. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { bundledIds, bundledVariant } from "../src/definition/library.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** From the bottom up: a folder imports those before it and, where it says so, `layout`. */
const FLOW: readonly string[] = [
  "diagnostic",
  "geometry",
  "betza",
  "variant",
  "notation",
  "definition",
  "compile",
  "kernel",
  "engine",
  "tune",
  "jobs",
  "match",
  "import",
];
/** The faces stand beside one another on the engine. */
const FACES: readonly string[] = ["worker", "cli", "board", "lsp"];
/** What the language server borrows of other faces, and why. */
const LENT_TO_SERVER: Readonly<Record<string, string>> = {
  "src/board/diagram.ts": "draws movements",
  "src/board/picture.ts": "writes a drawing as SVG",
  "src/cli/file.ts": "reads files from outside, never more than they may have",
  "src/cli/weights-beside.ts": "checks the weights beside a file, as `check` does",
};
const SERVER_PACKAGES = ["vscode-languageserver/node", "vscode-languageserver-textdocument"];
/** A file of `rules` is of the storey that its face belongs to: `rules/fen.ts` and `rules/castling/fen.ts` of notation. */
const STOREYS: Readonly<Record<string, string>> = {
  codes: "diagnostic",
  model: "variant",
  rule: "variant",
  given: "variant",
  words: "variant",
  "rich-words": "variant",
  "rich-words-beside": "variant",
  standing: "variant",
  starts: "variant",
  needs: "variant",
  choices: "variant",
  patterns: "variant",
  chains: "variant",
  landing: "variant",
  leaps: "variant",
  told: "variant",
  seen: "variant",
  planned: "variant",
  types: "variant",
  "other-names": "definition",
  fen: "notation",
  text: "notation",
  document: "definition",
  read: "definition",
  parts: "definition",
  check: "definition",
  "rich-read": "definition",
  "rich-check": "definition",
  idle: "definition",
  plan: "compile",
  compile: "compile",
  worth: "compile",
  "rich-planned": "variant",
  "rich-fen": "notation",
  "rich-text": "notation",
  "rich-compile": "compile",
  rich: "kernel",
  provide: "kernel",
  turnings: "compile",
  shortcuts: "compile",
  kernel: "kernel",
  ending: "kernel",
  uci: "cli",
  xboard: "cli",
};
/** The one script for pages has every door and face in it. */
const WHOLE = "src/cdn.ts";
/** The door of the tuner. */
const TUNER = "src/tune.ts";
/** The memory map is for those who fill it or read it. */
const LAYOUT_READERS = ["layout", "compile", "kernel", "engine", "tune"];
/** Commands, and the jobs and matches that they share. */
const isOfCommandLine = (file: string) => /^src\/(cli|jobs|match)\//.test(file);
/** Inside the kernel, from the bottom up. */
const KERNEL_FLOW: readonly string[] = [
  "features",
  "kinds",
  "multiplier",
  "bitboard",
  "records",
  "tables",
  "board",
  "attacks",
  "rules",
  "hooks",
  "moves",
  "endings",
  "evaluate",
  "search",
  "rich",
  "index",
  "doors",
];
/** What other programs know without being told, as they would write it: data, and read by the importer alone. */
const FOREIGN = "schemas/import";
/** What XBoard calls our variants. */
const XBOARD_NAMES = "variants/xboard.json";
/** What the language server explains keys with: it has the words that programs leave out. */
const SCHEMA = "schemas/variant.schema.json";
/** Packages, and the folders that may import them; of React, Svelte and Vue the types alone. */
const PACKAGES: Readonly<Record<string, string>> = {
  yaml: "definition",
  react: "board",
  "svelte/elements": "board",
  vue: "board",
  "node:worker_threads": "worker",
};

/** Ids of variants that are words of ours, or of files that are imported, for something else, too. */
const WORDS: readonly string[] = ["capture", "duck", "forward", "ataxx", "janggi", "quadwrangle", "snort"];

/** What the page and the measurements import of `src`: what anybody may, by the package's doors. */
const OUTSIDERS: readonly string[] = ["bench", "demo"];
/** Those that have to look inside, and why. */
const INSIDE: Readonly<Record<string, string>> = {
  "bench/match/": "plays and tells as the command line does, and exchanges the kernel inside a build",
  "bench/gauntlet/": "keeps and tells games as the command line does",
  "bench/seeing/": "reads games as the command line keeps them",
  "bench/spsa/": "plays as a match does, and keeps rounds as the command line keeps games",
  "bench/play/self-play.ts": "lets our engine play as the command line does",
  "bench/play/levels.ts": "judges games as the command line does",
  "bench/play/latency.ts": "talks to an engine as the command line does",
  "bench/compare/peers/uci.ts": "talks to engines as the command line does",
  "bench/play/wdl.ts": "fits the model by which scores become chances",
  "bench/play/ending-games.ts": "holds play against the solver's own tables",
  "bench/common/random.ts": "draws by the generator of the tables, so that a seed means the same for good",
  "demo/sounds.ts": "sounds as the element does, by what is fetched with the first sound",
  "bench/queue/": "measures what a job costs",
  "bench/prove/": "holds the whole engine against the reference",
  "bench/common/statistics.ts": "takes the middle as the command line does",
  "bench/compare/results.ts": "keeps where it was measured as the command line does",
  "bench/compare/main.ts": "describes the machine as the command line does",
};

interface Edge {
  readonly from: string;
  readonly to: string;
}

const edges = [...sources("src"), ...sources("assembly")].flatMap(edgesOf);

describe("the one-way flow", () => {
  it("is kept by src", () => {
    expect(
      edges
        .filter(({ from }) => from.startsWith("src/"))
        .filter(isWrongInSource)
        .map(inWords),
    ).toEqual([]);
  });

  it("is kept by assembly, which reads src/layout and itself", () => {
    expect(
      edges
        .filter(({ from }) => from.startsWith("assembly/"))
        .filter(isWrongInKernel)
        .map(inWords),
    ).toEqual([]);
  });

  it("never comes back: no file imports itself through others", () => {
    expect(findCycle()).toBeNull();
  });
});

describe("the doors", () => {
  const doors = doorsOf(JSON.parse(read("package.json")).exports);

  it.each(OUTSIDERS)("are all that %s imports", (folder) => {
    const looks = sources(folder)
      .flatMap(edgesOf)
      .filter(({ to }) => to.startsWith("src/") && !doors.has(to));
    expect(looks.filter(({ from }) => !mayLookInside(from)).map(inWords)).toEqual([]);
  });

  it("have no exception that is not needed", () => {
    const looking = OUTSIDERS.flatMap(sources).filter((file) =>
      edgesOf(file).some(({ to }) => to.startsWith("src/") && !doors.has(to)),
    );
    expect(Object.keys(INSIDE).filter((place) => !looking.some((file) => file.startsWith(place)))).toEqual([]);
  });
});

describe("the tuner", () => {
  it("is no part of a page that does not tune: worker and board know nothing of it, nor do the doors but its own", () => {
    const isOfTuner = (file: string) => file.startsWith("src/tune/") || file === TUNER;
    const lookers = edges.filter(({ from, to }) => isOfTuner(to) && !isOfTuner(from));
    expect(lookers.filter(({ from }) => !isOfCommandLine(from)).map(inWords)).toEqual([]);
  });

  it("is fetched by the page with the worker that tunes; the rest of it knows the messages", () => {
    const lookers = sources("demo")
      .flatMap(edgesOf)
      .filter(({ to }) => to === TUNER);
    expect([...new Set(lookers.map(({ from }) => from))]).toEqual(["demo/tuning-message.ts", "demo/tuning-worker.ts"]);
  });
});

describe("the language server", () => {
  it("is a program of its own, which nothing imports: no page and no other command grows with it", () => {
    const lookers = edges.filter(({ from, to }) => to.startsWith("src/lsp/") && !from.startsWith("src/lsp/"));
    expect(lookers.map(inWords)).toEqual([]);
  });

  it("borrows of other faces what is named here, and needs all of it", () => {
    const borrowed = edges.filter(
      ({ from, to }) => from.startsWith("src/lsp/") && /^src\/(board|cli|worker)\//.test(to),
    );
    expect([...new Set(borrowed.map(({ to }) => to))].sort()).toEqual(Object.keys(LENT_TO_SERVER));
  });
});

describe("jobs", () => {
  it("are given and run by the command line alone", () => {
    const lookers = edges.filter(({ from, to }) => to.startsWith("src/jobs/") && !isOfCommandLine(from));
    expect(lookers.map(inWords)).toEqual([]);
  });
});

describe("matches", () => {
  it("are played by the command line alone, so that no page grows with them", () => {
    const lookers = edges.filter(({ from, to }) => to.startsWith("src/match/") && !isOfCommandLine(from));
    expect(lookers.map(inWords)).toEqual([]);
  });
});

describe("what is read of other programs", () => {
  it("is used by the command line alone, so that no page grows with it", () => {
    const lookers = edges.filter(({ from, to }) => to.startsWith("src/import/") && !from.startsWith("src/import/"));
    expect(lookers.filter(({ from }) => !from.startsWith("src/cli/")).map(inWords)).toEqual([]);
  });
});

describe("rooms of rules", () => {
  const rooms = readdirSync(path.join(ROOT, "src/rules"), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );

  it.each(rooms.map(({ name }) => name))("know nobody's but their own: %s is seen by the lists alone", (room) => {
    const place = `src/rules/${room}/`;
    const lookers = edges.filter(({ from, to }) => to.startsWith(place) && !from.startsWith(place));
    const strangers = lookers.filter(({ from }) => !/^src\/rules\/[\w-]+\.ts$/.test(from));
    expect(strangers.map(inWords).sort()).toEqual([]);
  });
});

describe("rooms of rules in the kernel", () => {
  /** What a room knows of another, and why. */
  const known: Readonly<Record<string, string>> = {
    "assembly/rules/en-passant.ts imports assembly/rules/promotion.ts": "such a capture may promote",
    "assembly/rules/full/explosions.ts imports assembly/rules/castling.ts": "what is blown up may have a right",
    "assembly/rules/full/explosions.ts imports assembly/rules/promotion.ts": "who captures may have promoted",
    "assembly/rules/full/explosions.ts imports assembly/rules/full/effects/reopen.ts":
      "who stood ready may be blown up",
    "assembly/rules/full/flips.ts imports assembly/rules/full/effects/reopen.ts":
      "who stood ready may have changed sides",
    "assembly/rules/full/flips.ts imports assembly/rules/full/first-leaps.ts": "what changes sides may have a leap",
    "assembly/rules/full/strikes.ts imports assembly/rules/castling.ts": "what is taken on the way may have a right",
    "assembly/rules/full/strikes.ts imports assembly/rules/promotion.ts": "who takes on the way may promote",
    "assembly/rules/full/trades.ts imports assembly/rules/en-passant.ts": "what the law forbids may be taken so",
    "assembly/rules/full/trades.ts imports assembly/rules/full/strikes.ts": "or on the way",
    "assembly/rules/rich/turning.ts imports assembly/rules/promotion.ts": "who stays and promotes becomes another",
    "assembly/rules/full/effects/reopen.ts imports assembly/rules/en-passant.ts": "who stood ready may be gone",
  };
  const lookers = edges.filter(({ to }) => to.startsWith("assembly/rules/"));

  /** A room of several files: `goals.ts`, which has the hooks, and those in `goals/`. */
  const isOfOneRoom = ({ from, to }: Edge) =>
    to.startsWith(`${from.replace(/(?<=^assembly\/rules\/rich\/[^/]*)(\.ts|\/.*)$/, "")}/`);

  it("are seen by the hooks alone, which the build makes, and by their own files", () => {
    const others = lookers.filter((edge) => edge.from !== "assembly/hooks.generated.ts" && !isOfOneRoom(edge));
    const strangers = others.map(inWords);
    expect(strangers).toEqual(Object.keys(known));
  });
});

describe("rules", () => {
  /** Another program's words for rules are put into ours: nothing there plays them. */
  const isImport = (file: string) => file.startsWith("src/import/");
  /** The texts of boards have words for what any rule does, and nothing else. */
  const CATALOGUE = "src/board/words.ts";
  /** Files outside the rooms and their lists that mention a rule in code. */
  const lookers = [...sources("src"), ...sources("assembly")].filter(
    (file) =>
      !file.endsWith(".generated.ts") &&
      !/^(src|assembly|src\/layout)\/rules\//.test(file) &&
      !isImport(file) &&
      file !== CATALOGUE,
  );

  it.each([
    ["castling", /castl/i],
    ["promotion", /promot/i],
    ["en passant", /en.?passant/i],
  ])("keep to their rooms: at most twelve other files know of %s", (_rule, word) => {
    expect(lookers.filter((file) => word.test(codeOf(file))).length).toBeLessThanOrEqual(12);
  });
});

describe("the tree", () => {
  it("has folders that the flow knows", () => {
    const known = ["layout", "rules", ...FLOW, ...FACES];
    const folders = readdirSync(path.join(ROOT, "src"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });

  it("has index.ts where a door is, and nowhere else", () => {
    const doors = [...sources("src"), ...sources("assembly")].filter((file) => path.basename(file) === "index.ts");
    expect(doors.sort()).toEqual(["assembly/index.ts", "src/index.ts"]);
    expect(read("src/index.ts").split("\n").length).toBeLessThanOrEqual(41);
  });

  it("names no shipped variant outside its data: named.ts alone has the one of records without a name", () => {
    // Some variants are called after a piece, and a picture may be drawn for a piece of that name.
    const pieces = new Set(
      bundledIds().flatMap((id) => bundledVariant(id)?.pieceTypes.map((pieceType) => pieceType.id)),
    );
    const ids = bundledIds().filter((id) => !pieces.has(id) && !WORDS.includes(id));
    const named = [...sources("src"), ...sources("assembly")]
      .filter((file) => !file.endsWith(".generated.ts"))
      .flatMap((file) => {
        const code = codeOf(file);
        return ids.filter((id) => quotes(code, id)).map((id) => `${file} names '${id}'`);
      });
    expect(named).toEqual([expect.stringMatching(/^src\/definition\/named\.ts names '/)]);
  });
});

/** The sources behind the package's exports, from where their types are. */
function doorsOf(exported: Readonly<Record<string, string | { readonly types: string }>>): ReadonlySet<string> {
  const types = Object.values(exported).flatMap((target) => (typeof target === "string" ? [] : [target.types]));
  return new Set(types.map((file) => file.replace(/^\.\/dist\/types\/(.*)\.d\.ts$/, "src/$1.ts")));
}

function mayLookInside(file: string): boolean {
  return Object.keys(INSIDE).some((place) => file.startsWith(place));
}

function isWrongInSource({ from, to }: Edge): boolean {
  const importer = folderOf(from);
  if (!to.startsWith("src/")) return !isAllowedOutside(importer, to);
  const imported = folderOf(to);
  if (importer === imported) return false;
  if (importer === "lsp" && Object.hasOwn(LENT_TO_SERVER, to)) return false;
  if (imported === "") return true;
  if (importer === "" && FACES.includes(imported)) return from !== WHOLE && from !== `src/${imported}.ts`;
  if (imported === "layout") return !LAYOUT_READERS.includes(importer);
  return levelOf(importer) <= levelOf(imported);
}

function isAllowedOutside(importer: string, to: string): boolean {
  if (importer === "cli") return to.startsWith("node:") || to === "package.json" || to === XBOARD_NAMES;
  if (importer === "lsp") return to.startsWith("node:") || SERVER_PACKAGES.includes(to) || to === SCHEMA;
  if (importer === "jobs" || importer === "match") return to.startsWith("node:");
  if (importer === "import") return to.startsWith(`${FOREIGN}/`);
  return PACKAGES[to] === importer;
}

/** The package's doors, such as `src/index.ts`, have no folder: they stand above all but the faces. A face has a door of its name. */
function levelOf(folder: string): number {
  if (folder === "" || FACES.includes(folder)) return FLOW.length;
  return FLOW.indexOf(folder);
}

function isWrongInKernel({ from, to }: Edge): boolean {
  if (to.startsWith("src/layout/")) return false;
  return !to.startsWith("assembly/") || kernelLevelOf(from) < kernelLevelOf(to);
}

/** A file at the top counts by its name, without the width: `bitboard.wide.ts` is the other `bitboard.ts`. */
function kernelLevelOf(file: string): number {
  const first = file.split("/")[1].replace(/\..*$/, "");
  const level = KERNEL_FLOW.indexOf(first);
  if (level < 0) throw new Error(`${file} is no part of the kernel that the flow knows`);
  return level;
}

function findCycle(): string | null {
  const done = new Set<string>();
  const walk = (file: string, trail: readonly string[]): string | null => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file].join(" -> ");
    if (done.has(file)) return null;
    for (const { from, to } of edges) {
      const cycle = from === file ? walk(to, [...trail, file]) : null;
      if (cycle) return cycle;
    }
    done.add(file);
    return null;
  };
  for (const { from } of edges) {
    const cycle = walk(from, []);
    if (cycle) return cycle;
  }
  return null;
}

function sources(folder: string): string[] {
  const files = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".ts"))
    .map((file) => path.posix.join(folder, file.replaceAll("\\", "/")));
}

/** Types count too: whoever knows a folder's types knows the folder. */
function edgesOf(from: string): Edge[] {
  const named = codeOf(from).matchAll(/(?:\bfrom |^import |\bimport\()"([^"\n]+)"/gm);
  return Array.from(named, ([, address]) => {
    const to = address.replace(/\?.*$/, ""); // what the bundler is to do with it
    return { from, to: to.startsWith(".") ? path.join(path.dirname(from), to) : to };
  });
}

function codeOf(file: string): string {
  return read(file)
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/^\s*\/\/.*$/gm, "");
}

function quotes(code: string, id: string): boolean {
  return ['"', "'", "`"].some((mark) => code.includes(mark + id + mark));
}

function folderOf(file: string): string {
  const parts = file.split("/");
  return parts[1] === "rules" ? storeyOf(file) : parts.length > 2 ? parts[1] : "";
}

function storeyOf(file: string): string {
  const face = path.basename(file, ".ts");
  if (!Object.hasOwn(STOREYS, face)) throw new Error(`${file} is no face of a rule that the flow knows`);
  return STOREYS[face];
}

function inWords({ from, to }: Edge): string {
  return `${from} imports ${to}`;
}

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), "utf8");
}

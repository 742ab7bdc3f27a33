/** A page as applications bundle it, and what it weighs: for our own limits, and beside other programs. */
import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { ROOT } from "../common/place.ts";

/** What a page imports, and what it then does. */
export interface Page {
  readonly imports: readonly string[];
  readonly does: string;
}

export type Chunk = Rolldown.OutputChunk;

/** What a page does that plays a variant. */
export const PLAYING = `
const game = Game.start(variant);
const engine = await createEngine(variant);
game.play((await engine.best(game)).best);
`;

/** Loads a shipped variant by its id and plays: rules, moves, notation, engine, the kernel for its board; no reader of variant files.
 *  @param library the package's, or its source */
export const playingAny = (library: string): Page => ({
  imports: [`{ createEngine, Game, loadVariant } from ${JSON.stringify(`${ROOT}/${library}`)}`],
  does: `const variant = await loadVariant(location.hash.slice(1)); ${PLAYING}`,
});

const ENTRY = "virtual:page";

/** As applications are built that set nothing.
 *  @param isWaiting whether its module waits at its top level, for which bundlers cut it into more files */
export async function bundlePage({ imports, does }: Page, isWaiting = false): Promise<readonly Chunk[]> {
  const head = imports.map((each) => `import ${each};`).join("\n");
  const page = isWaiting ? `${head}\n${does}` : `${head}\nasync function main() {\n${does}\n}\nmain();`;
  const built = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: "silent",
    build: { write: false, target: "es2022", modulePreload: false, rolldownOptions: { input: ENTRY } },
    plugins: [
      {
        name: "page",
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? page : null),
      },
    ],
  });
  if (!("output" in built)) throw new Error("one bundle was expected of the page");
  return built.output.filter((file): file is Chunk => file.type === "chunk");
}

/** Without what is fetched when it is wanted: a kernel, the faces of rich rules, what solves endings, and hints in words. */
export function loadedAtOnce(chunks: readonly Chunk[]): Chunk[] {
  return chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => withImports(chunks, entry));
}

export function withImports(chunks: readonly Chunk[], chunk: Chunk): Chunk[] {
  const names = new Set([chunk.fileName]);
  for (const name of names)
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) names.add(next);
  return chunks.filter(({ fileName }) => names.has(fileName));
}

/** Of the source, or of the package. */
const OF_KERNEL = (width: string) => new RegExp(`/(kernel/${width}\\.generated\\.ts|chunks/${width}\\.js)$`);

/** The kernel of a width, which is fetched when the size of the board is known. */
export function kernelOf(chunks: readonly Chunk[], width: string): Chunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => OF_KERNEL(width).test(id)));
  if (!found) throw new Error(`the page has no ${width} kernel`);
  return found;
}

/** How large it is when it is sent, in bytes. */
export function brotli(content: string | Uint8Array): number {
  return brotliCompressSync(content).length;
}

/** Plugins that shorten what a page loads, beyond what the bundler does. */
import { minify } from "terser";

/** What the code of the package allows: no getter is asked for what it does beside its answer, and no plain function is a
 *  constructor or a generator's `this`. */
const COMPRESS = {
  passes: 3,
  ecma: 2020,
  keep_fargs: false,
  hoist_funs: true,
  pure_getters: true,
  unsafe_arrows: true,
  unsafe_methods: true,
};

/** Shortens a bundle's text: two percent of what a page loads. */
export async function shortened(code, isModule = false) {
  return (await minify(code, { ecma: 2020, module: isModule, compress: COMPRESS })).code ?? code;
}

/** Shortens the chunks that contain a module.
 *  @param module the end of its path */
export function shortenWith(module) {
  const isMeant = ({ moduleIds }) => moduleIds.some((id) => id.endsWith(module));
  return rewrite("shorten-with", isMeant, (code) => shortened(code, true));
}

/** Packages that allow the same, besides our own code: what others do may need more care. */
const OTHERS = /\/node_modules\/(?!idb\/)/;

/** Shortens the chunks of code that allows it. */
export function shortenOurs() {
  const isMeant = (chunk) => !isData(chunk) && !chunk.moduleIds.some((id) => OTHERS.test(id));
  return rewrite("shorten-ours", isMeant, (code) => shortened(code, true));
}

/** Shortens what is bundled again by others, each with a minifier of its own: names and lines stay, and the marks of calls that may be
 *  left out. */
export function shortenForBundlers() {
  const format = { beautify: true, indent_level: 2, preserve_annotations: true };
  const options = { ecma: 2020, module: true, compress: COMPRESS, mangle: false, format };
  return rewrite(
    "shorten-for-bundlers",
    (chunk) => !isData(chunk),
    async (code) => (await minify(code, options)).code ?? code,
  );
}

function isData({ moduleIds }) {
  return moduleIds.every((id) => id.endsWith(".generated.ts"));
}

function rewrite(name, isMeant, changed) {
  return {
    name,
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === "chunk" && isMeant(chunk)) chunk.code = await changed(chunk.code);
      },
    },
  };
}

/** Takes the blanks and line breaks out of the sheets of the element. */
export function shortenStyle() {
  return {
    name: "shorten-style",
    enforce: "pre",
    transform: (code, address) =>
      /\/board\/(\w+-)?style\.ts$/.test(address)
        ? { code: code.replace(/`\n[^`]*`/g, withoutBlanks), map: null }
        : null,
  };
}

function withoutBlanks(sheet) {
  return sheet
    .replace(/\n/g, " ")
    .replace(/\s*([{};])\s*/g, "$1")
    .replace(/([:,]) +/g, "$1")
    .replaceAll(";}", "}")
    .replace(/#(.)\1(.)\2(.)\3\b/g, "#$1$2$3");
}

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
  return {
    name: "shorten-with",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === "chunk" && chunk.moduleIds.some((id) => id.endsWith(module)))
            chunk.code = await shortened(chunk.code, true);
      },
    },
  };
}

/** Shortens what is bundled again by others, each with a minifier of its own: names and lines stay, and the marks of calls that may be
 *  left out. */
export function shortenForBundlers() {
  return {
    name: "shorten-for-bundlers",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === "chunk" && !isData(chunk)) chunk.code = await rewritten(chunk.code);
      },
    },
  };
}

function isData({ moduleIds }) {
  return moduleIds.every((id) => id.endsWith(".generated.ts"));
}

async function rewritten(code) {
  const format = { beautify: true, indent_level: 2, preserve_annotations: true };
  return (await minify(code, { ecma: 2020, module: true, compress: COMPRESS, mangle: false, format })).code ?? code;
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

/** The reader of variant files, separate so that a page with shipped variants can leave it out. */
export type { ReadVariant } from "./definition/read.ts";
export type { ReadOptions, Siblings } from "./definition/resolve.ts";
export { renderReport } from "./diagnostic/render.ts";
export { examineVariant } from "./engine/examine.ts";
export { loadExamined } from "./engine/examine-late.ts";
export { loadParsed } from "./engine/load-parsed.ts";
export type { ParseOptions } from "./engine/parse-options.ts";
export { parseVariant } from "./engine/parse-variant.ts";

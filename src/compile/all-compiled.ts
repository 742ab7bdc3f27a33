/** Compiles any variant, with trails and rich rules: for programs of the build that load this module and no other beside it. */
import { provideAllOfTrails } from "../betza/provide-trails.ts";
import { provideRichTables } from "../rules/compile.ts";
import { RICH_TABLES } from "../rules/rich-compile.ts";

provideAllOfTrails();
provideRichTables(RICH_TABLES);

export { compileVariant } from "./compile.ts";

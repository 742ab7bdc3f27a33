/** The faces of rules that only rich kernels know: fetched with such a kernel, and there from the start in programs that cannot
 *  wait. */
import { provideRichTables } from "../rules/compile.ts";
import { RICH_TABLES } from "../rules/rich-compile.ts";

export function provideRichRules(): void {
  provideRichTables(RICH_TABLES);
}

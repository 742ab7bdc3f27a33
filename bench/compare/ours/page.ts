/** What a page imports that plays a shipped variant; it is bundled to be weighed. */
export { createEngine, Game, loadVariant } from "../../../src/index.ts";

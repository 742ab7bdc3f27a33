/** All faces of rules that only rich kernels know: one module, which is fetched with such a kernel. It imports little that other
 *  modules import too, so that pages are not cut up for it. */
import { mayMate } from "../kernel/bare-mates.ts";
import { squaresOfEnd } from "./goals/seen.ts";
import { RICH_TABLES } from "./rich-compile.ts";
import { RICH_FEN } from "./rich-fen.ts";
import { plannedWays } from "./rich-planned.ts";
import { RICH_TEXT } from "./rich-text.ts";

export const RICH_RULES = { tables: RICH_TABLES, fen: RICH_FEN, text: RICH_TEXT, squaresOfEnd, plannedWays, mayMate };

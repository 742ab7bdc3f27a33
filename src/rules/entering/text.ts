/** What entering looks like in move texts, in any variant. */
import { DRESS } from "../../variant/letter.ts";

/** What may follow two squares, and a promotion, in coordinates. */
export const ENTERING_SHAPE = `(?:/?[a-z]${DRESS})?`;

/** What strikes look like in move texts, in any variant. */
import { BECOMES_SHAPE } from "../../variant/letter.ts";

/** Coordinates of a move of several legs. */
export const STRIKE_SHAPE = `[a-p][0-9]{1,2}[a-p][0-9]{1,2}(?:,[a-p][0-9]{1,2}[a-p][0-9]{1,2})+${BECOMES_SHAPE}`;

/** The words of boards in the language of the page, for what the page says as a board does. */
import { readWords } from "../src/board.ts";
import { translation } from "./language.ts";

export const boardLanguage = readWords(translation?.board);

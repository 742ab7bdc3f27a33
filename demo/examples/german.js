/** Gives all boards of the page their words; a board of its own language has them as its property `words`. */
import { GERMAN } from "./german-words.js";

fairywren.defineBoard({ words: GERMAN });

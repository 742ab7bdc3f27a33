/** Imported for its effect: `<fairywren-board>` works in the page from here on. */
import { defineBoard } from "./define.ts";

defineBoard();

/** The place of pieces in hand: beside the board in a wide window, above and below it in a tall one. */
import type { FairywrenBoard } from "../src/board.ts";
import type { Variant } from "../src/index.ts";
import { block } from "./dom.ts";

const wide = matchMedia("(orientation: landscape)");

/** Keeps to the window's shape. */
export function placePockets(board: FairywrenBoard): void {
  const place = () => {
    board.pockets = wide.matches ? "beside" : "around";
    block("seat").classList.toggle("beside", wide.matches);
  };
  wide.addEventListener("change", place);
  place();
}

/** Leaves room for what stands there. */
export function makeRoom({ hands, setup, counting }: Variant): void {
  block("seat").classList.toggle("pocketed", hands !== null);
  block("seat").classList.toggle("counted", hands === null && (setup.checks !== null || counting !== null));
}

/** A set of squares drawn in letters. */
import { type Board, type BySide, isHole, type Square } from "../geometry/board.ts";

/** A board in Markdown, in which White's squares and Black's are marked. */
export function squaresPicture(board: Board, [white, black]: BySide<readonly Square[]>): string {
  const signOf = (square: Square) => {
    const isOf = [white.includes(square), black.includes(square)];
    return isOf[0] ? (isOf[1] ? "*" : "w") : isOf[1] ? "b" : isHole(board, square) ? "#" : ".";
  };
  const rows = Array.from({ length: board.ranks }, (_, rank) => {
    const squares = Array.from({ length: board.files }, (_, file) => signOf(rank * board.files + file));
    return `${String(rank + 1).padStart(2)} ${squares.join(" ")}`;
  });
  const files = Array.from({ length: board.files }, (_, file) => String.fromCharCode(97 + file));
  return ["```text", ...rows.reverse(), `   ${files.join(" ")}`, "```", "`w` White's, `b` Black's, `*` both"].join(
    "\n",
  );
}

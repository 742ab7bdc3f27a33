/** What the marks of pieces that strike mean, which few variants have. */
import { isStriker, type MovingPiece } from "../variant/piece-ways.ts";
import { diagramOf, type Mark, markSign } from "./diagram.ts";
import type { Picture } from "./picture.ts";

const ROWS: readonly (readonly [words: string, look: Pick<Mark, "motion" | "mode" | "friends">])[] = [
  ["taken on the way", { motion: "victim", mode: "capture", friends: "no" }],
  ["where it ends after that", { motion: "strike", mode: "both", friends: "no" }],
  ["taken without moving", { motion: "stay", mode: "capture", friends: "no" }],
  ["passes", { motion: "pass", mode: "move", friends: "no" }],
];

/** A row for each kind of mark that pieces need besides those that all have: its words and its sign.
 *  @example
 *  for (const [words, sign] of strikeLegend(variant.pieceTypes)) list.append(drawPicture(sign), words);
 */
export function strikeLegend(pieces: readonly MovingPiece[]): (readonly [words: string, sign: Picture])[] {
  const marks = pieces.filter(isStriker).flatMap((piece) => diagramOf(piece).marks);
  const rows = ROWS.filter(([, { motion }]) => marks.some((mark) => mark.motion === motion));
  const ofFriends = marks.find(({ friends }) => friends !== "no");
  const signs = rows.map(([words, look]) => [words, markSign(look)] as const);
  if (!ofFriends) return signs;
  const words = marks.every(({ friends, motion }) => friends === "no" || motion === "hop")
    ? "over friends alone"
    : "friends, too: taken or gone over";
  return [...signs, [words, markSign(ofFriends)]];
}

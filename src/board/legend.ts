/** What the marks of pieces that strike mean, which few variants have. */
import { isStriker, type MovingPiece } from "../variant/piece-ways.ts";
import { diagramOf, type Mark, markSign } from "./diagram.ts";
import { IN_ENGLISH, type Language } from "./language.ts";
import type { Picture } from "./picture.ts";

const ROWS = [
  ["takenOnWay", { motion: "victim", mode: "capture", friends: "no" }],
  ["endsThere", { motion: "strike", mode: "both", friends: "no" }],
  ["takenFromAfar", { motion: "stay", mode: "capture", friends: "no" }],
  ["passes", { motion: "pass", mode: "move", friends: "no" }],
] as const satisfies readonly (readonly [words: string, look: Pick<Mark, "motion" | "mode" | "friends">])[];

/** A row for each kind of mark that pieces need besides those that all have: its words and its sign.
 *  @param language by default English; `readWords` makes others
 *  @example
 *  for (const [words, sign] of strikeLegend(variant.pieceTypes)) list.append(drawPicture(sign), words);
 */
export function strikeLegend(
  pieces: readonly MovingPiece[],
  language: Language = IN_ENGLISH,
): (readonly [words: string, sign: Picture])[] {
  const marks = pieces.filter(isStriker).flatMap((piece) => diagramOf(piece).marks);
  const rows = ROWS.filter(([, { motion }]) => marks.some((mark) => mark.motion === motion));
  const ofFriends = marks.find(({ friends }) => friends !== "no");
  const signs = rows.map(([words, look]) => [language.say(words), markSign(look)] as const);
  if (!ofFriends) return signs;
  const words = marks.every(({ friends, motion }) => friends === "no" || motion === "hop")
    ? "overFriends"
    : "friendsToo";
  return [...signs, [language.say(words), markSign(ofFriends)]];
}

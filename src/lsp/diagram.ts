/** A movement drawn: as a picture where the editor shows pictures, else in letters. */
import { parseBetza } from "../betza/parse.ts";
import type { Betza } from "../betza/tree.ts";
import { diagramOf, type Mark, moveDiagram } from "../board/diagram.ts";
import { writePicture } from "../board/picture.ts";
import { everywhere } from "../variant/piece-ways.ts";
import type { KnownPiece } from "./army.ts";

/** How an editor shows diagrams: as pictures in Markdown, or as text. */
export type Drawing = "svg" | "text";

type Drawn = Pick<KnownPiece, "name" | "letter" | "isRoyal" | "movements">;

/** The piece's moves on an empty board, first moves among them, as Markdown. */
export function diagramText(piece: Drawn, drawing: Drawing): string {
  return drawing === "svg" ? asPicture(piece) : inLetters(piece);
}

const WIDTH = 240;

function asPicture(piece: Drawn): string {
  const { name, letter, isRoyal: royal } = piece;
  const picture = moveDiagram({ ...movingOf(piece), name, letter, symbol: null, royal }, { initial: true });
  const sized = { ...picture, attributes: { ...picture.attributes, width: WIDTH, height: WIDTH } };
  const data = Buffer.from(writePicture(sized)).toString("base64");
  return `![How it moves](data:image/svg+xml;base64,${data})`;
}

function inLetters(piece: Drawn): string {
  const { board, from, marks } = diagramOf(movingOf(piece), { initial: true });
  // where a piece also ends by another move, that is what is shown
  const ordered = [...marks].sort((a, b) => Number(isStrike(b)) - Number(isStrike(a)));
  const signs = new Map(ordered.map((mark) => [mark.square, signOf(mark)]));
  const squares = Array.from({ length: board.files * board.ranks }, (_, at) => signs.get(at) ?? ".");
  squares[from] = piece.letter.replace(/^\+|['!]$/g, "");
  const rows = Array.from({ length: board.ranks }, (_, rank) =>
    squares.slice(rank * board.files, (rank + 1) * board.files).join(" "),
  );
  const used = Object.entries(SIGNS).filter(([sign]) => [...signs.values()].includes(sign));
  const legend = used.map(([sign, words]) => `\`${sign}\` ${words}`).join(", ");
  return ["```text", ...rows.reverse(), "```", legend].join("\n");
}

const SIGNS: Readonly<Record<string, string>> = {
  "*": "moves or captures",
  o: "only moves",
  x: "only captures",
  i: "a first move",
  t: "takes on the way",
  s: "ends there after taking on the way",
  r: "takes without moving",
};

function isStrike({ motion }: Mark): boolean {
  return motion === "strike" || motion === "victim" || motion === "stay";
}

function signOf({ mode, initial, motion }: Mark): string {
  if (motion === "victim") return "t";
  if (motion === "stay") return "r";
  if (motion === "strike") return "s";
  if (initial) return "i";
  return mode === "both" ? "*" : mode === "move" ? "o" : "x";
}

function movingOf({ movements }: Drawn) {
  const read = movements.map(parseBetza).flatMap((result): Betza[] => (result.ok ? [result.betza] : []));
  return { moves: read.flatMap(everywhere), firstMove: [[], []] as const };
}

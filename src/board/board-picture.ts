/** A still picture of a position, for pages and files. */

import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { type Geometry, layOut, type Seat } from "./geometry.ts";
import { glyphOf } from "./glyph.ts";
import { IN_ENGLISH, type Language } from "./language.ts";
import { drawBoard, drawLabels } from "./marks.ts";
import { type Picture, shape } from "./picture.ts";
import { pieceTransform } from "./squares.ts";
import type { BoardColours } from "./themes.ts";

/** How the picture looks; by default the variant's own view, White at the bottom, coordinates outside. */
export interface BoardPictureOptions extends Partial<Seat> {
  /** Default: the variant's setup. */
  readonly position?: Position;
  /** Of squares and border; default: the usual ones. */
  readonly colours?: BoardColours;
  /** What its label is written in; default: English. `readWords` makes others. */
  readonly language?: Language;
}

/** A position as an `svg`. A page can style the square colours by the classes `fw-light` and `fw-dark`.
 *  @example
 *  section.append(drawPicture(boardPicture(variant, { position: startPosition(variant, 17) })));
 */
export function boardPicture(variant: Variant, options: BoardPictureOptions = {}): Picture {
  const { view = variant.view, flipped = false, coordinates = "outside", position = variant.setup } = options;
  const geometry = layOut(variant.board, { view, flipped, coordinates });
  const { width, height } = geometry;
  const { language = IN_ENGLISH, colours = WOOD } = options;
  const attributes = {
    viewBox: `0 0 ${width} ${height}`,
    role: "img",
    "aria-label": language.say("board", { variant: language.variant(variant) }),
    class: "fw-board",
  };
  return shape(
    "svg",
    attributes,
    ...[...drawBoard(geometry), ...drawLabels(geometry)].map((part) => paint(part, colours)),
    ...drawPieces(variant, position, geometry),
  );
}

function drawPieces(variant: Variant, { pieces }: Position, geometry: Geometry): Picture[] {
  return pieces.flatMap((piece, square) => {
    if (!piece) return [];
    const glyph = glyphOf(variant.pieceTypes[piece.kind], piece.side);
    return [shape("g", { transform: pieceTransform(geometry, square) }, glyph)];
  });
}

/** Colours for pictures outside the reach of a style sheet. */
function paint(part: Picture, { light, dark, edge }: Omit<BoardColours, "onDark">): Picture {
  const name = String(part.attributes.class);
  if (part.tag === "text") {
    const fill = name.includes("outside") ? OUTSIDE : { fill: "#4b3218" };
    return { ...part, attributes: { ...LABEL, ...fill, ...part.attributes } };
  }
  if (name === "edge")
    return { ...part, attributes: { fill: "none", stroke: edge, "stroke-width": 4, ...part.attributes } };
  return { ...part, attributes: { fill: name.includes("fw-light") ? light : dark, ...part.attributes } };
}

const WOOD = { light: "#efdfc3", dark: "#bd9468", edge: "#4a3626" };
const LABEL = { "font-family": "system-ui, sans-serif", "font-weight": 600 };
/** On whatever is behind the picture: in the colour of the text around it. */
const OUTSIDE = { fill: "currentColor", "fill-opacity": 0.75 };

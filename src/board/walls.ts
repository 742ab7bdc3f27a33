/** What boards with walls need: their picture, in which the one that moves is a duck and others are blocks, and turns of two phases. */
import type { Square } from "../geometry/board.ts";
import { type Geometry, UNIT } from "./geometry.ts";
import { phaseOf, piecesBetween, wallAloneOn, wallsOf, withoutWalls } from "./phases.ts";
import { type Picture, shape } from "./picture.ts";
import { pointsOf, round } from "./squares.ts";
import { type BoardState, provideBuilding } from "./state.ts";

provideBuilding({ phaseOf, piecesBetween, wallAloneOn, wallsOf, withoutWalls });

/** Between the phases of a turn a duck is in the hand. */
export function drawWalls({ variant, position, phase }: BoardState, geometry: Geometry): Picture[] {
  if (variant.walls?.way !== "duck") return position.walls.flatMap((square) => drawBlock(geometry, square));
  return phase ? [] : position.walls.flatMap((square) => drawDuck(geometry, square));
}

function drawBlock(geometry: Geometry, square: Square): Picture[] {
  const [x, y] = geometry.centre(square).map(round);
  const line = Math.round(UNIT * 0.2);
  return [
    shape("polygon", { class: "wall", fill: "var(--fw-edge)", points: pointsOf(geometry, square) }),
    shape("path", {
      class: "wall",
      ...LINE,
      d: `M${x - line} ${y - line}l${2 * line} ${2 * line}m0-${2 * line}l-${2 * line} ${2 * line}`,
    }),
  ];
}

const LINE = { fill: "none", stroke: "var(--fw-quiet)", "stroke-width": 8, "stroke-linecap": "round" } as const;

/** On a field of a hundred by a hundred, around its middle. */
const DUCK = [
  [
    "#ffd23f",
    "M-30 6C-34 30-12 34 6 34C28 34 36 18 34-2C26 8 16 6 8 2C18-6 18-32-2-34C-20-34-26-18-16-4C-24-2-30 0-30 6Z",
  ],
  ["#e8711a", "M-20-22L-38-14C-34-8-26-8-18-10Z"],
  ["#20242b", "M-6-24a3.5 3.5 0 1 0 .1 0Z"],
] as const;

function drawDuck(geometry: Geometry, square: Square): Picture[] {
  const [x, y] = geometry.centre(square).map(round);
  const scale = (geometry.pieceScale * UNIT) / 100;
  const place = `translate(${x} ${y}) scale(${scale})`;
  return DUCK.map(([fill, d]) =>
    shape("path", { class: "wall", fill, stroke: "#20242b", "stroke-width": 3, d, transform: place }),
  );
}

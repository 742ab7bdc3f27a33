/**
 * A piece's moves as a rose around its letter: a ray for a ride, a dot for a leap or a single step; hollow for moves
 * only, filled if it captures. A direction with both moves and captures shows the fuller mark.
 */
import type { Ride } from "../betza/rides.ts";
import { BLACK, type Side } from "../geometry/board.ts";
import { type Picture, shape } from "./picture.ts";

/** One mark, for all rides with the same step. */
export interface Petal {
  /** Radians, clockwise from the right of the picture. */
  readonly angle: number;
  /** Length of the leap: 1 for a king's step, 2 for a knight's. */
  readonly reach: number;
  readonly form: "dot" | "ray";
  readonly mode: "both" | "move" | "capture";
}

/** The marks of a movement from a side's view, without first moves. */
export function petalsOf(rides: readonly Ride[], side: Side): Petal[] {
  const merged = new Map<string, Petal>();
  for (const ride of rides) {
    if (ride.initial || !(ride.quiet || ride.capture)) continue;
    const petal = petalOf(ride, side);
    const key = `${petal.angle.toFixed(3)} ${petal.reach} ${petal.form}`;
    const known = merged.get(key);
    merged.set(key, known && known.mode !== petal.mode ? { ...petal, mode: "both" } : petal);
  }
  return [...merged.values()];
}

function petalOf({ step: [files, ranks], limit, quiet, capture }: Ride, side: Side): Petal {
  const turn = side === BLACK ? -1 : 1;
  return {
    angle: Math.atan2(-turn * ranks, turn * files),
    reach: Math.max(Math.abs(files), Math.abs(ranks)),
    form: limit === 1 ? "dot" : "ray",
    mode: quiet && capture ? "both" : quiet ? "move" : "capture",
  };
}

/** Distances from the centre, in hundredths of the picture. */
const RAY = [25, 42] as const;
const NEAR = 27.5;
const FAR = 38.5;

/** Draws the marks around the middle of a 100 by 100 field. */
export function drawRose(rides: readonly Ride[], side: Side, colour: string): Picture {
  return shape("g", { class: "fw-rose" }, ...petalsOf(rides, side).map((petal) => drawPetal(petal, colour)));
}

function drawPetal(petal: Petal, colour: string): Picture {
  return petal.form === "ray" ? drawRay(petal, colour) : drawDot(petal, colour);
}

function drawDot({ angle, reach, mode }: Petal, colour: string): Picture {
  const [x, y] = around(angle, reach === 1 ? NEAR : FAR);
  return shape("circle", { cx: x, cy: y, r: mode === "move" ? 3.4 : 4.4, ...paintOf(mode, colour) });
}

function drawRay({ angle, mode }: Petal, colour: string): Picture {
  const [fx, fy] = around(angle, RAY[0]);
  const [tx, ty] = around(angle, RAY[1]);
  const [px, py] = [-Math.sin(angle) * 4.8, Math.cos(angle) * 4.8];
  const points = [
    [fx + px, fy + py],
    [tx, ty],
    [fx - px, fy - py],
  ].map(([x, y]) => `${round(x)},${round(y)}`);
  return shape("polygon", { points: points.join(" "), ...paintOf(mode, colour) });
}

function paintOf(mode: Petal["mode"], colour: string): Picture["attributes"] {
  return mode === "move" ? { fill: "none", stroke: colour, "stroke-width": 2.5 } : { fill: colour };
}

function around(angle: number, radius: number): [number, number] {
  return [round(50 + Math.cos(angle) * radius), round(50 + Math.sin(angle) * radius)];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A set of squares: a usual one, a region, or squares that are written or pressed on a board; for both sides or for each. */
import { type SidedSquares, squaresOf } from "../../src/document.ts";
import { SIDE_NAMES, SIDES, type Side, squareName } from "../../src/geometry.ts";
import type { Variant } from "../../src/index.ts";
import { make } from "../dom.ts";
import { selectField, TextField } from "./fields.ts";
import type { Making } from "./making.ts";
import { afterwards, hold } from "./rule-part.ts";
import { squarePicker } from "./square-picker.ts";

export interface SquaresFieldOptions {
  readonly making: Making;
  /** What the squares are for, in a word or two: `Where`. */
  readonly label: string;
  /** What the board to press is called: `Squares of promotion`. */
  readonly grid: string;
  /** What a picked square does, in a word for screen readers: `promotes`. */
  readonly word: string;
  /** As the file has it, or what it means without the key. */
  readonly written: SidedSquares;
  /** Usual sets as files write them, and how they are called. */
  readonly usual?: readonly (readonly [written: string, words: string])[];
  /** Begins the names by which the controls keep the focus. */
  readonly name: string;
  /** Whether Black may have other squares than those that follow from White's; by default it may. */
  readonly isSided?: boolean;
  /** Each side's squares, where a word among them means squares in this place only: `dead-ends`. */
  readonly meant?: BySide<readonly number[]>;
  /** The region that the squares are of, which may not use itself, nor those named after it. */
  readonly region?: string;
  change(written: SidedSquares): void;
}

type BySide<T> = readonly [white: T, black: T];
type Sided = Exclude<SidedSquares, string | readonly unknown[] | { readonly not: unknown }>;

const OWN = "own";
const PARTED = "parted";
/** Before the name of a region, as the value of an option. */
const REGION = "region ";

/** The name of the field in which squares are being written or pressed: it stays open where they are at fault. */
let opened: string | null = null;

export function squaresField(options: SquaresFieldOptions): HTMLElement {
  const { label, written, usual = [], name, isSided = true, change } = options;
  const regions = regionsFor(options);
  const own = make("div", "part");
  const show = (isOwn: boolean) => {
    if (isOwn && !own.firstChild) own.append(...ownFields(options)); // boards are drawn when they are first seen
    own.hidden = !isOwn;
  };
  if (isParted(written) && name === opened) opened = null;
  const { element, select } = selectField(
    label,
    [
      ...usual,
      ...regions.map((region) => [`${REGION}${region}`, `The region ${region}`] as const),
      [OWN, "Squares pressed below"],
      ...(isSided ? ([[PARTED, "Each side's own squares"]] as const) : []),
    ],
    (value) => {
      opened = value === OWN ? name : null;
      show(value === OWN);
      const chosen = choice(options, value);
      if (chosen !== null) change(chosen);
    },
  );
  select.value = name === opened ? OWN : chosenOf(written, usual, regions);
  show(select.value === OWN || select.value === PARTED);
  return make("div", "part squares", hold(element, `${name}-which`), own);
}

/** A region is made of those that are named before it. */
function regionsFor({ making, region }: SquaresFieldOptions): string[] {
  const names = Object.keys(making.whole.regions ?? {});
  return region === undefined ? names : names.slice(0, names.indexOf(region));
}

function chosenOf(written: SidedSquares, usual: SquaresFieldOptions["usual"], regions: readonly string[]): string {
  if (isParted(written)) return PARTED;
  if (typeof written !== "string") return OWN;
  if (usual?.some(([own]) => own === written)) return written;
  return regions.includes(written) ? `${REGION}${written}` : OWN;
}

/** What choosing an option writes; null where squares are to be pressed first. */
function choice(options: SquaresFieldOptions, value: string): SidedSquares | null {
  const { making, written } = options;
  const sets = () => squaresIn(options).map((squares) => namesOf(making.variant, squares));
  if (value === PARTED) return isParted(written) ? null : { white: sets()[0], black: sets()[1] };
  if (value === OWN) return isParted(written) ? sets()[0] : null;
  return value.startsWith(REGION) ? value.slice(REGION.length) : value;
}

/** White's squares, from which Black's follow; or those of each. */
function ownFields(options: SquaresFieldOptions): HTMLElement[] {
  const { written, change } = options;
  if (!isParted(written)) return sideFields(options, 0, "", written, change);
  return SIDES.flatMap((side) => {
    const key = side === 0 ? "white" : "black";
    return sideFields(options, side, SIDE_NAMES[side], written[key], (squares) =>
      change({ ...written, [key]: squares }),
    );
  });
}

/** @param whose `Black`, or nothing where Black's squares follow from White's */
function sideFields(
  options: SquaresFieldOptions,
  side: Side,
  whose: string,
  set: Exclude<SidedSquares, Sided>,
  change: (squares: string) => void,
): HTMLElement[] {
  const { making, grid, word, name } = options;
  const { variant } = making;
  const squares = squaresIn(options)[side];
  const field = new TextField(
    `${whose || "White"}'s squares, such as: ${squareName(variant.board, squares[0] ?? 0)}, or rank 2`,
    afterwards(change),
  );
  field.text = textOf(set) ?? namesOf(variant, squares);
  const picker = squarePicker({
    board: variant.board,
    label: whose ? `${grid}, ${whose}` : grid,
    word,
    squares,
    name: `${name}-${side}`,
    change,
  });
  return [hold(field.element, `${name}-${side}-squares`), picker];
}

function isParted(written: SidedSquares): written is Sided {
  return typeof written === "object" && !Array.isArray(written) && !("not" in written);
}

/** A set as one text; null for sets that have none: `{ not: … }`. */
function textOf(set: Exclude<SidedSquares, Sided>): string | null {
  if (typeof set === "string") return set;
  if (!Array.isArray(set) || !set.every((item) => typeof item === "string")) return null;
  return set.join(" ");
}

function squaresIn({ making, written, meant }: SquaresFieldOptions): BySide<readonly number[]> {
  return meant ?? squaresOf(making.variant, written);
}

/** Squares as files write them one by one. */
export function namesOf({ board }: Pick<Variant, "board">, squares: readonly number[]): string {
  return squares.map((square) => squareName(board, square)).join(" ") || "none";
}

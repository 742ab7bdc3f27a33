/** A set of squares: a usual one, a region, or squares that are written or pressed on a board; for both sides or for each. */
import { nothing, type TemplateResult } from "lit/html.js";
import { type SidedSquares, squaresOf } from "../../src/document.ts";
import { SIDES, type Side, squareName } from "../../src/geometry.ts";
import type { Variant } from "../../src/index.ts";
import { html } from "../html.ts";
import { t } from "../language.ts";
import { sideName } from "../players.ts";
import { type Options, selectField, textField } from "./fields.ts";
import type { Making } from "./making.ts";
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
  /** That no other field of squares has. */
  readonly name: string;
  /** Whether Black may have other squares than those that follow from White's; by default it may. */
  readonly isSided?: boolean;
  /** Each side's squares, where a word among them means squares in this place only: `dead-ends`. */
  readonly meant?: BySide<readonly number[]>;
  /** The region that the squares are of, which may not use itself, nor those named after it. */
  readonly region?: string;
  change(written: SidedSquares): void;
  /** Called when squares are to be pressed: the field then shows them. */
  redraw(): void;
}

type BySide<T> = readonly [white: T, black: T];
type Sided = Exclude<SidedSquares, string | readonly unknown[] | { readonly not: unknown }>;

const OWN = "own";
const PARTED = "parted";
/** Before the name of a region, as the value of an option. */
const REGION = "region ";

/** The name of the field in which squares are being written or pressed: it stays open where they are at fault. */
let opened: string | null = null;

export function squaresField(options: SquaresFieldOptions): TemplateResult {
  const { label, written, usual = [], name, isSided = true, change, redraw } = options;
  const regions = regionsFor(options);
  const value = name === opened && !isParted(written) ? OWN : chosenOf(written, usual, regions);
  const choices: Options = [
    ...usual,
    ...regions.map((region) => [`${REGION}${region}`, t`The region ${region}`] as const),
    [OWN, t`Squares pressed below`],
    ...(isSided ? ([[PARTED, t`Each side's own squares`]] as const) : []),
  ];
  const pick = (picked: string) => {
    opened = picked === OWN ? name : null;
    const chosen = choice(options, picked);
    if (chosen === null) redraw();
    else change(chosen);
  };
  const isOwn = value === OWN || value === PARTED;
  return html`<div class="part squares">
    ${selectField(label, choices, value, pick)}
    <div class="part" ?hidden=${!isOwn}>${isOwn ? ownFields(options) : nothing}</div>
  </div>`;
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
function ownFields(options: SquaresFieldOptions): TemplateResult[] {
  const { written, change } = options;
  if (!isParted(written)) return [sideFields(options, 0, "", written, change)];
  return SIDES.map((side) => {
    const key = side === 0 ? "white" : "black";
    const changeSide = (squares: string) => change({ ...written, [key]: squares });
    return sideFields(options, side, sideName(side), written[key], changeSide);
  });
}

/** @param whose `Black`, or nothing where Black's squares follow from White's */
function sideFields(
  options: SquaresFieldOptions,
  side: Side,
  whose: string,
  set: Exclude<SidedSquares, Sided>,
  change: (squares: string) => void,
): TemplateResult {
  const { making, grid, word } = options;
  const { board } = making.variant;
  const squares = squaresIn(options)[side];
  const label = t`${whose || sideName(0)}'s squares, such as: ${squareName(board, squares[0] ?? 0)}, or rank 2`;
  const text = textOf(set) ?? namesOf({ board }, squares);
  const picker = squarePicker({ board, label: whose ? `${grid}, ${whose}` : grid, word, squares, change });
  return html`${textField({ label, text, change })}${picker}`;
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

/** What may be written at a place: keys and words of the schema, ids of pieces and variants, squares, letters of Betza. */
import { bundledIds, nameOfBundled } from "../definition/library.ts";
import type { LocatedMap, Path } from "../definition/located.ts";
import type { KnownPiece } from "./army.ts";
import { BETZA_LETTERS } from "./betza-words.ts";
import { type Cursor, isBeingWritten } from "./cursor.ts";
import { choicesAt, choicesOf, isKeyedByPiece, isOfType, type Part, partsAt } from "./schema.ts";
import { partText } from "./words.ts";

export interface Offer {
  readonly label: string;
  readonly kind: "key" | "word" | "piece" | "variant" | "squares" | "letter" | "example";
  /** A few words beside it. */
  readonly detail?: string;
  /** Markdown. */
  readonly text?: string;
  /** What is written; by default the label. */
  readonly insert?: string;
  /** Whether it is added to the word before the cursor, instead of completing it. */
  readonly isAdded?: boolean;
}

/** What completions are made of. */
export interface Stock {
  readonly root: LocatedMap;
  readonly pieces: ReadonlyMap<string, KnownPiece>;
  /** Ids of pieces that the file inherits, taken away or not. */
  readonly inherited: readonly string[];
  /** Ids of the files beside this one. */
  readonly beside: readonly string[];
}

/** All that may be written at a place. */
export function offersAt(cursor: Cursor, stock: Stock): Offer[] {
  if (cursor.map === null) return valueOffers(cursor.path, cursor.before, stock);
  const isAlone = [...cursor.map.entries.keys()].every(isBeingWritten);
  const values = isAlone && cursor.path.length > 0 ? valueOffers(cursor.path, cursor.before, stock) : [];
  return [...keyOffers(cursor.path, cursor.map, stock), ...values];
}

function keyOffers(path: Path, map: LocatedMap, stock: Stock): Offer[] {
  const isFree = ({ label }: Offer) => !map.entries.has(label);
  const named = choicesAt(path).flatMap(({ properties = {} }) => Object.keys(properties));
  const keys = [...new Set(named)].map((key): Offer => {
    const [part] = partsAt([...path, key]);
    return { label: key, kind: "key", detail: part?.title, text: part && partText(part), insert: `${key}: ` };
  });
  return [...keys, ...idKeys(path, stock)].filter(isFree);
}

/** Keys that are ids of pieces: inherited ones to be changed, or any to be counted. */
function idKeys(path: Path, { pieces, inherited }: Stock): Offer[] {
  const isOfPieces = path.length === 1 && path[0] === "pieces";
  const ids = isOfPieces ? inherited : isKeyedByPiece(path) ? [...pieces.keys()] : [];
  return ids.map((id) => ({ label: id, kind: "piece", detail: pieces.get(id)?.name, insert: `${id}: ` }));
}

function valueOffers(path: Path, before: string, stock: Stock): Offer[] {
  const offers = partsAt(path).flatMap((part) =>
    choicesOf(part).flatMap((choice) => choiceOffers(choice, part, before, stock, path)),
  );
  return offers.filter(({ label }, at) => offers.findIndex((other) => other.label === label) === at);
}

/** @param part that has the choice, and says what it is about */
function choiceOffers(choice: Part, part: Part, before: string, stock: Stock, path: Path): Offer[] {
  const text = choice.description ?? part.description;
  const word = (value: unknown): Offer => ({ label: String(value), kind: "word", detail: part.title, text });
  if (choice.const !== undefined) return [word(choice.const)];
  if (choice.enum) return choice.enum.map(word);
  if (choice.format !== undefined) return formatOffers(choice.format, before, stock, path);
  if (isOfType(choice, "boolean")) return [true, false].map(word);
  if (isOfType(choice, "array") && choice.items) return listOffers(choice.items, before, stock, path);
  if (isOfType(choice, "object")) return [];
  return numbersOf(choice, part).map((value) => ({ ...word(value), kind: "example" }));
}

/** A list that is begun where none is yet: with its brackets. */
function listOffers(items: Part, before: string, stock: Stock, path: Path): Offer[] {
  const inside = choicesOf(items).flatMap((choice) => choiceOffers(choice, items, before, stock, [...path, 0]));
  const words = inside.filter(({ kind }) => kind === "word" || kind === "piece");
  return words.map((offer) => ({ ...offer, label: `[${offer.label}]`, insert: `[${offer.label}]` }));
}

/** Texts such as names are the author's own. */
function numbersOf(choice: Part, { default: fallback, examples = [] }: Part): unknown[] {
  if (isOfType(choice, "string")) return [];
  return [...new Set([fallback, ...examples])].filter((value) => typeof value === "number");
}

function formatOffers(format: string, before: string, stock: Stock, path: Path): Offer[] {
  switch (format) {
    case "piece-id":
      return [...stock.pieces.values()].map(({ id, name, movements }) => ({
        label: id,
        kind: "piece",
        detail: name,
        text: movements.join(", "),
      }));
    case "variant-id":
      return variantOffers(stock);
    case "squares":
      return squaresOffers(stock, path);
    case "betza":
      return betzaOffers(before);
    default:
      return [];
  }
}

function variantOffers({ beside }: Stock): Offer[] {
  const files = beside.map((id): Offer => ({ label: id, kind: "variant", detail: "a file beside this one" }));
  const shipped = bundledIds().filter((id) => !beside.includes(id));
  return [...files, ...shipped.map((id): Offer => ({ label: id, kind: "variant", detail: nameOfBundled(id) ?? id }))];
}

function squaresOffers({ root }: Stock, path: Path): Offer[] {
  const regions = root.entries.get("regions")?.value;
  const names = regions?.type === "map" ? [...regions.entries.keys()] : [];
  const words = path[path.length - 1] === "forbidden" ? ["dead-ends", ...SQUARES] : SQUARES;
  return [
    ...names.map((label): Offer => ({ label, kind: "squares", detail: "a region of this file" })),
    ...words.map((label): Offer => ({ label, kind: "squares" })),
  ];
}

const SQUARES: readonly string[] = ["all", "none", "rank 1", "ranks 1-2", "file a", "files a-c", "a1-h2", "e4"];

/** Whole movements where nothing is written yet; then letter after letter. */
function betzaOffers(before: string): Offer[] {
  const letters = BETZA_LETTERS.map(
    ({ letter, words }): Offer => ({ label: letter, kind: "letter", detail: words, isAdded: true }),
  );
  const whole = Object.entries(MOVEMENTS).map(([label, detail]): Offer => ({ label, kind: "example", detail }));
  return before === "" ? [...whole, ...letters] : letters;
}

const MOVEMENTS: Readonly<Record<string, string>> = {
  fmWfceFifmnD: "the pawn of chess",
  fmWfcF: "a pawn of single steps",
  BN: "slides like a bishop or leaps like a knight",
  RN: "slides like a rook or leaps like a knight",
  WFDA: "steps or leaps two squares in any direction",
};

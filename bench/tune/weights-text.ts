/** Weights as YAML, laid into a variant's file with all else left as it is. */
import { isMap, isScalar, parseDocument } from "yaml";
import type { Variant } from "../../src/index.ts";
import { DANGERS, type Pair, type PieceWeights, TERMS, type Weights } from "../../src/variant/weights.ts";

/** The file's text with other weights; a block that was there is replaced. */
export function withWeights(text: string, variant: Variant, weights: Weights): string {
  return `${withoutWeights(text).trimEnd()}\n\n${weightsText(variant, weights)}`;
}

function withoutWeights(text: string): string {
  const { contents } = parseDocument(text);
  if (!isMap(contents)) throw new Error("the variant's file is no map");
  const keys = contents.items.map(({ key }) => ({ name: isScalar(key) ? key.value : null, start: startOf(key) }));
  const index = keys.findIndex(({ name }) => name === "weights");
  if (index < 0) return text;
  return text.slice(0, keys[index].start) + text.slice(keys[index + 1]?.start ?? text.length);
}

function startOf(key: unknown): number {
  return isScalar(key) && key.range ? key.range[0] : 0;
}

export function weightsText(variant: Variant, { terms, passed, dangers, pieces }: Weights): string {
  const lines = [
    `weights:                                # \`npm run tune -- ${variant.id}\` wrote them; hundredths of a pawn`,
    ...TERMS.flatMap((term) => pairLine(2, term, terms[term] ?? null)),
    ...DANGERS.flatMap((danger) => numberLine(2, danger, dangers[danger] ?? null)),
    ...rowLines(2, "passed", passed),
    "  pieces:",
    ...variant.pieceTypes.flatMap(({ id }, kind) => pieceLines(id, pieces[kind])),
  ];
  return `${lines.join("\n")}\n`;
}

function pieceLines(
  id: string,
  { value, mobility, attack, check, contestedCheck, pair, threat, loose, ranks, files }: PieceWeights,
): string[] {
  return [
    `    ${id}:`,
    ...pairLine(6, "value", value),
    ...numberLine(6, "attack", attack),
    ...numberLine(6, "check", check),
    ...numberLine(6, "contested-check", contestedCheck),
    ...pairLine(6, "pair", pair),
    ...pairLine(6, "threat", threat),
    ...pairLine(6, "loose", loose),
    ...rowLines(6, "mobility", mobility),
    ...rowLines(6, "ranks", ranks),
    ...rowLines(6, "files", files && halved(files)),
  ];
}

/** Files that mirror each other are written once. */
function halved(files: readonly Pair[]): readonly Pair[] {
  const isMirrored = files.every(({ middle, end }, file) => {
    const other = files[files.length - 1 - file];
    return middle === other.middle && end === other.end;
  });
  return isMirrored ? files.slice(0, Math.ceil(files.length / 2)) : files;
}

function pairLine(indent: number, key: string, pair: Pair | null): string[] {
  return pair === null ? [] : [`${" ".repeat(indent)}${key}: [${pair.middle}, ${pair.end}]`];
}

function rowLines(indent: number, key: string, rows: readonly Pair[] | null): string[] {
  if (rows === null) return [];
  const row = (name: "middle" | "end") => rows.map((pair) => pair[name]).join(" ");
  return [`${" ".repeat(indent)}${key}: ${row("middle")} / ${row("end")}`];
}

function numberLine(indent: number, key: string, value: number | null): string[] {
  return value === null ? [] : [`${" ".repeat(indent)}${key}: ${value}`];
}

/** Weights as YAML, laid into a variant's file with all else left as it is. */
import { isMap, isScalar, parseDocument } from "yaml";
import type { Variant } from "../../src/variant/variant.ts";
import { type Pair, type PieceWeights, TERMS, type Weights } from "../../src/variant/weights.ts";

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

export function weightsText(variant: Variant, { terms, passed, weak, pieces }: Weights): string {
  const lines = [
    `weights:                                # \`npm run tune -- ${variant.id}\` wrote them; hundredths of a pawn`,
    ...TERMS.flatMap((term) => pairLine(2, term, terms[term] ?? null)),
    ...(weak === null ? [] : [`  weak: ${weak}`]),
    ...rowLines(2, "passed", passed),
    "  pieces:",
    ...variant.pieces.flatMap(({ id }, kind) => pieceLines(id, pieces[kind])),
  ];
  return `${lines.join("\n")}\n`;
}

function pieceLines(id: string, { value, mobility, attack, pair, ranks, files }: PieceWeights): string[] {
  return [
    `    ${id}:`,
    ...pairLine(6, "value", value),
    ...(attack === null ? [] : [`      attack: ${attack}`]),
    ...pairLine(6, "pair", pair),
    ...rowLines(6, "mobility", mobility),
    ...rowLines(6, "ranks", ranks),
    ...rowLines(6, "files", files),
  ];
}

function pairLine(indent: number, key: string, pair: Pair | null): string[] {
  return pair === null ? [] : [`${" ".repeat(indent)}${key}: [${pair.middle}, ${pair.end}]`];
}

function rowLines(indent: number, key: string, rows: readonly Pair[] | null): string[] {
  if (rows === null) return [];
  const row = (name: "middle" | "end") => rows.map((pair) => pair[name]).join(" ");
  return [`${" ".repeat(indent)}${key}: ${row("middle")} / ${row("end")}`];
}

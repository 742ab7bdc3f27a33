/** `variants/weights/ID.json`: what was fitted to a variant, and the rules that it was fitted to. */

import type { WeightsDocument } from "../definition/weights.ts";
import { rulesDigest } from "../variant/digest.ts";
import type { Variant } from "../variant/variant.ts";
import { DANGERS, EVALUATION_VERSION, type Pair, type PieceWeights, TERMS, type Weights } from "../variant/weights.ts";

type Entry = readonly [key: string, value: unknown];

/** The file's text, a key a line. */
export function weightsFile(variant: Variant, weights: Weights): string {
  return weightsText(variant, documentOf(variant, weights));
}

/** The same of weights as a file has them. */
export function weightsText(variant: Variant, weights: WeightsDocument): string {
  const file = { evaluation: EVALUATION_VERSION, rules: rulesDigest(variant), weights };
  const text = JSON.stringify(file, null, 2).replace(/\[\s+(-?\d+),\s+(-?\d+)\s+\]/g, "[$1, $2]");
  return `${text}\n`;
}

/** As the key `weights` of a variant's file has it. */
function documentOf({ pieceTypes: kinds }: Variant, { terms, passed, dangers, pieces }: Weights): object {
  return given([
    ...TERMS.map((term): Entry => [term, pair(terms[term])]),
    ...DANGERS.map((danger): Entry => [danger, dangers[danger]]),
    ["passed", rows(passed)],
    ["pieces", given(kinds.map(({ id }, kind) => [id, pieceDocument(pieces[kind])]))],
  ]);
}

function pieceDocument(piece: PieceWeights): object {
  return given([
    ["value", pair(piece.value)],
    ["attack", piece.attack],
    ["check", piece.check],
    ["contested-check", piece.contestedCheck],
    ["pair", pair(piece.pair)],
    ["threat", pair(piece.threat)],
    ["loose", pair(piece.loose)],
    ["mobility", rows(piece.mobility)],
    ["ranks", rows(piece.ranks)],
    ["files", rows(piece.files && halved(piece.files))],
  ]);
}

function given(entries: readonly Entry[]): object {
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== undefined));
}

/** Files that mirror each other are written once. */
function halved(files: readonly Pair[]): readonly Pair[] {
  const isMirrored = files.every(({ middle, end }, file) => {
    const other = files[files.length - 1 - file];
    return middle === other.middle && end === other.end;
  });
  return isMirrored ? files.slice(0, Math.ceil(files.length / 2)) : files;
}

function pair(weight: Pair | null | undefined): readonly number[] | null {
  return weight ? [weight.middle, weight.end] : null;
}

function rows(pairs: readonly Pair[] | null): string | null {
  const row = (phase: keyof Pair) => pairs?.map((weight) => weight[phase]).join(" ");
  return pairs && `${row("middle")} / ${row("end")}`;
}

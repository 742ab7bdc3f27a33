/** Rules of capturing in sentences. */
import { oneOf } from "../../variant/article.ts";
import { listed } from "../../variant/phrases.ts";
import type { Variant } from "../../variant/variant.ts";
import type { Explosion } from "./model.ts";

export function capturesInWords({ captures, spares, pieceTypes, hands }: Variant): string[] {
  const must = captures.must ? ["Who can capture must."] : [];
  const spared = (spares ?? []).flatMap((kinds, kind) => {
    const names = kinds.map((other) => pieceTypes[other].name);
    return kinds.length === 0 ? [] : [`The ${pieceTypes[kind].name} never takes ${oneOf(listed(names, "or"))}.`];
  });
  const falls = captures.explode && hands?.fills ? ["What is blown up falls into the hand of its enemy."] : [];
  return [...must, ...explosionInWords(captures.explode, pieceTypes), ...falls, ...spared];
}

function explosionInWords(explode: Explosion | null, pieceTypes: Variant["pieceTypes"]): string[] {
  if (!explode) return [];
  const names = (kinds: readonly number[]) => listed(kinds.map((kind) => `${pieceTypes[kind].name}s`));
  const where = explode.around === "K" ? "on the squares next to it" : `around it, by leaps of ${explode.around}`;
  const but = explode.spares.length > 0 ? `, except ${names(explode.spares)}` : "";
  const immune = explode.immune.length > 0 ? [`${names(explode.immune)} are never blown up.`] : [];
  return [
    `A capture explodes: the captor goes with its victim, and so does everything ${where}${but}.`,
    ...immune,
    ...(pieceTypes.some(({ royal }) => royal) ? ["Nobody may blow up a royal piece of his own."] : []),
  ];
}

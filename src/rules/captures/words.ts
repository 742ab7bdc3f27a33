/** Rules of capturing in sentences. */
import { oneOf, oneOfAtStart } from "../../variant/article.ts";
import { listed } from "../../variant/phrases.ts";
import type { Variant } from "../../variant/variant.ts";
import type { Explosion } from "./model.ts";
import { stoneKinds } from "./rule.ts";

export function capturesInWords(variant: Variant): string[] {
  const { captures, spares, pieceTypes, hands } = variant;
  const must = captures.must ? ["Who can capture must."] : [];
  const spared = (spares ?? []).flatMap((kinds, kind) => {
    const names = kinds.map((other) => pieceTypes[other].name);
    return kinds.length === 0 ? [] : [`The ${pieceTypes[kind].name} never takes ${oneOf(listed(names, "or"))}.`];
  });
  const lost = [...(captures.explode ? ["is blown up"] : []), ...(captures.petrify ? ["turns to stone"] : [])];
  const falls = lost.length > 0 && hands?.fills ? [`What ${listed(lost, "or")} falls into the hand of its enemy.`] : [];
  const blasts = explosionInWords(captures.explode, pieceTypes);
  return [...must, ...blasts, ...stonesInWords(variant), ...falls, ...spared];
}

function stonesInWords(variant: Variant): string[] {
  const { pieceTypes } = variant;
  const { petrify } = variant.captures;
  if (!petrify) return [];
  const names = petrify.map((kind) => pieceTypes[kind].name);
  const who = petrify.length === pieceTypes.length ? "Who" : `${oneOfAtStart(listed(names, "or"))} that`;
  const royals = stoneKinds(variant).filter((kind) => pieceTypes[kind].royal);
  return [
    `${who} captures turns to stone: a wall stands where it has arrived.`,
    "Nothing stands on a wall or goes through it, and nobody takes it.",
    ...royals.map((kind) => `${oneOfAtStart(pieceTypes[kind].name)} never captures, and so gives no check.`),
  ];
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

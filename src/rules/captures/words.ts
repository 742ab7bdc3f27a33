/** Rules of capturing in sentences. */
import { oneOf } from "../../variant/article.ts";
import { listed } from "../../variant/phrases.ts";
import type { Variant } from "../../variant/variant.ts";

export function capturesInWords({ captures, spares, pieceTypes }: Variant): string[] {
  const must = captures.must ? ["Who can capture must."] : [];
  const spared = (spares ?? []).flatMap((kinds, kind) => {
    const names = kinds.map((other) => pieceTypes[other].name);
    return kinds.length === 0 ? [] : [`The ${pieceTypes[kind].name} never takes ${oneOf(listed(names, "or"))}.`];
  });
  return [...must, ...spared];
}

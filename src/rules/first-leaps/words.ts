/** First leaps in sentences. */
import { oneOf } from "../../variant/article.ts";
import { listed } from "../../variant/phrases.ts";
import type { Variant } from "../../variant/variant.ts";

export function firstLeapsInWords({ firstLeaps, pieceTypes }: Variant): string[] {
  return firstLeaps.flatMap(({ kind, betza, isWayUnattacked, lostTo }) => {
    const { name, royal } = pieceTypes[kind];
    const enemies = lostTo.map((other) => pieceTypes[other].name);
    return [
      `As its first move the ${name} may leap to an empty square by leaps of ${betza}, over whatever stands between.`,
      ...(royal && !isWayUnattacked ? ["It does not leap out of check."] : []),
      ...(isWayUnattacked
        ? [
            "It does not leap out of check, nor over an attacked square: where a leap is oblique, one of its two ways is enough.",
          ]
        : []),
      ...(lostTo.length > 0
        ? [
            `The leap is lost when ${oneOf(`enemy ${listed(enemies, "or")}`)} goes where it would attack the ${name} on an empty board.`,
          ]
        : []),
    ];
  });
}

/** Check in sentences. */
import { listed } from "../../variant/phrases.ts";
import { waysAnywhere } from "../../variant/piece-ways.ts";
import type { Variant } from "../../variant/variant.ts";
import { royalKinds } from "./rule.ts";

/** Empty where each side has one king, and may give check. */
export function checkInWords({ pieceTypes, royal, check }: Variant): string[] {
  const names = royalKinds(pieceTypes).map((kind) => pieceTypes[kind].name);
  const given = [
    ...(check.given === "forbidden" ? ["Nobody may give check."] : []),
    ...(check.flight === "forbidden"
      ? [`A ${names[0]} in check may not go away: it moves only to take the one piece that gives check.`]
      : []),
  ];
  if (royal !== null) return given;
  if (names.length === 0) {
    const takers = pieceTypes.filter((type) => waysAnywhere(type).some(({ capture }) => capture));
    if (takers.length === 0) return ["No piece is royal: there is no check, and nothing is taken."];
    const isOpen = takers.length === pieceTypes.length;
    return [`No piece is royal: there is no check${isOpen ? ", and every piece may be taken" : ""}.`];
  }
  const which = {
    each: `Each ${listed(names, "or")} must be kept safe.`,
    last: `A side's last ${listed(names, "or")} must be kept safe; while it has more, they may be taken.`,
    all: `A side is in check when all that it has of ${listed(names)} are attacked.`,
  };
  return [which[check.royals], ...given];
}

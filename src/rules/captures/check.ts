/** Captures that explode, or turn their captor to stone, against the other rules. */
import { waysOf } from "../../betza/rides.ts";
import type { Army } from "../../definition/army.ts";
import type { VariantDocument } from "../../definition/schema-types.generated.ts";
import type { Ground } from "../../definition/squares.ts";
import { quote } from "../../diagnostic/fault.ts";
import { isHopper, isStriker } from "../../variant/piece-ways.ts";
import type { Condition, RulesOfVariant } from "../model.ts";
import { PETRIFY } from "./read.ts";

interface Parts extends Pick<RulesOfVariant, "entering" | "goals" | "walls"> {
  readonly captures: Pick<RulesOfVariant, "captures">;
}

const KEY = ["captures", "explode"];

export function checkExplosions(ground: Ground, army: Army, { check }: VariantDocument, parts: Parts): void {
  const { explode } = parts.captures.captures;
  if (!explode) return;
  const message = whyNot(army, check?.royals ?? "each", parts, "explode");
  if (message) ground.faults.key(KEY, { code: "unsupported-rule", message });
  const stays = [...explode.spares, ...explode.immune];
  const isTold = (kind: number) => parts.goals.some(({ condition }) => tellsOf(condition, kind));
  const untold = army.royals.find((kind) => !stays.includes(kind) && !isTold(kind));
  if (untold === undefined || ground.faults.isBroken(["win"]) || ground.faults.isBroken(["lose"])) return;
  const id = army.pieceTypes[untold].id;
  ground.faults.key(KEY, {
    code: "goal",
    message: `${quote(id)} may be blown up, and nothing says what that means: 'win: [checkmate, { taken: [${id}] }]'.`,
  });
}

export function checkPetrified(ground: Ground, army: Army, { check }: VariantDocument, parts: Parts): void {
  if (!parts.captures.captures.petrify) return;
  const message = whyNoStone(army, parts) ?? whyNot(army, check?.royals ?? "each", parts, "turn to stone");
  if (message) ground.faults.key(PETRIFY, { code: "unsupported-rule", message });
}

/** What stones cannot be played with yet, besides. */
function whyNoStone({ pieceTypes }: Army, { walls }: Parts): string | null {
  if (walls) return "Where turns build walls, nothing can turn to stone yet.";
  const hopper = pieceTypes.find(isHopper);
  return hopper ? `${quote(hopper.id)} goes over pieces, and with such a piece nothing can turn to stone yet.` : null;
}

/** Whether a condition is true at once where the last piece of a kind is lost. */
function tellsOf(condition: Condition, kind: number): boolean {
  if (condition.type !== "taken" && condition.type !== "lost") return false;
  const { what, left, answerable } = condition;
  const isMeant = typeof what === "string" ? what === "any-kind" : what.includes(kind);
  return isMeant && left === 0 && !answerable;
}

/** What captures cannot do yet with other rules. @param what they do */
function whyNot({ pieceTypes, royals }: Army, which: string, { entering }: Parts, what: string): string | null {
  if (entering) return `Where pieces enter as others leave, nothing can ${what} yet.`;
  if (which !== "each")
    return `With royal pieces of which not 'each' must be safe nothing can ${what} yet, see 'check'.`;
  const striker = pieceTypes.find(isStriker);
  if (striker) return `${quote(striker.id)} takes on its way, and with such a piece nothing can ${what} yet.`;
  const strider = royals.find((kind) =>
    pieceTypes[kind].moves.some(({ betza }) => waysOf(betza).some(({ opensPassing }) => opensPassing)),
  );
  if (strider === undefined) return null;
  return `${quote(pieceTypes[strider].id)} is royal and may be taken en passant, and with such a piece nothing can ${what} yet.`;
}

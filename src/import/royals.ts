/** Royal pieces and checks: the king, and kinds that may not become extinct. */
import { quote } from "../diagnostic/fault.ts";
import { SIDES } from "../geometry/board.ts";
import { type Recruit, recruitsOf } from "./army.ts";
import { countAtStart, type Draft, type Value } from "./draft.ts";
import { SIDE_WORDS } from "./options.ts";
import { ALL_KINDS } from "./settings.ts";
import { promotedKinds } from "./start.ts";

export interface Royals {
  readonly pieces: readonly Recruit[];
  /** Whether those that are royal only as the last of their kind are among them. */
  readonly isLast: boolean;
}

/** The royal pieces. Reports kinds whose royalty cannot be said. */
export function royalsOf(draft: Draft): Royals {
  const { army, settings } = draft;
  const king = army.get("king");
  const kings = king ? [king] : [];
  if (!settings.is("extinctionPseudoRoyal")) return { pieces: kings, isLast: false };
  const kinds = (settings.sets.get("extinctionPieceTypes") ?? []).filter((kind) => kind !== ALL_KINDS);
  const others = kinds.flatMap((kind) => recruitsOf(army, kind)).filter((piece) => piece !== king);
  const wavering = others.filter((piece) => mostOf(draft, piece.option) > settings.int("extinctionPieceCount") + 1);
  const isOneKind = new Set(others.map(({ option }) => option)).size + kings.length === 1;
  const isLast = wavering.length > 0 && settings.int("extinctionPieceCount") === 0 && isOneKind;
  if (wavering.length > 0 && !isLast && !settings.is("dupleCheck")) refuseWavering(draft, wavering);
  return { pieces: [...kings, ...others], isLast };
}

function refuseWavering({ settings }: Draft, [{ id }]: readonly Recruit[]): void {
  const count = settings.int("extinctionPieceCount") + 1;
  const message = `There may be more than ${count} pieces of the kind ${quote(id)}, which is royal there only while there are ${count} or fewer; beside other royal pieces this is not supported yet.`;
  settings.refuse("extinctionPseudoRoyal", message);
}

/** The most pieces of a kind that a side may come to have. */
function mostOf(draft: Draft, kind: string): number {
  const { settings } = draft;
  const isTarget = (side: string) =>
    settings.set(`promotionPawnTypes${side}`).length > 0 && settings.set(`promotionPieceTypes${side}`).includes(kind);
  const shifts = [...promotedKinds(settings)].filter(([from, to]) => to === kind && draft.army.has(from));
  const grows = SIDE_WORDS.some(isTarget) || shifts.length > 0 || settings.is("capturesToHand");
  if (!grows) return Math.max(...SIDES.map((side) => countAtStart(draft, kind, side)));
  const onlyFromRoyal = shifts.every(([from]) => (settings.sets.get("extinctionPieceTypes") ?? []).includes(from));
  const isFew = !SIDE_WORDS.some(isTarget) && onlyFromRoyal;
  // A royal piece cannot be taken, so that it never comes from a hand.
  if (!isFew) return Number.POSITIVE_INFINITY;
  const family = [kind, ...shifts.map(([from]) => from)];
  return Math.max(...SIDES.map((side) => family.reduce((sum, one) => sum + countAtStart(draft, one, side), 0)));
}

/** `check`. */
export function checkKey({ settings }: Draft, { pieces, isLast }: Royals): { check?: Value } {
  const royals = settings.is("dupleCheck") ? "all" : isLast ? "last" : null;
  const isForbidden = !settings.is("checking");
  const check = {
    ...(royals && pieces.length > 0 ? { royals } : {}),
    ...(isForbidden && pieces.length > 0 ? { given: "forbidden" } : {}),
    ...(settings.is("makpongRule") && pieces.length > 0 ? { flight: "forbidden" } : {}),
  };
  return Object.keys(check).length > 0 ? { check } : {};
}

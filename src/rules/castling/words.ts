/** Castling in sentences. */
import { BLACK, counterpart, type Square, WHITE } from "../../geometry/board.ts";
import { squareName } from "../../geometry/square.ts";
import { listed } from "../../variant/phrases.ts";
import type { Variant } from "../../variant/variant.ts";
import type { Castling } from "./model.ts";

export function castlingInWords(variant: Variant): string[] {
  if (variant.castlings.length === 0) return ["There is no castling."];
  const white = variant.castlings.filter(({ side }) => side === WHITE);
  const echoes = white.map((castling) => counterpartOf(variant, castling));
  const alone = variant.castlings.filter((castling) => castling.side === BLACK && !echoes.includes(castling));
  return [
    ...white.map((castling, index) => {
      const black = echoes[index];
      const blackWay = black ? ` (Black: ${wayInWords(variant, black)})` : "";
      const owner = black || alone.length === 0 ? "" : ", White alone";
      return `${castling.name}${owner}: ${wayInWords(variant, castling)}${blackWay}.`;
    }),
    ...alone.map((castling) => `${castling.name}, Black alone: ${wayInWords(variant, castling)}.`),
    ...conditionsInWords(variant),
    ...exclusionInWords(variant),
    ...rightsFromHandInWords(variant),
  ];
}

/** What holds for every castling; the squares that have to be empty or safe follow from those that are named. */
function conditionsInWords({ castlings, pieceTypes }: Variant): string[] {
  const movers = [...new Set(castlings.map(({ mover }) => mover))].map((kind) => pieceTypes[kind]);
  const partners = [...new Set(castlings.map(({ partner }) => pieceTypes[partner.kind].name))];
  const who = listed(
    movers.map(({ name }) => name),
    "or",
  );
  const safe = movers.every(({ royal }) => royal)
    ? ` The ${who} may not be in check, nor cross or reach an attacked square.`
    : "";
  return [
    `Only while neither the ${who} nor that ${listed(partners, "or")} has moved, and with no other piece between them or where they go.${safe}`,
  ];
}

function exclusionInWords({ castlings }: Variant): string[] {
  const names = [...new Set(castlings.flatMap(({ name, isExclusive }) => (isExclusive ? [name] : [])))];
  return names.map((name) => `Who castles by ${name} takes the right to ${name} from the other side.`);
}

function rightsFromHandInWords({ castlings }: Variant): string[] {
  const names = new Set(castlings.flatMap(({ name, isFromHand }) => (isFromHand ? [name] : [])));
  if (names.size === 0) return [];
  return [
    `The right to ${listed([...names])} arises when one of the two pieces is dropped on its square and the other stands on its own.`,
  ];
}

/** Black's castling with the same name and letter in the same direction. */
function counterpartOf({ board, castlings, symmetry }: Variant, castling: Castling): Castling | undefined {
  const turn = (square: Square | null) => (square === null ? null : counterpart(board, square, symmetry));
  return castlings.find(
    ({ side, name, king, partner }) =>
      side === BLACK &&
      name === castling.name &&
      king.from === turn(castling.king.from) &&
      king.to === turn(castling.king.to) &&
      partner.from === turn(castling.partner.from),
  );
}

function wayInWords(variant: Variant, { mover, king, partner, upTo }: Castling): string {
  const { board, pieceTypes } = variant;
  const walk = (name: string, { from, to }: { readonly from: Square | null; readonly to: Square }) =>
    `${name} ${from === null ? "from its start" : squareName(board, from)} to ${squareName(board, to)}`;
  const [own, other] = [pieceTypes[mover].name, pieceTypes[partner.kind].name];
  const further =
    upTo === undefined ? "" : `; or the ${own} further, up to ${squareName(board, upTo)}, with the ${other} behind it`;
  return `${walk(own, king)}, ${walk(other, partner)}${further}`;
}

import { type Army, kindOf } from "../../definition/army.ts";
import type { Path } from "../../definition/located.ts";
import type {
  CastlingRule,
  NotationStyle as NotationDocument,
  VariantDocument,
} from "../../definition/schema-types.generated.ts";
import { type Ground, readSquare } from "../../definition/squares.ts";
import { BLACK, counterpart, type Side, type Square, WHITE } from "../../geometry/board.ts";
import type { Castling, CastlingNotation, CastlingsOfVariant } from "./model.ts";

/** A castling with its rule in the document. */
export interface PlacedCastling extends Castling {
  readonly path: Path;
}

/** The key whose value `none` removes inherited castlings. */
export const CASTLING_KEY = "castling";

/** FEN faults that are meaningless while the document's castlings have faults. */
export const RIGHT_FAULTS = "fen-right";

/** White's castlings in the order of the document, then Black's. */
export function readCastlings(ground: Ground, army: Army, document: VariantDocument): PlacedCastling[] {
  const rules = Array.isArray(document.castling) ? document.castling : [];
  const castlings = rules.flatMap((rule, index) => readRule(ground, army, ["castling", index], rule));
  return [...castlings].sort((a, b) => a.side - b.side);
}

function readRule(ground: Ground, army: Army, path: Path, rule: CastlingRule): PlacedCastling[] {
  if (!isWhole(rule)) return [];
  const mover = readMover(ground, army, path, rule);
  const kind = kindOf(ground, army, [...path, "piece"], rule.piece);
  const king = readJourney(ground, [...path, "king"], rule.king);
  const partner = readJourney(ground, [...path, "partner"], rule.partner);
  const upTo = rule["up-to"] === undefined ? undefined : readSquare(ground, [...path, "up-to"], rule["up-to"]);
  if (mover === null || kind === null || !king || !partner || upTo === null) return [];
  if (kind === mover) {
    ground.faults.value([...path, "piece"], {
      code: "castling",
      message: `The ${army.pieceTypes[mover].name} cannot castle with itself.`,
    });
    return [];
  }
  const side: Side = rule.side === "black" ? BLACK : WHITE;
  const castling: PlacedCastling = {
    path,
    side,
    name: rule.name,
    letter: rule.letter,
    mover,
    king,
    partner: { ...partner, kind },
    ...(upTo === undefined ? {} : { upTo }),
    ...(rule.wins ? { wins: true } : {}),
    ...(rule.unless ? { isExclusive: true } : {}),
    ...(rule["from-hand"] ? { isFromHand: true } : {}),
  };
  return rule.side === undefined ? [castling, forBlack(ground, castling)] : [castling];
}

/** False when a key of the rule is missing, which has been reported already. */
function isWhole({ name, letter, king, partner, piece }: CastlingRule): boolean {
  return [name, letter, king, partner, piece].every((value) => value !== undefined);
}

/** The piece that castles: the king, where there is one kind of it. Null after reporting. */
function readMover(ground: Ground, army: Army, path: Path, { mover }: CastlingRule): number | null {
  if (mover !== undefined) return kindOf(ground, army, [...path, "mover"], mover);
  if (army.royal !== null || army.hasKings || ground.faults.isBroken(["pieces"])) return army.royal;
  const message =
    army.royals.length === 0
      ? "No piece is royal, so say which one castles: 'mover: king'."
      : "Several pieces are royal, so say which one castles: 'mover: king'.";
  ground.faults.value(path, { code: "castling", message });
  return null;
}

interface Journey {
  readonly from: Square | null;
  readonly to: Square;
}

function readJourney(ground: Ground, path: Path, [from, to]: readonly string[]): Journey | null {
  if (from === undefined || to === undefined) return null; // reported already
  const start = from === "start" ? null : readSquare(ground, [...path, 0], from);
  const end = readSquare(ground, [...path, 1], to);
  const isRead = end !== null && (start !== null || from === "start");
  return isRead ? { from: start, to: end } : null;
}

function forBlack({ board, symmetry }: Ground, castling: PlacedCastling): PlacedCastling {
  const turn = (square: Square) => counterpart(board, square, symmetry);
  const turnJourney = ({ from, to }: Journey) => ({ from: from === null ? null : turn(from), to: turn(to) });
  const { king, partner, upTo } = castling;
  return {
    ...castling,
    side: BLACK,
    king: turnJourney(king),
    partner: { ...turnJourney(partner), kind: partner.kind },
    ...(upTo === undefined ? {} : { upTo: turn(upTo) }),
  };
}

/** The castlings without what only the checks need. */
export function castlingsOf(placed: readonly PlacedCastling[]): CastlingsOfVariant {
  return { castlings: placed.map(({ path: _path, ...castling }) => castling) };
}

export function readCastlingNotation(notation: NotationDocument): CastlingNotation {
  return { castling: notation.castling ?? "O-O", uciCastling: notation["uci-castling"] ?? "king" };
}

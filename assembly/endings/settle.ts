/** From where White wins back to where Black is lost: each of its moves leads there. */
import {
  and,
  any,
  count,
  loadSet,
  lsb,
  none,
  or,
  Squares,
  squareSet,
  storeSet,
  without,
  withoutLowest,
  xor,
} from "../bitboard.ts";
import { rules } from "../tables/rules.ts";
import {
  addWon,
  entryNumber,
  entryOf,
  foundDistances,
  frontSets,
  heldSets,
  kingSources,
  newsSets,
  openSets,
  pieceSet,
  round,
} from "./ending.ts";
import { flights } from "./flights.ts";
import { colourClassOf } from "./prepare.ts";

/** @returns whether Black was found lost anywhere */
export function settleEntry(king: u32, first: u32, second: u32): bool {
  const entry = entryOf(king, first, second);
  const news = loadSet(newsSets + entry);
  if (!any(news)) return false;
  storeSet(newsSets + entry, none());
  const pieces = or(pieceSet(0, first), pieceSet(1, second));
  note(king, first, second, without(news, pieces));
  const held = loadSet(heldSets + entry);
  const lost = withoutFlight(
    and(held, sourcesOf(news)),
    or(squareSet(king), pieces),
    pieces,
    loadSet(openSets + entry),
  );
  storeSet(heldSets + entry, xor(held, lost));
  storeSet(frontSets + entry, lost);
  return any(lost);
}

/** Counts won placements and writes their distance. */
function note(king: u32, first: u32, second: u32, won: Squares): void {
  if (!any(won)) return;
  addWon(colourClassOf(first, second), count(won));
  const distances = foundDistances();
  if (distances == 0) return;
  const row = distances + ((entryNumber(king, first, second) * <usize>rules.squares) << 1);
  while (any(won)) {
    store<u16>(row + ((<usize>lsb(won)) << 1), <u16>round());
    won = withoutLowest(won);
  }
}

function sourcesOf(targets: Squares): Squares {
  let sources = none();
  while (any(targets)) {
    sources = or(sources, kingSources(lsb(targets)));
    targets = withoutLowest(targets);
  }
  return sources;
}

function withoutFlight(candidates: Squares, occupied: Squares, pieces: Squares, open: Squares): Squares {
  let lost = none();
  while (any(candidates)) {
    const square = lsb(candidates);
    candidates = withoutLowest(candidates);
    if (!any(and(flights(square, occupied, pieces), open))) lost = or(lost, squareSet(square));
  }
  return lost;
}

/** Turns a resolved document into a checked variant. Calls the parts in order; each reports its own faults. */

import type { Board } from "../geometry/board.ts";
import { writeFen } from "../notation/fen.ts";
import { finishPieceType, NO_SHUFFLES, numberShuffles, type RuleDrafts, readRules, rulesOf } from "../rules/read.ts";
import { bareState } from "../rules/rule.ts";
import { deepFreeze } from "../variant/freeze.ts";
import { MADE } from "../variant/made.ts";
import type { Variant } from "../variant/variant.ts";
import { rememberDocument } from "./document.ts";
import type { Faults } from "./faults.ts";
import type { FileChecks } from "./file-checks.ts";
import { withHoles } from "./holes.ts";
import { readAbout, readNotation } from "./manner.ts";
import { type Army, readPieces } from "./pieces.ts";
import { readRegions } from "./regions.ts";
import type { VariantDocument } from "./schema-types.generated.ts";
import { readSetup } from "./setup.ts";
import type { Ground } from "./squares.ts";
import { inWords } from "./words.ts";

/** The most squares of a board. */
export const MOST_SQUARES = 128;

/** Makes a variant from a document; null when a fault was reported, here or before.
 *
 *  What depends on legal moves is not checked here: whether the side not to move is in check at the start, and whether
 *  the side to move has a move. The loader (`engine/examine.ts`) does that.
 *  @param checks of how the parts fit together; null for shipped documents, which were checked when they were built */
export function defineVariant(
  document: VariantDocument,
  id: string,
  faults: Faults,
  checks: FileChecks | null,
): Variant | null {
  const whole = readBoard(document, faults);
  if (!whole) return null;
  const symmetry = document.symmetry ?? "mirror";
  const board = withHoles({ board: whole, symmetry, faults }, document);
  const bare = { board, symmetry, faults };
  const ground: Ground = { ...bare, regions: readRegions(bare, document) };
  const army = readPieces(ground, document);
  const drafts = readRules(ground, army, document);
  const base = assemble(ground, army, { document, id, drafts });
  const parts = { ground, army, drafts, document };
  checks?.parts(parts);
  const setup = readSetup(ground, army, base, document);
  if (!setup) return null;
  const before = faults.found.length;
  checks?.starts(parts, setup);
  const { shuffles, placed } = faults.found.length > before ? NO_SHUFFLES : numberShuffles(ground, drafts.shuffles);
  const facts = { drafts, starts: { setup, placed } };
  const pieceTypes = army.pieceTypes.map((pieceType, kind) => finishPieceType(ground, pieceType, kind, facts));
  const weights = checks?.weights({ board, pieceTypes: army.pieceTypes, faults }, document.weights) ?? null;
  const variant: Variant = { ...base, pieceTypes, setup, setupFen: writeFen(base, setup), shuffles, weights };
  checks?.whole(parts, variant);
  return faults.found.length === 0 ? rememberDocument(deepFreeze(variant), document) : null;
}

function readBoard({ board }: VariantDocument, faults: Faults): Board | null {
  const { files, ranks } = board ?? {};
  for (const [key, value] of [
    ["files", files],
    ["ranks", ranks],
  ] as const) {
    if (board && value === undefined && !faults.isBroken(["board"])) {
      faults.key(["board"], { code: "missing-key", message: `The board has no '${key}'.` });
    }
  }
  if (files === undefined || ranks === undefined) return null;
  if (files * ranks <= MOST_SQUARES) return { files, ranks };
  const message = `The board has ${files * ranks} squares; at most ${MOST_SQUARES} are possible for now.`;
  faults.key(["board"], { code: "board-size", message });
  return null;
}

interface Parts {
  readonly document: VariantDocument;
  readonly id: string;
  readonly drafts: RuleDrafts;
}

/** The variant without its start, which is enough to read a FEN. */
function assemble({ board, symmetry }: Ground, army: Army, { document, id, drafts }: Parts): Variant {
  return {
    [MADE]: true,
    id,
    name: document.name ?? inWords(id),
    aliases: document.aliases ?? [],
    about: readAbout(document),
    board,
    symmetry,
    pieceTypes: army.pieceTypes.map((pieceType) => ({
      ...pieceType,
      firstMove: pieceType.firstMove ?? [[], []],
      resetsClock: false,
    })),
    royal: army.royal ?? 0,
    setup: {
      pieces: [],
      turn: 0,
      ...bareState({ hands: drafts.hands, pieceTypes: army.pieceTypes }),
      halfmoves: 0,
      moveNumber: 1,
    },
    setupFen: "",
    ...rulesOf(drafts, document),
    view: document.view ?? "square",
    notation: readNotation(document),
    weights: null,
  };
}

/** Turns a resolved document into a checked variant. Calls the parts in order; each reports its own faults. */

import type { Board } from "../geometry/board.ts";
import { writeFen } from "../notation/fen.ts";
import { isFenPlain, isRichFenProvided } from "../rules/fen.ts";
import type { RulesOfVariant } from "../rules/model.ts";
import type { RuleDrafts } from "../rules/parts.ts";
import { finishPieceType, finishRules, NO_SHUFFLES, numberShuffles, readRules, rulesOf } from "../rules/read.ts";
import { bareState, findKing } from "../rules/rule.ts";
import { deepFreeze } from "../variant/freeze.ts";
import { MADE } from "../variant/made.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import type { Army } from "./army.ts";
import { rememberDocument } from "./document.ts";
import type { Faults } from "./faults.ts";
import type { FileChecks } from "./file-checks.ts";
import { withHoles } from "./holes.ts";
import { NotFetched } from "./late-checks.ts";
import { readAbout, readNotation } from "./manner.ts";
import { readPieces } from "./pieces.ts";
import { readRegions } from "./regions.ts";
import type { VariantDocument } from "./schema-types.generated.ts";
import { readSetup } from "./setup.ts";
import type { Ground } from "./squares.ts";
import { inWords } from "./words.ts";

/** Makes a variant from a document; null when a fault was reported, here or before.
 *
 *  What depends on legal moves is not checked here: whether the side not to move is in check at the start, and whether
 *  the side to move has a move. The loader (`engine/examine-loaded.ts`) does that.
 *  @param checks of how the parts fit together; null for shipped documents, which were checked when they were built
 *  @throws {NotFetched} where the document needs what pages fetch late, see `provide-reading.ts` */
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
  if (!isFenPlain(base) && !isRichFenProvided()) throw new NotFetched();
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
  const royal = findKing(base, setup.pieces);
  const setupFen = writeFen(base, setup);
  const variant = finishRules({ ...base, pieceTypes, royal, setup, setupFen, shuffles, weights }, document);
  checks?.whole(parts, variant);
  return faults.found.length === 0 ? rememberDocument(deepFreeze(variant), { ...document, name: variant.name }) : null;
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
  return files === undefined || ranks === undefined ? null : { files, ranks };
}

interface Parts {
  readonly document: VariantDocument;
  readonly id: string;
  readonly drafts: RuleDrafts;
}

function noPosition(rules: RulesOfVariant & Pick<Variant, "pieceTypes">): Position {
  return { pieces: [], turn: 0, ...bareState(rules), halfmoves: 0, moveNumber: 1 };
}
/** The variant without its start, which is enough to read a FEN. */
function assemble({ board, symmetry }: Ground, army: Army, { document, id, drafts }: Parts): Variant {
  const rules = rulesOf(drafts, document);
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
    royal: army.hasKings ? army.royal : null,
    setup: noPosition({ ...rules, pieceTypes: [] }),
    setupFen: "",
    ...rules,
    view: document.view ?? "square",
    notation: readNotation(document),
    weights: null,
  };
}

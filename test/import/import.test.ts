/** Sections of Fairy-Stockfish's configuration as variant files: texts of the tests' own, no file of that program's. */
import { describe, expect, it } from "vitest";
import { importSection } from "../../src/import/import.ts";
import { readIni } from "../../src/import/ini.ts";
import { Kernel } from "../../src/kernel/kernel.ts";

const FILE = "mine.ini";

function ini(text: string) {
  return readIni(new TextEncoder().encode(text), FILE);
}

/** Imports the last section of a text. */
function imported(text: string) {
  const file = ini(text);
  return importSection(file, file.sections[file.sections.length - 1].name);
}

/** The text of a variant file without its heading. */
function yamlOf(text: string): string {
  const { yaml, diagnostics } = imported(text);
  expect(diagnostics).toEqual([]);
  return (yaml ?? "").replace(/^#.*\n/, "");
}

function codesOf(text: string): string[] {
  const { yaml, diagnostics } = imported(text);
  expect(yaml).toBeNull();
  return diagnostics.map(({ code, line, column }) => `${line}:${column} ${code}`);
}

const HERONS = `
# https://example.org/herons.html
[herons:chess]
knight = -
customPiece1 = h:NA
startFen = rhbqkbhr/pppppppp/8/8/8/8/PPPPPPPP/RHBQKBHR w KQkq - 0 1
promotionPieceTypes = qhrb
`;

describe("a section", () => {
  it("changes a shipped parent by what is different", () => {
    expect(yamlOf(HERONS)).toBe(`name: Herons
extends: chess
about:
  source: https://example.org/herons.html

pieces:
  knight:  none
  piece-h: { letter: H, betza: NA }

setup:
  board: |
    r h b q k b h r
    p p p p p p p p
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    P P P P P P P P
    R H B Q K B H R

promotion:
  - { pieces: [pawn], zone: rank 8, to: [queen, rook, bishop, piece-h] }
`);
  });

  it("without a parent says all that it has, and no more", () => {
    const yaml = yamlOf(`[duel]
maxRank = 5
maxFile = e
king = k
wazir = w
customPiece1 = p:mfWcfF
startFen = wwkww/ppppp/5/PPPPP/WWKWW w - - 0 1
castling = false
doubleStep = false
promotionPawnTypes = p
promotionPieceTypes = w
promotionRegionWhite = *5
promotionRegionBlack = *1
stalemateValue = loss
nMoveRule = 0
`);
    expect(yaml).toBe(`name: Duel

board: { files: 5, ranks: 5 }

pieces:
  king:  { letter: K, betza: K, royal: true }
  wazir: { letter: W, betza: W }
  pawn:  { letter: P, betza: mfWcfF, resets-clock: false }

setup:
  board: |
    w w k w w
    p p p p p
    . . . . .
    P P P P P
    W W K W W

promotion:
  - { pieces: [pawn], zone: rank 5, to: [wazir] }

win: [checkmate, stalemate]

draws: { by: [], moves: never }
`);
  });

  it.each([
    [
      "janggiCannon = c\nstartFen = rcbqkbcr/pppppppp/8/8/8/8/PPPPPPPP/RCBQKBCR w - - 0 1",
      "janggi-cannon: { letter: C, betza: pR, spares: [janggi-cannon] }",
    ],
    [
      "blastOnCapture = true\nblastImmuneTypes = n\nextinctionValue = loss\nextinctionPieceTypes = k\nking = -\ncommoner = k\nextinctionPseudoRoyal = true\ncastling = false",
      "captures: { explode: { around: K, spare: [pawn], immune: [knight] } }",
    ],
    [
      "connectRegion1White = a*\nconnectRegion2White = h*\nconnectPieceTypes = r\nconnectDiagonal = false",
      "{ joins: [{ white: file a, black: none }, { white: file h, black: none }], steps: W, of: [rook] }",
    ],
    [
      "connectRegion1White = *1\nconnectRegion2White = *4\nconnectRegion1Black = *8\nconnectRegion2Black = *5\nconnectPieceTypes = pn\nconnectValue = loss\nconnectVertical = false",
      "lose: [{ joins: [rank 1, rank 4], steps: sWF, of: [pawn, knight] }]",
    ],
    ["petrifyOnCaptureTypes = nr", "captures: { petrify: [knight, rook] }"],
    [
      "king = -\ncommoner = k\ncastling = false\npetrifyOnCaptureTypes = *\nextinctionValue = loss\nextinctionPieceTypes = k",
      "lose: [{ lost: [king] }]",
    ],
    ["flagPiece = k\nflagRegion = d4 e4 d5 e5", "win: [checkmate, { reach: d4-e5, with: [king] }]"],
    ["flagPiece = k\nflagRegionWhite = *8\nflagRegionBlack = *1", "win: [checkmate, { reach: rank 8, with: [king] }]"],
    ["flagRegionBlack = *2\nflagPiece = p", "reach: { white: none, black: rank 2 }, with: [pawn]"],
    ["flagRegionWhite = a8 h8\nflagPieceCount = 2\nflagPieceBlockedWin = true", "number: 2, or-full: true"],
    ["flagRegionWhite = *8\nflagPieceSafe = true", "safe: true"],
    ["checkCounting = true\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 5+5 0 1", "{ checks: 5 }"],
    ["checkCounting = true\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+5 0 1", "{ checks: 5 }"],
    ["stalemateValue = loss", "win: [checkmate, stalemate]"],
    ["stalemateValue = win", "win: [checkmate, stalemated]"],
    ["checkmateValue = win", "win: [checkmated]"],
    ["mustCapture = true", "captures: { must: true }"],
    ["pass = true", "turn:\n  - { move: or-pass }\n\ndraws: { by: [{ passes: 2 }] }"],
    ["pass = true\nbikjangRule = true", "    - { passes: 2 }\n    - { facing: [ranks, files] }\n"],
    ["pass = true\nmaterialCounting = janggi", "material: { values: { rook: 13 }, komi: 1.5 }"],
    ["pass = true\nmaterialCounting = janggi", "wins: points"],
    ["diagonalLines = d1 d8", "moves: [{ betza: R }, { betza: B, from: d1 d8, to: d1 d8 }]"],
    ["passOnStalemate = true", "turn:\n  - { move: or-pass-when-stuck }\n"],
    ["passBlack = true", "turn: { black: [{ move: or-pass }] }"],
    ["pass = true\npassWhite = false", "turn: { black: [{ move: or-pass }] }"],
    ["checking = false\nstalemateValue = loss", "check: { given: forbidden }"],
    ["flyingGeneral = true", "king: { checks-by: R }"],
    [
      "castling = false\ngating = true\ncambodianMoves = true\nqueen = -\nfers = f\npromotionPieceTypes = f\nstartFen = rnbfkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBFKBNR w DEde - 0 1",
      "first-leap: { to: fsN, lost-to: [rook] }",
    ],
    [
      "castling = false\ngating = true\ncambodianMoves = true\nqueen = -\nfers = f\npromotionPieceTypes = f\nstartFen = rnbfkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBFKBNR w De - 0 1",
      "RNBFKBNR w De - 0 1",
    ],
    ["extinctionValue = loss\nextinctionPieceTypes = q", "win: [checkmate, { taken: [queen] }]"],
    ["extinctionValue = loss\nextinctionPieceTypes = p", "lose: [{ lost: [pawn] }]"],
    ["extinctionValue = win\nextinctionPieceTypes = r", "win: [checkmate, { lost: [rook] }]"],
    ["extinctionValue = win\nextinctionPieceTypes = *\nextinctionPieceCount = 1", "{ lost: all-but-royal }"],
    [
      "king = -\ncommoner = k\ncastlingKingPiece = k\nextinctionValue = win\nextinctionPieceTypes = *\nextinctionPieceCount = 1",
      "{ lost: all, left: 1 }",
    ],
    [
      "extinctionPseudoRoyal = true\nextinctionValue = loss\nextinctionPieceTypes = q\npromotionPieceTypes = rbn",
      "royal: true",
    ],
    [
      "king = -\ncommoner = k\ncastlingKingPiece = k\nextinctionValue = loss\nextinctionPieceTypes = k",
      "win: [{ taken: [king] }]",
    ],
    [
      "king = -\ncommoner = k\ncastling = false\nblastOnCapture = true\nextinctionValue = loss\nextinctionPieceTypes = k",
      "lose: [{ lost: [king] }]",
    ],
    [
      "king = -\ncommoner = k\ncastling = false\nblastOnCapture = true\nextinctionValue = win\nextinctionPieceTypes = *\nextinctionOpponentPieceCount = 1",
      "{ lost: all, unless: shared }",
    ],
    [
      "pieceDrops = true\ncapturesToHand = true\ndropNoDoubled = p\ndropNoDoubledCount = 0",
      "drops: [{ pieces: [pawn], on: none }]",
    ],
    [
      "king = -\ncommoner = k\ncastling = false\nextinctionValue = loss\nextinctionPieceTypes = k\nextinctionPseudoRoyal = true\npieceDrops = true\ncapturesToHand = true\ndropChecks = false",
      "captures: { to-hand: captor }\n",
    ],
    [
      "sittuyinPromotion = true\npromotionPieceTypes = r\npromotionRegionWhite = *5\npromotionRegionBlack = *4",
      "zone: all, to: [rook], on: [stay, before-move], attacks: false, last: true }",
    ],
    [
      "sittuyinPromotion = true\npromotionPieceTypes = r\npromotionRegionWhite = *5\npromotionRegionBlack = *4\npromotionLimit = r:3",
      "zone: rank 5, to: [rook], on: [stay, before-move], attacks: false, limit: { rook: 3 } }",
    ],
    ["doubleStep = false", "pawn: { betza: fmWfcF }"],
    ["doubleStepRegionWhite = *2 *3\ndoubleStepRegionBlack = *7 *6", "pawn: { first-move: ranks 2-3 }"],
    ["tripleStepRegionWhite = *2\ntripleStepRegionBlack = *7", "{ betza: ifmnH, from: rank 2 }"],
    ["enPassantRegion = -", "pawn: { betza: fmWfcFifmnD }"],
    ["castling = false", "castling: none"],
    ["castlingWins = q", "partner: [a8, d8], piece: rook, wins: true }"],
    ["oppositeCastling = true", "piece: rook, unless: mirrored }"],
    ["castlingKingsideFile = f", "king: [e1, f1], partner: [h1, e1]"],
    ["pieceDrops = true\ncapturesToHand = true", "captures: { to-hand: captor }"],
    [
      "pieceDrops = true\ncapturesToHand = true\nfreeDrops = true",
      "hands:\n  drops:\n    - { pieces: [pawn], on: ranks 2-7, endless: true }\n    - { endless: true }",
    ],
    ["pieceDrops = true\ncapturesToHand = true\ndropNoDoubled = p", "{ pieces: [pawn], on: ranks 2-7, per-file: 1 }"],
    ["pieceDrops = true\ncapturesToHand = true\ndropChecks = false", "checks: false"],
    [
      "queen = -\nrook = -\nbishop = -\nknight = -\ncastling = false\npromotionPieceTypes = -\nstartFen = 4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1\npieceDrops = true\ncapturesToHand = true\ndropNoDoubled = p",
      "drops: [{ on: ranks 2-7, per-file: 1 }]",
    ],
    [
      "pieceDrops = true\ndropRegionWhite = *1\ndropRegionBlack = *8\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Nn] w KQkq - 0 1",
      "on: rank 1",
    ],
    [
      "pieceDrops = true\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[QNNqnn] w KQkq - 0 1",
      "start: { queen: 1, knight: 2 }",
    ],
    [
      "pieceDrops = true\ncastlingDroppedPiece = true\nstartFen = 8/pppppppp/8/8/8/8/PPPPPPPP/8[KRkr] w - - 0 1",
      "partner: [a1, d1], piece: rook, from-hand: true }",
    ],
    [
      "gating = true\nseirawanGating = true\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Qq] w KQBCDFGkqbcdfg - 0 1",
      "hands: { start: { queen: 1 }, enter: { with-first-move: rank 1 } }",
    ],
    [
      "gating = true\nseirawanGating = true\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Qq] w Kk - 0 1",
      "enter: { with-first-move: e1 h1 }",
    ],
    ["nMoveRule = 0", "moves: never"],
    ["nMoveRule = 70", "moves: { claim: 70, end: 105 }"],
    ["nFoldRule = 4", "repetition: { claim: 4, end: 6 }"],
    ["nFoldRule = 0", "repetition: never"],
    ["nFoldRule = 4\nperpetualCheckIllegal = true", "lose: [perpetual-check]"],
    ["nFoldRule = 4\nnFoldValue = loss\nnFoldValueAbsolute = true", "lose: [{ repetition: 4, side: white }]"],
    ["nFoldRule = 4\nnFoldValue = loss", "win: [checkmate, { repetition: 4, side: mover }]"],
    ["materialCounting = blackdrawodds", "draws: { wins: black }"],
    [
      "promotionPieceTypes = -\npromotedPieceType = n:q\npromotionRegionWhite = *7 *8\npromotionRegionBlack = *1 *2",
      "{ pieces: [knight], zone: ranks 7-8, to: [promoted-knight], on: [move], optional: true }",
    ],
    ["promotionLimit = q:1", "limit: { queen: 1 }"],
    ["promotedPieceType = n:q\npromotionLimit = q:1", "limit: { promoted-knight: 1 }"],
    [
      "promotedPieceType = p:n\npromotionPieceTypes = -\npromotionRegionWhite = *6\npromotionRegionBlack = *3",
      "{ pieces: [pawn], zone: rank 6, to: [promoted-pawn], on: [move], optional: true, en-passant: false }",
    ],
    ["nMoveRuleTypes = pn", "knight: { resets-clock: true }"],
    ["king = k:KN", "betza: KN"],
    ["queen = -\ncustomPiece3 = q:fK\npromotionPieceTypes = q", "fWfF"],
    [
      "mobilityRegionWhiteBishop = *1 *2 *3 *4\nmobilityRegionBlackBishop = *8 *7 *6 *5",
      "bishop: { forbidden: ranks 5-8 }",
    ],
    [
      "startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
      "fen: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
    ],
    ["startFen = rnbqkbnr/pppppppp/8/3**3/3**3/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ". . . # # . . ."],
    ["chess960 = true", "uci-castling: partner"],
  ])("says %j", (options, wanted) => {
    expect(yamlOf(`[mine:chess]\n${options}\n`)).toContain(wanted);
  });

  it("of a shipped parent with what only dresses it up is that parent", () => {
    const dress = "pieceToCharTable = PNBRQ\nvariantTemplate = fairy\npocketSize = 3\npieceValueMg = p:100";
    expect(yamlOf(`[mine:crazyhouse]\n${dress}\n`)).toBe("name: Mine\nextends: crazyhouse\n");
  });

  it("takes what it inherits from sections above, by kind and not by letter", () => {
    const yaml = yamlOf(`[one:chess]
customPiece1 = n:C
[two:one]
startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
`);
    // What may be promoted to was said of knights, which there are none of now.
    expect(yaml).toContain("to: [queen, rook, bishop] }");
    expect(yaml).toContain("camel:  { letter: N, betza: C }");
  });

  it("adds what pieces promote to, and takes it back", () => {
    const yaml = yamlOf(`[one:chess]
promotionPieceTypes = -
promotedPieceType = n:q b:q
[two:one]
promotedPieceType = r:q b:-
`);
    expect(yaml).toContain("pieces: [knight]");
    expect(yaml).toContain("pieces: [rook]");
    expect(yaml).not.toContain("pieces: [bishop]");
  });

  it("plays: it counts what is known of the games", () => {
    const { variant } = imported("[mine:chess]\ndoubleStepRegionWhite = *2 *3\ndoubleStepRegionBlack = *7 *6\n");
    if (!variant) throw new Error("refused");
    const kernel = Kernel.open(variant);
    kernel.setPosition(variant.setup);
    // Semi-torpedo chess, counted by Fairy-Stockfish.
    expect([1, 2, 3].map((depth) => kernel.perft(depth))).toEqual([20, 400, 9054]);
  });

  it("lets the kind of pawn promote where it stands, whatever kinds are said to promote, and others by their moves", () => {
    const { yaml } = imported("[mine:sittuyin]\npromotionPawnTypes = n\n");
    expect(yaml).toContain("pieces: [knight]");
    expect(imported("[mine:sittuyin]\nstalemateValue = draw\n").yaml).toMatch(/extends: sittuyin\s*$/);
  });
});

describe("a section that cannot be said whole", () => {
  it.each([
    ["blastOnCapture = true", "1:2 goal"],
    ["petrifyOnCaptureTypes = k", "2:1 unsupported-rule"],
    ["petrifyOnCaptureTypes = n\nwallingRule = duck", "1:2 unsupported-rule"],
    ["petrifyBlastPieces = true", "2:1 unsupported-rule"],
    ["wallingRule = duck\npass = true", "2:1 unsupported-rule"],
    ["gating = true", "2:1 unsupported-rule"],
    ["seirawanGating = true", "2:1 unsupported-rule"],
    ["twoBoards = true", "2:1 unsupported-rule"],
    ["extinctionValue = loss\nextinctionPieceTypes = q\nextinctionClaim = true", "4:1 unsupported-rule"],
    ["flagPiece = n\nflagRegionWhite = *8\nflagMove = true", "4:1 unsupported-rule"],
    ["extinctionValue = loss\nextinctionPieceTypes = kq\nextinctionPieceCount = 3", "3:1 over-at-start"],
    ["extinctionValue = win\nextinctionPieceTypes = *\nextinctionPieceCount = 16", "3:1 over-at-start"],
    ["capturesToHand = true", "2:1 unsupported-rule"],
    ["sittuyinPromotion = true\ncustomPiece1 = d:mFcW\npromotionPieceTypes = d", "2:1 unsupported-rule"],
    ["sittuyinPromotion = true\ncustomPiece1 = d:FimnD\npromotionPieceTypes = d", "2:1 unsupported-rule"],
    ["castling = false\ncastlingWins = Q", "3:1 ini-start"],
  ])("is refused, with the place: %j", (options, wanted) => {
    expect(codesOf(`[mine:chess]\n${options}\n`)).toContain(wanted);
  });

  it.each([
    ["duck", "", "extends: duck"],
    ["snailtrail", "startFen = 6p/7/7/3*3/7/7/P6 w - - 0 1", ". . . * . . ."],
    ["chess", "wallingRule = edge\nwallOrMove = true", "one-of:"],
    ["isolation", "", "extends: isolation"],
  ])("has walls: %s %s", (parent, options, wanted) => {
    const { yaml } = imported(`[mine:${parent}]\n${options}\ncheckCounting = false\n`);
    expect(yaml).toContain(wanted);
  });

  it("names the built-in parent that it is inherited from", () => {
    const { diagnostics } = imported("[mine:bughouse]\ncastling = false\n");
    expect(diagnostics[0]).toMatchObject({ code: "unsupported-rule", line: 1, column: 7, length: 8 });
    expect(diagnostics[0].message).toMatch(
      /^In what is inherited from 'bughouse': 'twoBoards = true' needs what is not supported yet: /,
    );
  });
});

describe("a wrong section", () => {
  it.each([
    ["[mine:chess]\nstalematevalue = loss", "2:1 unknown-option"],
    ["[mine:chess]\nstalemateValue = lost", "2:18 option-value"],
    ["[mine:chess]\ncastling = yes", "2:12 option-value"],
    ["[mine:chess]\ncastling = false ", "2:12 option-value"],
    ["[mine:chess]\nmaxRank = 0", "2:11 option-value"],
    ["[mine:chess]\nmaxRank = 99999999999999999999", "2:11 option-value"],
    ["[mine:chess]\nmaxFile = z", "2:11 option-value"],
    ["[mine:chess]\nnMoveRule = -1", "2:13 option-value"],
    ["[mine:chess]\nflagRegionWhite = d4 x9 *17", "2:22 option-value"],
    ["[mine:chess]\npromotionPieceTypes = qzx", "2:24 unknown-piece"],
    ["[mine:chess]\ndropNoDoubled = pn", "2:17 option-value"],
    ["[mine:chess]\npromotedPieceType = p-g", "2:21 option-value"],
    ["[mine:chess]\ncustomPiece1 = NA", "2:16 letter"],
    ["[mine:chess]\nknight = 7", "2:10 letter"],
    ["[mine]\nking = k\nknight = k", "2:8 letter-taken"],
    ["[mine:chess]\ncastling = false\ncastling = true", "3:1 option-twice"],
    ["[mine:chess]\ncastling", "2:1 ini-syntax"],
    ["[mine:chess]\ncastling =", "2:1 ini-syntax"],
    ["[mine:chess]\n= false", "2:1 ini-syntax"],
    ["[mine:chess]\n castling = false", "2:1 ini-syntax"],
    [`[mine:chess]\nstartFen = ${"8/".repeat(9000)}`, "2:1 ini-syntax"],
    ["[mine:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "2:12 ini-start"],
    ["[mine:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/9/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "2:36 ini-start"],
    ["[mine:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBXKBNR w KQkq - 0 1", "2:50 ini-start"],
    ["[mine:chess]\nstartFen = rnbq+kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", "2:16 ini-start"],
    [
      "[mine:chess]\npieceDrops = true\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Qq w KQkq - 0 1",
      "3:55 ini-start",
    ],
    ["[mine:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Qq] w KQkq - 0 1", "2:1 ini-start"],
    ["[mine:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1", "2:56 ini-start"],
    ["[mine:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkqX - 0 1", "2:58 ini-start"],
    ["[mine:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+ 0 1", "2:65 ini-start"],
    ["[mine:chess]\ncustomPiece1 = a:?", "2:18 unexpected-character"],
    ["[mine:chess]\npromotionLimit = z:1", "2:18 unknown-piece"],
    ["[mine:chess]\npromotedPieceType = z:q", "2:21 unknown-piece"],
    ["[mine:ches]\ncastling = false", "1:7 extends-unknown"],
    ["[mine:mine]\ncastling = false", "1:7 extends-cycle"],
    ["[mine:other]\ncastling = false\n[other:mine]", "1:7 extends-unknown"],
    ["[mine chess]\ncastling = false", "1:1 ini-section"],
    ["[mine:chess\ncastling = false", "1:1 ini-section"],
    ["[]\ncastling = false", "1:1 ini-section"],
  ])("is refused, with the place: %j", (text, wanted) => {
    const file = ini(text);
    const found = file.sections.flatMap(({ name }) => importSection(file, name).diagnostics);
    expect(found.map(({ code, line, column }) => `${line}:${column} ${code}`)).toContain(wanted);
  });

  it("has the nearest option and the nearest section for a hint", () => {
    expect(imported("[mine:chess]\nstalematevalue = loss").diagnostics[0].hint).toBe("stalemateValue");
    expect(imported("[mine:ches]\ncastling = false").diagnostics[0].hint).toBe("chess");
    expect(importSection(ini("[mine:chess]"), "mime").diagnostics[0]).toMatchObject({
      code: "unknown-section",
      hint: "mine",
    });
  });

  it("is refused when two have its name", () => {
    const file = ini("[mine:chess]\n[mine:crazyhouse]\n");
    expect(importSection(file, "mine").diagnostics[0]).toMatchObject({ code: "section-twice", line: 1 });
  });

  it("does not spoil the others", () => {
    const file = ini("[bad:chess]\ncastling = maybe\n[good:chess]\ncastling = false\n");
    expect(importSection(file, "good").yaml).toContain("castling: none");
  });
});

describe("a file", () => {
  it.each([
    ["nothing", new Uint8Array(0), "ini-section"],
    ["blanks and comments alone", new TextEncoder().encode("\n\n# nothing\n; here\n"), "ini-section"],
    ["bytes that are no text", new Uint8Array([0xff, 0xfe, 0x00, 0x80]), "encoding"],
    ["control characters", new TextEncoder().encode("[mine:chess]\n\u0000\u0007"), "forbidden-character"],
    ["more than a megabyte", new Uint8Array(1024 * 1024 + 1).fill(35), "too-long"],
    ["options before the first section", new TextEncoder().encode("castling = false\n"), "ini-syntax"],
  ])("of %s is refused", (_what, bytes, code) => {
    const { sections, diagnostics } = readIni(bytes, FILE);
    expect(sections).toEqual([]);
    expect(diagnostics.map((diagnostic) => diagnostic.code)).toContain(code);
  });

  it("offers no parent that stands below, since that is the one that was named", () => {
    const { diagnostics } = importSection(ini("[one:other]\n[other:chess]\n"), "one");
    expect(diagnostics.map(({ code, line, column, hint }) => [code, line, column, hint])).toEqual([
      ["extends-unknown", 1, 6, null],
    ]);
  });

  it("may begin with a mark of byte order, and end lines as Windows does", () => {
    const { yaml } = imported("\uFEFF[mine:chess]\r\ncastling = false\r\n\r\n; a comment\r\n");
    expect(yaml).toContain("castling: none");
  });

  it.each([
    ["sections", Array.from({ length: 5000 }, (_, index) => `[v${index}:chess]`).join("\n")],
    ["ancestors", Array.from({ length: 1000 }, (_, index) => `[v${index + 1}:v${index}]`).join("\n")],
    ["brackets", "[".repeat(100_000)],
    ["equals", `[mine:chess]\n${"=".repeat(8000)}\n`.repeat(50)],
    ["squares", `[mine:chess]\nflagRegionWhite = ${"*1 ".repeat(2000)}`],
    ["pieces", `[mine:chess]\ncustomPiece1 = a:${"W".repeat(8000)}\nstartFen = 8/8/8/8/8/8/8/AAAAAAAA w - - 0 1`],
    ["hands", `[mine:chess]\npieceDrops = true\nstartFen = 8/8/8/8/8/8/8/K6k[${"Q".repeat(5000)}] w - - 0 1`],
  ])("of very many %s neither hangs nor fails", (_what, text) => {
    const begin = performance.now();
    const file = ini(text);
    const last = file.sections.at(-1);
    if (last) importSection(file, last.name);
    expect(performance.now() - begin).toBeLessThan(5000);
  });
});

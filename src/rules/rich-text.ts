/** Move texts of rules that only rich kernels know: fetched with such a kernel. Each function asks the rules in turn. */

import { blownBy, explosionFacts } from "./captures/rich-text.ts";
import { enteringFacts, enteringSan, enteringUci, enteringUciName, takeEntering } from "./entering/rich-text.ts";
import { flipFacts, flippedBy } from "./flips/rich-text.ts";
import { dropRefusal, dropSan, dropsNamed, dropUci } from "./hands/rich-text.ts";
import { isPassUci, passesNamed, passSan } from "./passes/rich-text.ts";
import { originSan } from "./promotion/rich-text.ts";
import { isPawnLike, promotionUci } from "./promotion/text.ts";
import { isShortStrike, strikeFacts, strikeSan, strikeUci, takeStrike } from "./strikes/rich-text.ts";
import type { RichText } from "./text.ts";
import { isWallAloneUci, takeWall, wallFacts, wallRefusal, wallSan, wallUci } from "./walls/rich-text.ts";

export const RICH_TEXT: RichText = {
  uciName(rules, move) {
    const strike = strikeUci(rules, move);
    if (strike !== null) return strike + promotionUci(rules, move);
    const drop = dropUci(rules, move);
    return drop === null ? enteringUciName(rules, move) : drop + wallUci(rules, move);
  },
  isOtherUci: (rules, move, text) => isPassUci(rules, move, text) || isWallAloneUci(rules, move, text),
  shortUciMoves: (rules, moves, text) =>
    moves.filter((move) => isShortStrike(rules, move, promotionUci(rules, move), text)),
  uciSuffix: (rules, move) => enteringUci(rules, move) + wallUci(rules, move),
  nameRefusal: dropRefusal,
  wallRefusal,
  sanOrigin: originSan,
  sanWay: strikeSan,
  sanName(rules, move, style) {
    const drop = dropSan(rules, move, style);
    return drop === null ? passSan(move) : drop + wallSan(rules, move);
  },
  sanSuffix: (rules, move, style) => enteringSan(rules, move, style) + wallSan(rules, move),
  movesNamed: (rules, moves, text) =>
    passesNamed(rules, moves, text) ?? dropsNamed(rules, moves, text, (kind) => isPawnLike(rules, kind)),
  takeAside(rules, moves, text) {
    const built = takeWall(rules, moves, text);
    const entered = takeEntering(rules, built.moves, built.text);
    return takeStrike(rules, entered.moves, entered.text);
  },
  ruleFacts: (rules, move) => ({
    ...enteringFacts(rules, move),
    ...strikeFacts(rules, move),
    ...explosionFacts(rules, move),
    ...flipFacts(rules, move),
    ...wallFacts(rules, move),
  }),
  effectsOf: (rules, pieces, side, move) => ({
    blown: blownBy(rules, pieces, move),
    flipped: rules.flips && flippedBy(rules.board, rules.flips, pieces, side, move),
  }),
};

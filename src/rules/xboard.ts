/** What XBoard can show of the rules. */
export {
  canCastle as canShowRules,
  castlesByName as hasNamedMoves,
  castlingMoves as kingMoves,
  castlingTarget as shownTarget,
  castlingText as specialText,
  WITHOUT_CASTLING as PLAINER,
  withoutCastling as plainerRules,
} from "./castling/xboard.ts";
export { dropsFromNowhere } from "./hands/xboard.ts";
export {
  ELSEWHERE as OTHER_PAWNS,
  isMade,
  isOtherPawn,
  promotedLetter as letterMade,
  promotesAsPawn as isPawn,
  promotesElsewhere as hasOtherPawns,
} from "./promotion/xboard.ts";

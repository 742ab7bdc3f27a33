/** What options of UCI make of a variant's rules. */
export { withPartnerCastling as as960 } from "./castling/uci.ts";

/** The effects of UCI options on a variant's rules. */
export { withPartnerCastling as as960 } from "./castling/uci.ts";

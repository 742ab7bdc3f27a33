/** How our variants are called in Fairy-Stockfish, and which starts it can play. */

/** The name there; `bench/common/fairy-stockfish.ini` defines what is not built in. */
export function fairyVariant(variantId: string, startFen: string): string {
  if (variantId !== "wildcastle") return variantId;
  return /^[^/ ]{3}k|^3k/.test(startFen) ? "wildcastle-d" : "chess";
}

/**
 * A start position as matches play it. That engine cannot castle along a file, so Edgy is played without castling,
 * whoever plays: our engine's versions are compared in the same games.
 */
export function matchFen(variantId: string, fen: string): string {
  if (variantId !== "edgy") return fen;
  const fields = fen.split(" ");
  return [...fields.slice(0, 2), "-", ...fields.slice(3)].join(" ");
}

import { locale, t } from "./language.ts";

/** A number with thousands separators: `1,234,567`. */
export function grouped(number: number): string {
  return Math.round(number).toLocaleString(locale);
}

/** `1 move`, `12 moves`: a move is one of both sides. */
export function movesText(count: number): string {
  return count === 1 ? t`1 move` : t`${count} moves`;
}

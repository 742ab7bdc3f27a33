/** What a language of the page consists of. */
import type { BoardWords } from "../../src/board.ts";

/** A text; or its forms, where it counts something and the language has forms for numbers, as the board's words have them. The first
 *  number among its places decides. */
export type PageText = string | (Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string });

export interface PageTexts {
  /** The tag of the language, such as `de` or `pt-BR`. */
  readonly tag: string;
  /** By the English text, in which what the code fills in is `{1}`, `{2}` and so on: the same places, in any order. */
  readonly texts: Readonly<Record<string, PageText>>;
  /** What boards show and speak. */
  readonly board: BoardWords;
}

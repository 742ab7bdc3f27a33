/** What drops look like in move texts, in any variant: what is meant for one is told so. */
import { quote, type TextFault } from "../../diagnostic/fault.ts";
import { LETTER_SHAPE, SIGN_SHAPE } from "../../variant/letter.ts";

/** A drop in coordinates, after two squares the other form of a text that names a move. */
export const DROP_SHAPE = `${LETTER_SHAPE}@[a-p][0-9]{1,2}`;

/** What is wrong with a text that has the sign of drops and not their form; null for other texts. */
export function dropFault(text: string): Pick<TextFault, "message" | "hint"> | null {
  if (!isLikeDrop(text)) return null;
  return {
    message: `${quote(text)} is not a drop: write a piece's letter and a square, such as 'N@f3'.`,
    hint: nearest(text),
  };
}

const SIGN = "@";
/** A drop as some programs write it, `N*f3`. */
const STARRED = new RegExp(`^\\s*${SIGN_SHAPE}\\*[a-p][0-9]`);
/** A drop with blanks, small letters or another sign. */
const LOOSE = new RegExp(`^\\s*(${SIGN_SHAPE})\\s*[@*]+\\s*([a-p][0-9]{1,2})(?![0-9])`, "i");

/** Also of texts with the sign that other programs have. */
export function isLikeDrop(text: string): boolean {
  return text.includes(SIGN) || STARRED.test(text);
}

/** The drop that a text nearly is: with a capital, one sign and a small letter for the file. */
function nearest(text: string): string | null {
  const [, letter = "", square = ""] = LOOSE.exec(text) ?? [];
  const meant = `${letter.toUpperCase()}${SIGN}${square.toLowerCase()}`;
  return new RegExp(`^${DROP_SHAPE}$`).test(meant) && meant !== text ? meant : null;
}

/** Why a text that is like a drop is no move of a variant in which nothing is dropped. */
export const NOTHING_IS_DROPPED = "nothing is dropped in this variant";

export function illegalDrop(text: string, why: string): Pick<TextFault, "code" | "message" | "hint"> {
  return { code: "move-illegal", message: `${quote(text)} is not a legal move here: ${why}.`, hint: null };
}

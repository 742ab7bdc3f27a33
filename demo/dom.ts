/** DOM nodes, found by id; and copying. */

import { t } from "./language.ts";

/** The element with an id, of the expected class.
 *  @throws {Error} when the page has none: a fault of the page itself */
export function find<T extends Element>(id: string, kind: new () => T): T {
  const element = document.getElementById(id);
  if (element instanceof kind) return element;
  throw new Error(`The page has no ${kind.name} '${id}'.`);
}

export const button = (id: string) => find(id, HTMLButtonElement);
export const input = (id: string) => find(id, HTMLInputElement);
export const select = (id: string) => find(id, HTMLSelectElement);
export const block = (id: string) => find(id, HTMLElement);

/** Calls back when a button is pressed. */
export function onPress(id: string, press: () => void): void {
  button(id).addEventListener("click", press);
}

/** What the field holds that an event comes from. */
export function valueIn({ target }: Event): string {
  return (target as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement).value;
}

/** Copies a text to the clipboard and reports the outcome. */
export async function copy(text: string, note: Element): Promise<void> {
  note.textContent = await copied(text);
}

/** Copies a text to the clipboard. @returns the outcome in a sentence */
export async function copied(text: string): Promise<string> {
  return (await isCopied(text)) ? t`Copied.` : NOT_COPIED;
}

export const NOT_COPIED = t`The browser does not allow the page to copy: select the text and copy it yourself.`;

/** Copies a text. @returns whether the browser lets the page do so */
export async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the device takes links over from pages. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

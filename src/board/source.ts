/** The source of a board's rules: a shipped variant, a file, or text inside the element. */
import { UNNAMED } from "../definition/library.ts";
import { misuse } from "../engine/refuse.ts";

export type RulesSource =
  | { readonly kind: "shipped"; readonly id: string }
  /** `address` as written, relative to the page. */
  | { readonly kind: "file"; readonly address: string }
  | { readonly kind: "text"; readonly text: string };

/** Script types for YAML inside the element, which browsers neither run nor show. */
const INLINE = ["application/yaml", "application/x-yaml", "text/yaml", "text/x-yaml"]
  .map((type) => `:scope > script[type="${type}" i]`)
  .join();

/** Calls back when rules inside the element change. */
export function watchTexts(element: Element, changed: () => void): void {
  let before = inlineTexts(element).join("\0");
  new MutationObserver(() => {
    const now = inlineTexts(element).join("\0");
    if (now === before) return;
    before = now;
    changed();
  }).observe(element, { childList: true, characterData: true, subtree: true });
}

/** Finds the source of an element's rules. @throws {FairywrenError} `variant-twice` when there are several */
export function findSource(element: Element): RulesSource {
  const [id, address] = ["variant", "src"].map((name) => element.getAttribute(name)?.trim() ?? "");
  const texts = inlineTexts(element);
  const found: RulesSource[] = [
    ...(id === "" ? [] : [{ kind: "shipped", id } as const]),
    ...(address === "" ? [] : [{ kind: "file", address } as const]),
    ...texts.map((text) => ({ kind: "text", text }) as const),
  ];
  if (found.length > 1) {
    const ways = "the attribute 'variant', the attribute 'src' or one script of YAML inside the element";
    throw misuse(
      "variant-twice",
      `The board is given its rules ${found.length} times: give one of ${ways}.`,
      "<board>",
    );
  }
  return found[0] ?? { kind: "shipped", id: UNNAMED };
}

/** The texts of variant files inside the element. */
export function inlineTexts(element: Element): string[] {
  return Array.from(element.querySelectorAll(INLINE), ({ textContent }) => textContent ?? "");
}

/** Waits until the HTML parser has passed the end of the element, so that its content is complete. */
export async function whenWhole(element: Element): Promise<void> {
  if (document.readyState !== "loading" || element.nextSibling) return;
  await new Promise((done) => document.addEventListener("DOMContentLoaded", done, { once: true }));
}

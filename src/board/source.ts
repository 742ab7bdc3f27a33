/** The source of a board's rules, a shipped variant, a file, or text inside the element; and that of a game's record. */
import { UNNAMED } from "../definition/named.ts";
import { misuse } from "../engine/refuse.ts";

export type RulesSource =
  | { readonly kind: "shipped"; readonly id: string }
  /** `address` as written, relative to the page. */
  | { readonly kind: "file"; readonly address: string }
  | { readonly kind: "text"; readonly text: string };

/** The record of a game, or of several. */
export type RecordSource = Exclude<RulesSource, { kind: "shipped" }>;

/** Script types inside the element, which browsers neither run nor show. */
const YAML = scripts("application/yaml", "application/x-yaml", "text/yaml", "text/x-yaml");
const PGN = scripts("application/vnd.chess-pgn", "application/x-chess-pgn");

function scripts(...types: readonly string[]): string {
  return types.map((type) => `:scope > script[type="${type}" i]`).join();
}

/** Calls back when rules or records inside the element change. */
export function watchTexts(element: Element, changed: () => void): void {
  const read = () => inlineTexts(element, `${YAML},${PGN}`).join("\0");
  let before = read();
  new MutationObserver(() => {
    const now = read();
    if (now === before) return;
    before = now;
    changed();
  }).observe(element, { childList: true, characterData: true, subtree: true });
}

/** Finds the source of an element's rules. @throws {FairywrenError} `variant-twice` when there are several */
export function findSource(element: Element): RulesSource {
  const [id, src] = ["variant", "src"].map((name) => element.getAttribute(name)?.trim() ?? "");
  const address = isOfRecord(src) ? "" : src;
  const texts = inlineTexts(element, YAML);
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

/** Whether an element says itself which rules it has. */
export function namesRules(element: Element): boolean {
  const { length } = inlineTexts(element, YAML);
  return length > 0 || element.hasAttribute("variant") || !isOfRecord(element.getAttribute("src") ?? ".pgn");
}

/** Finds the record of games that an element shows; null for none. */
export function findRecord(element: Element): RecordSource | null {
  const [src, given] = ["src", "pgn"].map((name) => element.getAttribute(name)?.trim() ?? "");
  const [text = given] = inlineTexts(element, PGN);
  if (text !== "") return { kind: "text", text };
  return isOfRecord(src) ? { kind: "file", address: src } : null;
}

function isOfRecord(address: string): boolean {
  return /\.pgn$/i.test(address.replace(/[?#].*$/, ""));
}

function inlineTexts(element: Element, types: string): string[] {
  return Array.from(element.querySelectorAll(types), ({ textContent }) => textContent ?? "");
}

/** Waits until the HTML parser has passed the end of the element, so that its content is complete. */
export async function whenWhole(element: Element): Promise<void> {
  if (document.readyState !== "loading" || element.nextSibling) return;
  await new Promise((done) => document.addEventListener("DOMContentLoaded", done, { once: true }));
}

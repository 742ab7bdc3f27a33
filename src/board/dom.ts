/** Builds DOM nodes without markup, elements by name, text as text; and the style sheets of boards. */
import type { Language } from "./language.ts";
import { drawPicture, type Picture, shape } from "./picture.ts";

interface Parts {
  readonly class?: string;
  readonly text?: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** Makes an HTML element with its class, text and attributes. */
export function make<K extends keyof HTMLElementTagNameMap>(tag: K, parts: Parts = {}): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (parts.class) element.className = parts.class;
  if (parts.text) element.textContent = parts.text;
  for (const [name, value] of Object.entries(parts.attributes ?? {})) element.setAttribute(name, value);
  return element;
}

/** A group of the board's picture. */
export function makeGroup(name: string): SVGElement {
  return drawPicture(shape("g", { class: name }));
}

/** A group that is only redrawn when its picture changes. */
export class Layer {
  readonly element: SVGElement;
  #shown = "";

  constructor(name: string) {
    this.element = makeGroup(name);
  }

  show(pictures: readonly Picture[]): void {
    const text = JSON.stringify(pictures);
    if (text === this.#shown) return;
    this.#shown = text;
    this.element.replaceChildren(...pictures.map((picture) => drawPicture(picture)));
  }
}

/** Sets a text only if it changes, so that live regions and observers are not triggered. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

export function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Says in which language elements speak, for screen readers; where it is not known, in that of the page. */
export function speakIn({ tag }: Language, ...elements: readonly Element[]): void {
  for (const element of elements) {
    if (tag === null) element.removeAttribute("lang");
    else setAttribute(element, "lang", tag);
  }
}

/** A style sheet that all boards of a page share, made when it is first asked for: without a document there are none. */
export function sharedSheet(text: string): () => CSSStyleSheet {
  let shared: CSSStyleSheet | null = null;
  return () => {
    if (shared) return shared;
    shared = new CSSStyleSheet();
    shared.replaceSync(text);
    return shared;
  };
}

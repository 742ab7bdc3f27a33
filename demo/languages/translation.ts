/** Says the page's texts in another language than English. Fetched with the language, before the page is drawn. */
import type { html as litHtml } from "lit/html.js";
import type { PageText, PageTexts } from "./texts.ts";

type Html = typeof litHtml;

/** Attributes that people read or hear. */
export const SPOKEN = ["title", "aria-label", "placeholder", "alt", "label"] as const;

/** A template in the language, and where it has which value. */
interface Template {
  readonly strings: TemplateStringsArray;
  readonly order: readonly number[];
}

export class Translation {
  readonly tag: string;
  readonly board: PageTexts["board"];
  readonly #texts: PageTexts["texts"];
  readonly #plural: Intl.PluralRules;
  readonly #number: Intl.NumberFormat;
  readonly #templates = new WeakMap<TemplateStringsArray, Template>();

  constructor({ tag, texts, board }: PageTexts) {
    this.tag = tag;
    this.board = board;
    this.#texts = texts;
    this.#plural = new Intl.PluralRules(tag);
    this.#number = new Intl.NumberFormat(tag, { useGrouping: "min2" });
  }

  /** As the tag `t`. Numbers are written as the language writes them. */
  readonly say = (strings: TemplateStringsArray, ...values: readonly unknown[]): string => {
    return this.#filled(this.#textOf(keyOf(strings), values), values);
  };

  /** As lit's tag `html`: its texts, and the attributes that are spoken, in the language. */
  html(html: Html): Html {
    return (strings, ...values) => {
      const { strings: own, order } = this.#templateOf(strings);
      return html(own, ...order.map((at) => values[at]));
    };
  }

  /** Says what stands in a page before anything is drawn. */
  translate(page: Document): void {
    page.documentElement.lang = this.tag;
    const walker = page.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text) node.data = this.#plain(node.data);
    for (const name of SPOKEN)
      for (const element of page.querySelectorAll(`[${name}]`))
        element.setAttribute(name, this.#plain(element.getAttribute(name) ?? ""));
  }

  /** A text without places, with the blanks around it; what is none of the page's stays. */
  #plain(text: string): string {
    const [before, key, after] = parted(text);
    return Object.hasOwn(this.#texts, key) ? before + this.#textOf(key, []) + after : text;
  }

  #textOf(key: string, values: readonly unknown[]): string {
    const text: PageText = this.#texts[key] ?? key;
    if (typeof text === "string") return text;
    const number = values.find((value) => typeof value === "number");
    return text[this.#plural.select(number ?? 0)] ?? text.other;
  }

  #filled(text: string, values: readonly unknown[]): string {
    return text.replace(PLACE, (_, place) => {
      const value = values[place - 1];
      return typeof value === "number" ? this.#number.format(value) : String(value);
    });
  }

  #templateOf(strings: TemplateStringsArray): Template {
    const known = this.#templates.get(strings) ?? this.#translated(strings);
    this.#templates.set(strings, known);
    return known;
  }

  /** In what is joined, a value is a place that counts from the first of the template. */
  #translated(strings: TemplateStringsArray): Template {
    const whole = joined(strings);
    const own = eachText(whole, (key, places) => {
      const text = this.#texts[key] ?? key;
      const plain = typeof text === "string" ? text : text.other;
      return escaped(plain).replace(PLACE, (_, place) => places[place - 1] ?? "");
    });
    const parts = own.split(VALUE);
    const cooked = parts.filter((_, at) => at % 2 === 0);
    return {
      strings: Object.assign(cooked, { raw: cooked }) as TemplateStringsArray,
      order: parts.filter((_, at) => at % 2 === 1).map((at) => Number(at) - 1),
    };
  }
}

/** The English text of a template: its values are `{1}`, `{2}` and so on. */
export function keyOf(strings: readonly string[]): string {
  return strings.reduce((text, part, at) => `${text}{${at}}${part}`);
}

const PLACE = /\{(\d+)\}/g;
/** Signs that no template has, around the number of a value. */
const [OPEN, CLOSE] = ["\uE000", "\uE001"];
const VALUE = /\uE000(\d+)\uE001/;
const VALUES = /\uE000\d+\uE001/g;
/** A template as `eachText` takes it. */
export function joined(strings: readonly string[]): string {
  return strings.reduce((text, part, at) => `${text}${OPEN}${at}${CLOSE}${part}`);
}

const TAG_OR_TEXT = /<[^>]*>|[^<]+/g;
const ATTRIBUTE = new RegExp(`(\\s(?:${SPOKEN.join("|")})=")([^"]*)`, "g");

/** Puts other texts in place of those of a template: what stands between two tags, and the attributes that are spoken.
 *  @param html as `joined` has it
 *  @param say given the text, its values being `{1}`, `{2}` and so on, and these values as they are joined */
export function eachText(html: string, say: (key: string, places: readonly string[]) => string): string {
  const said = (text: string) => {
    const [before, inner, after] = parted(text);
    const places = inner.match(VALUES) ?? [];
    let at = 0;
    const key = inner.replace(VALUES, () => `{${++at}}`);
    return /\p{L}/u.test(key) ? before + say(key, places) + after : text;
  };
  return html.replace(TAG_OR_TEXT, (part) =>
    part.startsWith("<") ? part.replace(ATTRIBUTE, (_, name, text) => name + said(text)) : said(part),
  );
}

function escaped(text: string): string {
  return text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A text between the blanks around it; blanks within it are one. */
function parted(text: string): readonly [before: string, inner: string, after: string] {
  const [, before = "", inner = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return [before, inner.replace(/\s+/g, " "), after];
}

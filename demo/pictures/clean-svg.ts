/**
 * An SVG from anywhere, cleaned by DOMPurify, which parses it as no document that runs, and then written anew with the plain
 * shapes alone that a variant's file may have. What it looks like beyond those, such as text, is left to be drawn as pixels.
 */
import purify, { type Config } from "dompurify";
import { mayDraw } from "../../src/document.ts";
import { t } from "../language.ts";
import { Refusal } from "./refusal.ts";

export interface CleanedSvg {
  /** All that is harmless, as a file. */
  readonly whole: string;
  /** The plain shapes of it, as a variant's file may have them. */
  readonly shapes: string;
  /** The elements and attributes that were taken out, for people. */
  readonly leftOut: readonly string[];
}

/** Filters, patterns and markers can be made to take very long; images would have to be fetched. */
const FORBIDDEN = ["image", "feImage", "foreignObject", "pattern", "marker", "a", "switch", "view", "use", "style"];
/** What is in these is not seen by itself. */
const HIDDEN = [
  "foreignobject",
  "pattern",
  "marker",
  "script",
  "style",
  "desc",
  "title",
  "metadata",
  "iframe",
  "template",
];
const CONFIG: Config = {
  USE_PROFILES: { svg: true },
  FORBID_TAGS: FORBIDDEN,
  FORBID_CONTENTS: HIDDEN,
  ADD_ATTR: ["href"],
  RETURN_DOM: true,
};
/** What styles are called while the page, whose policy allows none in markup, parses them. */
const STYLE = "data-style";
/** What names of styles and handlers have before them meanwhile: browsers complain of handlers, too, where they are only parsed. */
const ASIDE = /^data-(?=style$|on)/;

/** @throws {Refusal} when it is no SVG, or declares entities */
export function cleanSvg(text: string): CleanedSvg {
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(text))
    throw new Refusal(t`It declares entities of its own, which are not read: save it as a plain SVG.`);
  const sheets: string[] = [];
  const bare = text.replace(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi, (_, sheet: string) => {
    sheets.push(sheet.replace(/<!\[CDATA\[|\]\]>/g, ""));
    return "";
  });
  const named = bare.replace(/(\s)style(\s*=)/gi, `$1${STYLE}$2`).replace(/([\s"'/])(on\w+\s*=)/gi, "$1data-$2");
  const { svg, leftOut } = purified(named);
  if (!svg) throw new Refusal(t`There is no SVG in it that can be read.`);
  const box = boxOf(svg);
  svg.setAttribute("viewBox", box.join(" "));
  for (const name of ["width", "height", "x", "y"]) svg.removeAttribute(name);
  const shapes = written(svg, digitsFor(Math.max(box[2], box[3])));
  const local = sheets.filter((sheet) => isLocal("style", sheet));
  return {
    whole: withSheets(new XMLSerializer().serializeToString(svg).replaceAll(` ${STYLE}=`, " style="), local),
    shapes,
    leftOut: [...leftOut, ...(local.length < sheets.length ? ["style"] : [])],
  };
}

function withSheets(svg: string, sheets: readonly string[]): string {
  const text = sheets.join("\n").replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return sheets.length === 0 ? svg : svg.replace(/^<svg[^>]*>/, (open) => `${open}<style>${text}</style>`);
}

function purified(text: string): { readonly svg: SVGSVGElement | null; readonly leftOut: readonly string[] } {
  const leftOut = new Set<string>();
  purify.addHook("uponSanitizeAttribute", (_, data) => {
    const name = data.attrName.replace(ASIDE, "");
    if (!name.startsWith("on") && isLocal(name, data.attrValue)) return;
    data.keepAttr = false;
    leftOut.add(name);
  });
  const body = purify.sanitize(text, CONFIG) as unknown as HTMLElement;
  purify.removeAllHooks();
  for (const removed of purify.removed) {
    const name = "element" in removed ? removed.element.nodeName : (removed.attribute?.name ?? "");
    if (isTold(name)) leftOut.add(name);
  }
  return { svg: body.querySelector("svg"), leftOut: [...leftOut] };
}

/** Whether a value reaches for nothing outside of the file. */
function isLocal(name: string, value: string): boolean {
  if (/(^|:)href$/i.test(name)) return value.trim().startsWith("#");
  const isStyled = name === "style" && /@import|@font-face|image-set|\\/i.test(value);
  return !isStyled && !/url\(\s*["']?(?!\s*["']?#)/i.test(value);
}

/** What editors write about themselves is not worth a word. */
function isTold(name: string): boolean {
  return !/^(?:#|body$|xmlns|(?!xlink:href)\w+:|data-|metadata$|title$|desc$|version$|baseprofile$|enable-background$|class$)/i.test(
    name,
  );
}

type Box = readonly [x: number, y: number, width: number, height: number];

/** @throws {Refusal} when it does not say how large it is */
function boxOf(svg: SVGSVGElement): Box {
  const given = (svg.getAttribute("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const sized = [0, 0, ...["width", "height"].map((name) => Number.parseFloat(svg.getAttribute(name) ?? ""))];
  const box = given.length === 4 ? given : sized;
  if (box.every(Number.isFinite) && box[2] > 0 && box[3] > 0) return [box[0], box[1], box[2], box[3]];
  throw new Refusal(t`It does not say how large it is: it has no viewBox, nor width and height.`);
}

// --- plain shapes ---

const MOST_DEPTH = 30;

/** A line for each tag, without what a file may not have. */
function written(element: Element, digits: number, depth = 0): string {
  const name = element.localName;
  if (depth > MOST_DEPTH || !mayDraw(name)) return "";
  const given = attributesOf(element, digits).map(([key, value]) => ` ${key}="${value}"`);
  const inside = Array.from(element.children, (child) => written(child, digits, depth + 1)).join("");
  const tag = `${name}${given.join("")}`;
  if (inside !== "") return `<${tag}>\n${inside}</${name}>\n`;
  return name === "g" || name === "defs" ? "" : `<${tag}/>\n`;
}

function attributesOf(element: Element, digits: number): (readonly [string, string])[] {
  const all = [
    ...Array.from(element.attributes, ({ localName, value }) => [localName, value] as const),
    ...stylesOf(element),
  ];
  const allowed = all.flatMap(([key, value]) => {
    const plain = shortened(key, value, digits);
    return key !== "xmlns" && mayDraw(element.localName, key, plain) ? [[key, plain] as const] : [];
  });
  return [...new Map(allowed)];
}

/** A style as the attributes that say the same. */
function stylesOf(element: Element): (readonly [string, string])[] {
  return (element.getAttribute(STYLE) ?? "").split(";").flatMap((rule) => {
    const [key, value] = rule.split(":").map((part) => part.trim());
    return key && value ? [[key, value.replace(/\s*!important$/, "")] as const] : [];
  });
}

const MEASURES = /^(?:d|points|x|y|x[12]|y[12]|cx|cy|r|rx|ry|width|height|stroke-width)$/;
/** The flags of arcs may be written without blanks, as no numbers are. */
const ARC = /a/i;

/** Numbers with as many digits as can be seen. */
function shortened(key: string, value: string, digits: number): string {
  const line = value
    .trim()
    .replace(/\s+/g, " ")
    .replace(/url\(["'](#[\w-]+)["']\)/g, "url($1)");
  if (!MEASURES.test(key) || (key === "d" && ARC.test(line)) || /e/i.test(line)) return line;
  return line.replace(/\d*\.\d+/g, (number, at: number) => {
    const separator = /[\d.]/.test(line.charAt(at - 1)) ? " " : "";
    return separator + String(Number(Number(number).toFixed(digits)));
  });
}

function digitsFor(size: number): number {
  return Math.min(6, Math.max(0, 4 - Math.floor(Math.log10(size))));
}

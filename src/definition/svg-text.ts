/**
 * The SVG that a file may have as the picture of a piece: plain shapes and their colours, of which every element, attribute
 * and value is known here. Nothing in it can run, fetch, link, move or grow; what is not known is refused, not taken out, so
 * that a file shows what it says. Browsers moreover show it as an image, in which nothing runs and nothing is fetched.
 */
import { quote } from "../diagnostic/fault.ts";
import type { PictureFault } from "./picture-fault.ts";

const SHAPES = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"] as const;
const GRADIENTS = ["linearGradient", "radialGradient"] as const;

/** The elements that a picture may have. */
const SVG_ELEMENTS: readonly string[] = ["svg", "g", "defs", ...SHAPES, ...GRADIENTS, "stop"];

const PAINT =
  "fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit " +
  "stroke-dasharray stroke-dashoffset paint-order opacity color display visibility stop-color stop-opacity";
const MEASURES =
  "viewBox preserveAspectRatio width height transform d points x y x1 y1 x2 y2 cx cy r rx ry fx fy fr offset " +
  "gradientUnits gradientTransform spreadMethod";

/** The attributes that it may have. */
const SVG_ATTRIBUTES: readonly string[] = `xmlns id href ${PAINT} ${MEASURES}`.split(" ");

const NAMESPACE = "http://www.w3.org/2000/svg";
const MOST_DEPTH = 32;

/** Whether a picture may have an element; or an attribute on it, with a value. */
export function isSvgPart(element: string, attribute?: string, value = ""): boolean {
  if (!SVG_ELEMENTS.includes(element)) return false;
  return attribute === undefined || (isAttributeOf(element, attribute) && isSvgValue(attribute, value));
}

function isAttributeOf(element: string, name: string): boolean {
  return SVG_ATTRIBUTES.includes(name) && (name !== "href" || element.endsWith("Gradient"));
}

/** Whether an attribute may have a value: numbers, words and colours; a gradient only of the same picture. */
function isSvgValue(name: string, value: string): boolean {
  if (name === "xmlns") return value === NAMESPACE;
  if (name === "href") return /^#[\w-]+$/.test(value);
  if (name === "viewBox") return /^\s*-?[\d.]+(?:[\s,]+-?[\d.]+){3}\s*$/.test(value);
  if (/url/i.test(value)) return /^(?:fill|stroke)$/.test(name) && /^url\(#[\w-]+\)$/.test(value);
  return /^[\w\s#.,%+()-]*$/.test(value);
}

const ATTRIBUTE = /\s+([\w:-]+)\s*=\s*(?:"([^"<&]*)"|'([^'<&]*)')/y;
const TAG = /<(\/?)([\w:-]+)/y;

/** Why a text is no SVG that a file may have, or null. */
export function svgFault(text: string): PictureFault | null {
  const open: string[] = [];
  let at = skipBlanks(text, 0);
  for (let count = 0; at < text.length; count++) {
    const [, isEnd, name] = match(TAG, text, at) ?? [];
    if (name === undefined) return strange(text, at, open.length);
    if (count > 0 && open.length === 0) return unread(at, text.length - at, "something follows its end");
    const begin = at;
    at += 1 + isEnd.length + name.length;
    if (isEnd) {
      if (open.pop() !== name) return unread(begin, at - begin, `'</${name}' ends nothing`);
      at = skipBlanks(text, at);
      if (text[at] !== ">") return unread(begin, at - begin, `'</${name}' is not closed`);
      at = skipBlanks(text, at + 1);
      continue;
    }
    const fault = elementFault(name, begin, open);
    if (fault) return fault;
    const given = new Set<string>();
    for (let found = match(ATTRIBUTE, text, at); found; found = match(ATTRIBUTE, text, at)) {
      const wrong = attributeFault(name, found, at, given);
      if (wrong) return wrong;
      at += found[0].length;
    }
    at = skipBlanks(text, at);
    if (open.length === 0 && !given.has("viewBox")) return unread(begin, at - begin, "'svg' has no 'viewBox'");
    const isAlone = text.startsWith("/>", at);
    if (!isAlone && text[at] !== ">") return strange(text, at, open.length, name);
    if (!isAlone) open.push(name);
    at = skipBlanks(text, at + (isAlone ? 2 : 1));
  }
  return open.length > 0 ? unread(0, text.length, `'${open[open.length - 1]}' is not closed`) : null;
}

function elementFault(name: string, offset: number, open: readonly string[]): PictureFault | null {
  const part = { offset, length: name.length + 1 };
  if (open.length === 0 && name !== "svg")
    return unread(offset, part.length, `it begins with ${quote(name)}, not with 'svg'`);
  if (open.length >= MOST_DEPTH) return unread(offset, part.length, `more than ${MOST_DEPTH} elements are nested`);
  if (SVG_ELEMENTS.includes(name)) return null;
  const message = `${quote(name)} may not stand in a picture of a file, only ${SVG_ELEMENTS.join(", ")}.`;
  return { code: "picture-unsafe", message, part };
}

function attributeFault(
  element: string,
  [whole, name, quoted, apostrophed]: RegExpExecArray,
  begin: number,
  given: Set<string>,
): PictureFault | null {
  const value = quoted ?? apostrophed;
  const part = { offset: begin + whole.search(/\S/), length: whole.trimStart().length };
  if (given.has(name)) return unread(part.offset, part.length, `${quote(name)} is given twice`);
  given.add(name);
  const isKnown = isAttributeOf(element, name);
  if (isKnown && isSvgValue(name, value)) return null;
  const message = isKnown
    ? `The value ${quote(value)} of ${quote(name)} may not stand in a picture of a file: only numbers, words, colours and gradients of the same picture.`
    : `The attribute ${quote(name)} may not stand in a picture of a file: it has shapes and colours alone.`;
  return { code: "picture-unsafe", message, part };
}

/** What is no tag where one is wanted. */
function strange(text: string, offset: number, depth: number, within?: string): PictureFault {
  const length = Math.min(12, text.length - offset);
  const part = { offset, length: Math.max(1, length) };
  const found = quote(text.slice(offset, offset + length));
  const isDeclared = text.startsWith("<!", offset) || text.startsWith("<?", offset);
  if (!isDeclared)
    return unread(part.offset, part.length, `${found} is no tag${within ? ` and no attribute of '${within}'` : ""}`);
  const message = `${found} may not stand in a picture of a file: no comments, declarations and entities${depth ? "" : ", it begins with '<svg'"}.`;
  return { code: "picture-unsafe", message, part };
}

function unread(offset: number, length: number, what: string): PictureFault {
  return {
    code: "picture",
    message: `The SVG cannot be read: ${what}.`,
    part: { offset, length: Math.max(1, length) },
  };
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function skipBlanks(text: string, at: number): number {
  let end = at;
  while (/\s/.test(text.charAt(end))) end++;
  return end;
}

/** Pictures as plain data: converted to DOM nodes, or to the text of an SVG file. */

type Tag =
  | "svg"
  | "g"
  | "path"
  | "circle"
  | "line"
  | "polygon"
  | "rect"
  | "text"
  | "title"
  | "image"
  | "marker"
  | "defs";

/** One element of a picture. `text` is never parsed as markup. */
export interface Picture {
  readonly tag: Tag;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly Picture[];
  readonly text: string;
}

export function shape(tag: Tag, attributes: Picture["attributes"], ...children: readonly Picture[]): Picture {
  return { tag, attributes, children, text: "" };
}

export function label(text: string, attributes: Picture["attributes"], tag: "text" | "title" = "text"): Picture {
  return { tag, attributes, children: [], text };
}

const NAMESPACE = "http://www.w3.org/2000/svg";

/** Creates the nodes of a picture.
 *  @param owner the document for them; default: the page's
 *  @example
 *  list.append(drawPicture(glyphSvg(piece, 0)));
 */
export function drawPicture({ tag, attributes, children, text }: Picture, owner: Document = document): SVGElement {
  const element = owner.createElementNS(NAMESPACE, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  if (text) element.textContent = text;
  element.append(...children.map((child) => drawPicture(child, owner)));
  return element;
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Writes a picture as the text of an SVG file, with every text escaped. */
export function writePicture(picture: Picture): string {
  return write({ ...picture, attributes: { xmlns: NAMESPACE, ...picture.attributes } });
}

function write({ tag, attributes, children, text }: Picture): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeText(String(value))}"`);
  return `<${tag}${written.join("")}>${escapeText(text)}${children.map(write).join("")}</${tag}>`;
}

function escapeText(text: string): string {
  return [...text].map((sign) => ESCAPES[sign] ?? (isWritable(sign) ? sign : "\ufffd")).join("");
}

/** XML cannot represent most control characters. */
function isWritable(sign: string): boolean {
  return sign >= " " || sign === "\t" || sign === "\n" || sign === "\r";
}

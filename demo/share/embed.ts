/** The lines of markup that put a game into any page: one script, one tag, and the rules inside it where they are one's own. */
import { parse } from "yaml";
import type { LinkedGame } from "../link.ts";

/** @param place the folder that the script lies in, with `/` at its end; empty for beside the page */
export function embedSnippet(game: LinkedGame, place: string): string {
  const { variant, yaml } = game;
  const script = `<script src="${escaped(`${place}${yaml === null ? "cdn.js" : "cdn-yaml.js"}`)}"></script>`;
  const named: Attributes = { variant: yaml === null ? variant : null, ...attributesOf(game) };
  const words = Object.entries(named).flatMap(([name, value]) => (value === null ? [] : [wordOf(name, value)]));
  const rules = yaml === null ? "" : `\n  <script type="application/yaml">\n${inside(yaml)}\n  </script>\n`;
  return `${script}\n<fairywren-board${words.join("")}>${rules}</fairywren-board>\n`;
}

/** Null leaves one out; an empty one has no value. */
type Attributes = Readonly<Record<string, string | null>>;

function attributesOf({ start, fen, moves, view, flipped, side, level }: LinkedGame): Attributes {
  return {
    start: start === null ? null : String(start),
    fen: start === null ? fen : null,
    moves: moves.length ? moves.join(" ") : null,
    view,
    flipped: flipped ? "" : null,
    side: level === null ? null : side,
    level: level === null ? null : String(level),
  };
}

function wordOf(name: string, value: string): string {
  return value === "" ? ` ${name}` : ` ${name}="${escaped(value)}"`;
}

/** The rules as they are; where markup would end the script early, as data in which every `<` is written otherwise. */
function inside(yaml: string): string {
  const text = /<(?:\/?script|!--)/i.test(yaml) ? JSON.stringify(parse(yaml)).replaceAll("<", "\\u003c") : yaml;
  return text
    .trimEnd()
    .split("\n")
    .map((line) => (line === "" ? "" : `    ${line}`))
    .join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

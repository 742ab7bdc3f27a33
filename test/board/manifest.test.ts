/** What the custom elements manifest says, against the element itself. `node build.mjs manifest` goes before. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { FairywrenBoard } from "../../src/board.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

interface Named {
  readonly name: string;
  readonly description: string;
}

interface Declaration extends Named {
  readonly tagName: string;
  readonly attributes: readonly Named[];
  readonly members: readonly (Named & { readonly kind: string; readonly static?: boolean })[];
  readonly events: readonly Named[];
  readonly cssParts: readonly Named[];
  readonly cssProperties: readonly Named[];
}

const { customElements } = JSON.parse(readFileSync(`${ROOT}package.json`, "utf8"));
const manifest = JSON.parse(readFileSync(ROOT + customElements, "utf8"));
const element: Declaration = manifest.modules[0].declarations[0];

const sources = readdirSync(`${ROOT}src/board`)
  .filter((file) => file.endsWith(".ts"))
  .map((file) => readFileSync(`${ROOT}src/board/${file}`, "utf8"))
  .join("\n");

describe("the custom elements manifest", () => {
  it("names the tag that is registered", () => {
    expect(sources).toContain(`customElements.define("${element.tagName}"`);
  });

  it("has the attributes that the element observes, no other, each a property as well", () => {
    expect(namesOf(element.attributes)).toEqual([...FairywrenBoard.observedAttributes].sort());
    for (const { name } of element.attributes) expect(name in FairywrenBoard.prototype).toBe(true);
  });

  it("has the public members of the class, and no other", () => {
    const own = Object.getOwnPropertyNames(FairywrenBoard.prototype).filter(
      (name) => name !== "constructor" && !name.endsWith("Callback"),
    );
    const stated = element.members.filter((member) => !member.static);
    expect(namesOf(stated)).toEqual([...own, ...namesOf(element.attributes)].sort());
  });

  it("has the events that are sent", () => {
    const sent = new Set(
      Array.from(sources.matchAll(/(?:#emit\(|sendEvent\([\w.#]+, )"([^"]+)"/g), ([, name]) => name),
    );
    expect(namesOf(element.events)).toEqual([...sent].sort());
  });

  it("has the parts and the colours that a page can style", () => {
    const parts = new Set(Array.from(sources.matchAll(/\bpart: "([^"]+)"/g), ([, name]) => name));
    const colours = new Set(Array.from(sources.matchAll(/(--fw-[a-z-]+):/g), ([, name]) => name));
    expect(namesOf(element.cssParts)).toEqual([...parts].sort());
    expect(namesOf(element.cssProperties)).toEqual([...colours].sort());
  });

  it("describes all of it", () => {
    const { attributes, members, events, cssParts, cssProperties } = element;
    const silent = [element, ...attributes, ...members, ...events, ...cssParts, ...cssProperties].filter(
      ({ description }) => !description,
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

describe("the document of the element", () => {
  it("tells of every attribute, method and event of the element", () => {
    const page = readFileSync(`${ROOT}docs/element.md`, "utf8");
    const methods = element.members.filter(({ kind }) => kind === "method");
    const untold = [...element.attributes, ...methods, ...element.events].filter(
      ({ name }) => !new RegExp(`\`${name}\\b`).test(page),
    );
    expect(untold.map(({ name }) => name)).toEqual([]);
  });
});

function namesOf(list: readonly Named[]): string[] {
  return list.map(({ name }) => name).sort();
}

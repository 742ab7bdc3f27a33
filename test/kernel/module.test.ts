/** The kernels as modules: nothing in, numbers and memory out. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { letters as hugeFull } from "../../src/kernel/huge-full.generated.ts";
import { letters as hugeRich } from "../../src/kernel/huge-rich.generated.ts";
import { fromLetters } from "../../src/kernel/letters.ts";
import { letters as narrow } from "../../src/kernel/narrow.generated.ts";
import { letters as narrowFull } from "../../src/kernel/narrow-full.generated.ts";
import { letters as narrowRich } from "../../src/kernel/narrow-rich.generated.ts";
import { openKernel } from "../../src/kernel/open.ts";
import { letters as wide } from "../../src/kernel/wide.generated.ts";
import { letters as wideFull } from "../../src/kernel/wide-full.generated.ts";
import { letters as wideRich } from "../../src/kernel/wide-rich.generated.ts";
import { LAYOUT_STAMP } from "../../src/layout/stamp.generated.ts";

const DATA_SECTION = 11;
const FUNCTION_TYPE = 0x60;
const NUMBERS = [0x7f, 0x7c]; // i32, f64
const TYPE_SECTION = 1;
const FUNCTION_SECTION = 3;
const EXPORT_SECTION = 7;
const MEMORY = 2;

describe.each([
  ["narrow", narrow],
  ["wide", wide],
  ["narrow-rich", narrowRich],
  ["wide-rich", wideRich],
  ["huge-rich", hugeRich],
  ["narrow-full", narrowFull],
  ["wide-full", wideFull],
  ["huge-full", hugeFull],
] as const)("the %s kernel", (name, letters) => {
  const bytes = fromLetters(letters);
  const sections = sectionsOf(bytes);
  const module = new WebAssembly.Module(bytes);

  it("imports nothing", () => expect(WebAssembly.Module.imports(module)).toEqual([]));

  it("has no data, so that all of memory is the map's", () => expect(sections.has(DATA_SECTION)).toBe(false));

  it("exports its memory and functions only", () => {
    const kinds = WebAssembly.Module.exports(module).map(({ name, kind }) => (kind === "memory" ? name : kind));
    expect(new Set(kinds)).toEqual(new Set(["memory", "function"]));
  });

  it("exports functions of i32 and f64 only", () => {
    const types = readTypes(sections.get(TYPE_SECTION) as Reader);
    const functions = readList(sections.get(FUNCTION_SECTION) as Reader, (reader) => reader.number());
    const exported = readList(sections.get(EXPORT_SECTION) as Reader, readExport);
    for (const { name, kind, index } of exported) {
      if (kind === MEMORY) continue;
      expect({ name, types: types[functions[index]].filter((type) => !NUMBERS.includes(type)) }).toEqual({
        name,
        types: [],
      });
    }
  });

  it("exports what its entry says, and none of the doors that tests use", () => {
    const entries = ["index", ...(name.includes("-") ? ["rich"] : [])];
    const source = entries.map(sourceOf).join("\n");
    const listed = source.match(/^export \{([^}]*)\};/m)?.[1].split(",") ?? [];
    const own = Array.from(source.matchAll(/^export function (\w+)/gm), ([, name]) => name);
    const names = [...listed.map((name) => name.trim()), ...own, "memory"];
    expect(
      WebAssembly.Module.exports(module)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(names.filter(Boolean).sort());
  });

  it("was built with the layout of its host", () => expect(openKernel(name).layoutStamp()).toBe(LAYOUT_STAMP));
});

function sourceOf(entry: string): string {
  return readFileSync(new URL(`../../assembly/${entry}.ts`, import.meta.url), "utf8");
}

/** Reads the binary format: https://webassembly.github.io/spec/core/binary/ */
class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get done(): boolean {
    return this.#at >= this.#bytes.length;
  }

  byte(): number {
    return this.#bytes[this.#at++];
  }

  /** An unsigned LEB128. */
  number(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  }

  take(length: number): Uint8Array {
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }
}

function sectionsOf(bytes: Uint8Array): Map<number, Reader> {
  const reader = new Reader(bytes);
  reader.take(8); // magic number and version
  const sections = new Map<number, Reader>();
  while (!reader.done) {
    const id = reader.byte();
    sections.set(id, new Reader(reader.take(reader.number())));
  }
  return sections;
}

function readList<T>(reader: Reader, read: (reader: Reader) => T): T[] {
  return Array.from({ length: reader.number() }, () => read(reader));
}

/** For each type, its parameters and results. */
function readTypes(reader: Reader): number[][] {
  return readList(reader, () => {
    expect(reader.byte()).toBe(FUNCTION_TYPE);
    return [...readList(reader, (types) => types.byte()), ...readList(reader, (types) => types.byte())];
  });
}

function readExport(reader: Reader): { name: string; kind: number; index: number } {
  const name = new TextDecoder().decode(reader.take(reader.number()));
  return { name, kind: reader.byte(), index: reader.number() };
}

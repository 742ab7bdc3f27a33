/** A variant file while it is being written: whatever of it can be understood, for editors. */
import { type LocatedMap, type SourceText, sourceText } from "./located.ts";
import { parseSource } from "./source.ts";

export interface Sketch {
  readonly source: SourceText;
  /** Empty where nothing can be understood. */
  readonly root: LocatedMap;
}

/** Reads a text past its syntax errors, with places; what is no map has no keys. Never throws. */
export function sketchOf(text: string, file: string): Sketch {
  const { root } = parseSource(text, file, { name: "variant", isMap: "", isDraft: true });
  const source = sourceText(file, text);
  return { source, root: root?.type === "map" ? root : nothing(source) };
}

function nothing(source: SourceText): LocatedMap {
  return { type: "map", entries: new Map(), span: { source, start: 0, end: 1 } };
}

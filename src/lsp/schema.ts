/** What the schema says of a place in a variant file: the parts that describe it, and the kinds of value that may stand there. */
import schema from "../../schemas/variant.schema.json";
import type { Path } from "../definition/located.ts";

/** The parts of JSON Schema that editors read. */
export interface Part {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  /** Examples that are blocks, each called as it may be written. */
  readonly defaultSnippets?: readonly { readonly label: string }[];
  readonly type?: string | readonly string[];
  /** What a text is: `betza`, `piece-id`, `square`, `squares`, `variant-id`. */
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Part>>;
  readonly additionalProperties?: Part | boolean;
  readonly propertyNames?: Part;
  readonly items?: Part;
  readonly then?: Part;
  readonly else?: Part;
}

const ROOT = schema as unknown as Part & { readonly definitions: Readonly<Record<string, Part>> };

/** The parts that describe the value at a path; several where the values above may be of several kinds. */
export function partsAt(path: Path): Part[] {
  let parts: Part[] = [ROOT];
  for (const step of path) parts = parts.flatMap(choicesOf).flatMap((part) => childOf(part, step));
  return parts.map(resolved);
}

/** Each kind of value that may stand at a path. */
export function choicesAt(path: Path): Part[] {
  return partsAt(path).flatMap(choicesOf);
}

/** The kinds of value that a part allows: by themselves, without further alternatives. */
export function choicesOf(part: Part): Part[] {
  const whole = resolved(part);
  return whole.then && whole.else ? [whole.then, whole.else].flatMap(choicesOf) : [whole];
}

/** Whether the value at a path may be a text of a format. */
export function hasFormat(path: Path, format: string): boolean {
  return choicesAt(path).some((part) => part.format === format);
}

/** Whether the keys of the map at a path are ids of pieces that are there already. */
export function isKeyedByPiece(path: Path): boolean {
  return choicesAt(path).some(({ propertyNames }) => propertyNames && resolved(propertyNames).format === "piece-id");
}

/** Whether a path ends in a key that is the id of a piece. */
export function isKeyOfPiece(path: Path): boolean {
  return (path.length === 2 && path[0] === "pieces") || isKeyedByPiece(path.slice(0, -1));
}

/** Whether a value may be of a type. */
export function isOfType({ type }: Part, wanted: string): boolean {
  return [type].flat().includes(wanted);
}

function childOf({ items, properties = {}, additionalProperties: others }: Part, step: string | number): Part[] {
  if (typeof step === "number") return items ? [items] : [];
  if (Object.hasOwn(properties, step)) return [properties[step]];
  return typeof others === "object" ? [others] : [];
}

/** What stands beside a reference is said of this place, and comes before what is said of all. */
function resolved(part: Part): Part {
  if (part.$ref === undefined) return part;
  const { $ref, ...own } = part;
  return { ...resolved(ROOT.definitions[$ref.slice("#/definitions/".length)]), ...own };
}

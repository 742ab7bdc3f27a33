/**
 * What of plain data does not fit the schema of variants: the keywords of JSON Schema that it uses, read as they stand, so
 * that a page loads the schema and no program compiled from it. The build refuses a keyword that is unknown here, and a
 * test holds every violation to ajv's.
 */
import type { Path } from "./located.ts";
import { SCHEMA } from "./schema.generated.ts";
import type { SchemaPart, SchemaParts } from "./schema-part.ts";

/** A keyword of the schema that some value breaks. */
export interface Violation {
  readonly keyword: Keyword;
  readonly path: Path;
  readonly data: unknown;
  /** The part of the schema that has the keyword. */
  readonly part: SchemaPart;
  /** Of a map, the key that is unknown, missing or misnamed. */
  readonly key: string | null;
}

type KeyOfMap = "additionalProperties" | "propertyNames" | "required";
export type Keyword = "type" | KeyOfMap | keyof typeof KEPT;

/** Whether a value of a JSON type is one. */
const TYPES: Readonly<Record<string, (data: unknown) => boolean>> = {
  array: Array.isArray,
  boolean: (data) => typeof data === "boolean",
  integer: Number.isInteger,
  number: Number.isFinite,
  object: isMap,
  string: (data) => typeof data === "string",
};

/** Whether a value keeps to what a keyword says; whatever it does not speak of does. In the order in which they are told. */
const KEPT = {
  maximum: (data: unknown, most: number) => typeof data !== "number" || data <= most,
  minimum: (data: unknown, least: number) => typeof data !== "number" || data >= least,
  maxLength: (data: unknown, most: number) => typeof data !== "string" || [...data].length <= most,
  minLength: (data: unknown, least: number) => typeof data !== "string" || [...data].length >= least,
  pattern: (data: unknown, form: string) => typeof data !== "string" || new RegExp(form, "u").test(data),
  const: (data: unknown, only: unknown) => data === only,
  enum: (data: unknown, allowed: readonly unknown[]) => allowed.includes(data),
  not: (data: unknown, part: SchemaPart) => !fits(data, part),
  anyOf: (data: unknown, parts: readonly SchemaPart[]) => parts.some((part) => fits(data, part)),
  maxItems: (data: unknown, most: number) => !Array.isArray(data) || data.length <= most,
  minItems: (data: unknown, least: number) => !Array.isArray(data) || data.length >= least,
  maxProperties: (data: unknown, most: number) => !isMap(data) || Object.keys(data).length <= most,
  minProperties: (data: unknown, least: number) => !isMap(data) || Object.keys(data).length >= least,
};
const KEPT_IN_ORDER = Object.entries(KEPT) as [keyof typeof KEPT, (data: unknown, said: never) => boolean][];

/** What is wrong with a document; empty when nothing is. */
export function violationsOf(document: unknown): Violation[] {
  return violations(document, SCHEMA, []);
}

/** What is wrong with the value of one key of a document. */
export function violationsOfKey(key: string, value: unknown): Violation[] {
  return violations(value, (SCHEMA.properties as SchemaParts)[key], [key]);
}

function fits(data: unknown, part: SchemaPart): boolean {
  return violations(data, part, []).length === 0;
}

/** A value of another type than is wanted has no further faults. */
function violations(data: unknown, part: SchemaPart, path: Path): Violation[] {
  if (part.$ref !== undefined) return violations(data, definitionOf(part.$ref), path);
  if (part.type !== undefined && ![part.type].flat().some((type) => TYPES[type](data)))
    return [{ keyword: "type", path, data, part, key: null }];
  return [
    ...KEPT_IN_ORDER.filter(([keyword, keeps]) => keyword in part && !keeps(data, part[keyword] as never)).map(
      ([keyword]) => ({ keyword, path, data, part, key: null }),
    ),
    ...ofBranch(data, part, path),
    ...(Array.isArray(data) ? ofItems(data, part, path) : []),
    ...(isMap(data) ? ofMap(data, part, path) : []),
  ];
}

/** @param reference such as `#/definitions/piece` */
function definitionOf(reference: string): SchemaPart {
  return (SCHEMA.definitions as SchemaParts)[reference.slice("#/definitions/".length)];
}

function ofBranch(data: unknown, part: SchemaPart, path: Path): Violation[] {
  if (!part.if) return [];
  const branch = fits(data, part.if) ? part.then : part.else;
  return branch ? violations(data, branch, path) : [];
}

function ofItems(data: readonly unknown[], { items }: SchemaPart, path: Path): Violation[] {
  return items ? data.flatMap((item, index) => violations(item, items, [...path, index])) : [];
}

function ofMap(data: Readonly<Record<string, unknown>>, part: SchemaPart, path: Path): Violation[] {
  const { properties = {}, additionalProperties: others = true, propertyNames: names, required = [] } = part;
  const keys = Object.keys(data);
  const unknown = keys.filter((key) => !Object.hasOwn(properties, key));
  const told = (keyword: KeyOfMap) => (key: string) => ({ keyword, path, data, part, key });
  const inside = (key: string, of: SchemaPart) => violations(data[key], of, [...path, key]);
  return [
    ...required.filter((key) => !keys.includes(key)).map(told("required")),
    ...keys.filter((key) => names && !fits(key, names)).map(told("propertyNames")),
    ...(others === false ? unknown.map(told("additionalProperties")) : []),
    ...(typeof others === "object" ? unknown.flatMap((key) => inside(key, others)) : []),
    ...Object.entries(properties).flatMap(([key, of]) => (keys.includes(key) ? inside(key, of) : [])),
  ];
}

function isMap(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

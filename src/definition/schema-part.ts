export type SchemaParts = Readonly<Record<string, SchemaPart>>;

/** A schema or a part of it, as `schemas/schema.mjs` keeps it. */
export interface SchemaPart {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly pattern?: string;
  readonly properties?: SchemaParts;
  readonly additionalProperties?: boolean | SchemaPart;
  readonly propertyNames?: SchemaPart;
  readonly required?: readonly string[];
  readonly items?: SchemaPart;
  readonly if?: SchemaPart;
  readonly then?: SchemaPart;
  readonly else?: SchemaPart;
  readonly definitions?: SchemaParts;
  readonly [keyword: string]: unknown;
}

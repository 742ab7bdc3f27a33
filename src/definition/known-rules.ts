/** Known rules that the format does not have yet, shared by several keys. */

/** The meaning of keys, as plural subjects of a sentence. */
export type KnownKeys = Readonly<Record<string, string>>;

/** What was made for the variants used lately, and would take long to make again. */

/** Puts an entry last in a map, the one used last, and drops the one longest unused where there are more than so many. */
export function keepLately<Key, Value>(kept: Map<Key, Value>, key: Key, value: Value, most: number): Value {
  kept.delete(key);
  kept.set(key, value);
  for (const longestUnused of kept.keys()) if (kept.size > most) kept.delete(longestUnused);
  return value;
}

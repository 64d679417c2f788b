/** The value of a table under a key that comes from outside: `constructor` and its like are no keys of it. */
export const lookUp = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

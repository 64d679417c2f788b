interface DistinctKeys<T> {
  /** By row; only of rows whose own key another row before them has. */
  readonly replaced: ReadonlyMap<T, string>;
  /** The first key that several rows have. */
  readonly repeated: string | undefined;
}

/** Keys that tell all rows apart: where the server sends one key for several rows, the later ones get a number. */
export function distinctKeys<T>(rows: readonly T[], keyOf: (row: T) => string): DistinctKeys<T> {
  const used = new Set(rows.map(keyOf));
  if (used.size === rows.length) return { replaced: new Map(), repeated: undefined };
  const replaced = new Map<T, string>();
  const seen = new Set<string>();
  let repeated: string | undefined;
  rows.forEach((row) => {
    const key = keyOf(row);
    if (!seen.has(key)) {
      seen.add(key);
      return;
    }
    repeated ??= key;
    let number = 2;
    while (used.has(`${key}#${number}`)) number += 1;
    used.add(`${key}#${number}`);
    replaced.set(row, `${key}#${number}`);
  });
  return { replaced, repeated };
}

/** Calls `make` until the name is unused and adds it to `taken`. */
export function uniqueName(taken: Set<string>, make: () => string): string {
  const name = make();
  if (taken.has(name)) return uniqueName(taken, make);
  taken.add(name);
  return name;
}

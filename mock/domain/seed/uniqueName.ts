/** The first name that nobody has yet; it is then taken. */
export function uniqueName(taken: Set<string>, make: () => string): string {
  const name = make();
  if (taken.has(name)) return uniqueName(taken, make);
  taken.add(name);
  return name;
}

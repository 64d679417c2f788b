/** The first characters of a title, for the collapsed menu. Counts code points, not code units. */
export function abbreviate(title: string, length: number): string {
  return [...title].slice(0, length).join('');
}

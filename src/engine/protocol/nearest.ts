/** Further than this, relative to the word, is another word and no slip of the fingers. */
const MOST_DIFFERENT = 0.4;

/** Nobody mistypes a longer word; comparing it would take long. */
const LONGEST_WORD = 100;

/** Insertions, deletions, replacements and swaps of neighbours that lead from one word to another. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const cell = (row: number, column: number) => table[row]?.[column] ?? Infinity;
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const steps = [
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + Number(!isSame),
        ...(isSwap ? [cell(row - 2, column - 2) + 1] : []),
      ];
      (table[row] as number[])[column] = Math.min(...steps);
    }
  }
  return cell(a.length, b.length);
}

/** The candidate that was probably meant; undefined when none is near. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  const lower = word.toLowerCase();
  const most = Math.min(Math.ceil(word.length * MOST_DIFFERENT), word.length - 1);
  // Words differ by at least as much as their lengths do.
  const alike = [...candidates].filter(({ length }) => Math.abs(length - word.length) <= most);
  const ranked = alike
    .map((name) => ({ name, away: distance(lower, name.toLowerCase()) }))
    .toSorted((a, b) => a.away - b.away);
  const [best] = ranked;
  return best && best.away <= most ? best.name : undefined;
}

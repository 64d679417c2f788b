/** Numbers to offer: first, last and two around the current one; a gap is 0. */
export function pageNumbers(current: number, last: number): number[] {
  const wanted = [1, last, ...[-2, -1, 0, 1, 2].map((step) => current + step)].filter(
    (number) => number >= 1 && number <= last,
  );
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1];
    if (before === undefined || number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [0, number];
  });
}

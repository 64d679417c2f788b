/** Numbers to offer: first, last, the current one and so many at each side of it; a gap is 0. */
export function pageNumbers(current: number, last: number, beside: number): number[] {
  const around = Array.from({ length: 2 * beside + 1 }, (_, index) => current - beside + index);
  const wanted = [1, last, ...around].filter((number) => number >= 1 && number <= last);
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1];
    if (before === undefined || number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [0, number];
  });
}

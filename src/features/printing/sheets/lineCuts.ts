/** A line of text, or a picture: what must not be cut. Pixels from the top of its block. */
export interface Line {
  readonly top: number;
  readonly bottom: number;
}

/** Where a block can be cut without cutting a line: below each group of lines that overlap, ascending. */
export function lineCuts(lines: readonly Line[]): number[] {
  const cuts: number[] = [];
  let end = -Infinity;
  for (const { top, bottom } of lines.toSorted((one, other) => one.top - other.top)) {
    if (top >= end && end !== -Infinity) cuts.push(end);
    end = Math.max(end, bottom);
  }
  return cuts;
}

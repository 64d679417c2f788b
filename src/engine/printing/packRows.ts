/** Puts fields into the rows of a grid, in their order; one that does not fit any more begins the next row. */
export function packRows<T extends { readonly span: number }>(fields: readonly T[], columns: number): T[][] {
  const rows: T[][] = [];
  let room = 0;
  for (const field of fields) {
    const span = Math.min(field.span, columns);
    if (span > room) {
      rows.push([]);
      room = columns;
    }
    rows.at(-1)?.push(field);
    room -= span;
  }
  return rows;
}

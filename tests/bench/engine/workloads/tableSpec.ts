import type { Row, TableSpec } from './spec';

/** W5: a wide table to read and to scroll. */
export function tableSpec(rowCount: number, columnCount: number, variant: string): TableSpec {
  const columns = Array.from({ length: columnCount }, (_, index) => ({ name: `c${index}`, label: `Col ${index}` }));
  const rows = Array.from({ length: rowCount }, (_, index) => row(index, columnCount));
  return { kind: 'table', R: rowCount, C: columnCount, variant, columns, rows };
}

function row(index: number, columnCount: number): Row {
  const cells: Row = { id: `k${index}` };
  for (let column = 0; column < columnCount; column += 1) {
    cells[`c${column}`] = column % 3 === 0 ? index * columnCount + column : `r${index}c${column}`;
  }
  return cells;
}

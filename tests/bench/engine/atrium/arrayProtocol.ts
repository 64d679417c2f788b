import type { ArraySpec, ColumnSpec } from '../workloads/spec';

/** As many rows as the hand-written table shows in 600 px, and the head. */
const HEIGHT_PX = 640;

/** An array that is edited in place, with its totals in a label below. */
export function arrayProtocol({ columns, rows, blank }: ArraySpec): object {
  const lines = {
    type: 'array',
    name: 'lines',
    insertable: 1,
    newrow: blank,
    height: HEIGHT_PX,
    controls: columns.map(column),
    value: rows,
  };
  const totals = {
    type: 'label',
    name: 'totals',
    value: "=concat('sum=', sum(lines.amount), ' count=', count(lines))",
  };
  return {
    protocolversion: '1.1.0',
    pageinfo: { type: 200, title: 'Lines', columns: 1 },
    controls: [lines, totals],
  };
}

function column({ name, label, type = 'text', edit, computed }: ColumnSpec): object {
  return {
    type,
    name,
    title: label,
    width: 120,
    ...(edit ? {} : { readonly: 1 }),
    ...(computed ? { value: '=mul(row.price, row.qty)' } : {}),
  };
}

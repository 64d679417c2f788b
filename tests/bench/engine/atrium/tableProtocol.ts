import type { TableSpec } from '../workloads/spec';

/** As many rows as the hand-written table shows in 700 px, and the head. */
const HEIGHT_PX = 740;

/** A table to read whose rows are all here: an array that is not edited. */
export function tableProtocol({ columns, rows }: TableSpec): object {
  const lines = {
    type: 'array',
    name: 'lines',
    readonly: 1,
    height: HEIGHT_PX,
    controls: columns.map(({ name, label }) => ({ type: 'text', name, title: label, width: 100 })),
    value: rows,
  };
  return {
    protocolversion: '1.1.0',
    pageinfo: { type: 200, title: 'Table', columns: 1 },
    controls: [lines],
  };
}

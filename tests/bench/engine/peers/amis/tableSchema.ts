import type { TableSpec } from '../../workloads/spec';

/** A table to read in amis's JSON; it renders rows that scroll into view later. */
export function tableSchema({ columns, rows }: TableSpec): object {
  const table = { type: 'table', source: '${rows}', columns: columns.map(({ name, label }) => ({ name, label })) };
  return { type: 'page', data: { rows }, body: table };
}

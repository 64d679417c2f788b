import { nextPaint } from './nextPaint';
import { until } from './until';

/**
 * Adds a row at the end or deletes the second one (the only one, on a last page); answers the milliseconds until the
 * number of rows is right and painted.
 */
export async function timeRowAction(action: 'add' | 'del', wantedCount: number, limitMs: number): Promise<number> {
  const { table } = window.bench;
  const start = performance.now();
  if (action === 'add') table.add();
  else table.del(Math.min(1, table.domRows() - 1));
  const hasCount = () => table.footer()?.count === wantedCount;
  await until(hasCount, limitMs, () => `${table.footer()?.count} rows counted, not ${wantedCount}`);
  return (await nextPaint()) - start;
}

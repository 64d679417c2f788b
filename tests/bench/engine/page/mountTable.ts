import type { ArraySpec, TableSpec } from '../workloads/spec';
import { takeWork } from './handOver';
import { nextFrame } from './nextFrame';
import { numberIn } from './numberIn';
import { rootElement } from './rootElement';
import { until } from './until';

/** Rows that must stand before a table counts as open. */
const FIRST_ROWS = 10;

/**
 * Mounts the array or table that was handed over; answers the milliseconds until its first rows and its totals are
 * right and painted.
 */
export async function mountTable(limitMs: number): Promise<number> {
  const { spec, prepared } = takeWork('array', 'table');
  const start = performance.now();
  window.bench.mount(prepared, rootElement());
  await until(
    () => isOpen(spec),
    limitMs,
    () => `${window.bench.table.domRows()} rows`,
  );
  await nextFrame();
  await nextFrame();
  return performance.now() - start;
}

function isOpen(spec: ArraySpec | TableSpec): boolean {
  const { table } = window.bench;
  const lastRow = Math.min(FIRST_ROWS, spec.R) - 1;
  const wanted = spec.variant === 'full' ? spec.R : lastRow + 1;
  if (table.domRows() < wanted) return false;
  if (spec.kind === 'table') return !!table.cellText(0, 0) && !!table.cellText(lastRow, spec.C - 1);
  const totals = table.footer();
  return (
    totals?.sum === spec.sum &&
    totals.count === spec.R &&
    !!table.cell(0, 0) &&
    !!table.cell(lastRow, 4) &&
    numberIn(table.cellText(0, 5)) === spec.rows[0]?.amount
  );
}

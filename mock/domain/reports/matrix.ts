import type { OrderLine } from '../company/entities';
import { toYuan } from '../money';
import { aggregate } from './aggregate';
import type { Dimension } from './dimensions';
import { DIMENSIONS } from './dimensions';
import type { ReportResult, ReportRow } from './result';

/** The dimension of the rows. */
const ROW_DIMENSION: Dimension = 'category';

function groupLines(lines: readonly OrderLine[], valueOf: (line: OrderLine) => string): Map<string, OrderLine[]> {
  const groups = new Map<string, OrderLine[]>();
  for (const line of lines) {
    const value = valueOf(line);
    const group = groups.get(value);
    if (group) group.push(line);
    else groups.set(value, [line]);
  }
  return groups;
}

/** Amounts by category (rows) and by the given dimension (columns). */
export function matrixResult(lines: readonly OrderLine[], across: Dimension): ReportResult {
  const rowValues = DIMENSIONS[ROW_DIMENSION];
  const acrossOf = DIMENSIONS[across];
  const all = aggregate(lines, acrossOf);
  const values = [...all.groups.keys()].sort();
  const rows = [...groupLines(lines, rowValues)].map(([value, group]): ReportRow & { amount: number } => {
    const { groups, total } = aggregate(group, acrossOf);
    const cells = values.map((title, index) => [`c${index + 1}`, toYuan(groups.get(title)?.amountCents ?? 0)]);
    return { [ROW_DIMENSION]: value, ...Object.fromEntries(cells), amount: toYuan(total.amountCents) };
  });
  return {
    columns: [
      { code: ROW_DIMENSION, title: `report.dim.${ROW_DIMENSION}`, type: 'text' },
      ...values.map((title, index) => ({ code: `c${index + 1}`, title, type: 'money' as const })),
      { code: 'amount', title: 'report.total', type: 'money' },
    ],
    rows: rows.sort((a, b) => b.amount - a.amount),
    totals: {
      ...Object.fromEntries(
        values.map((title, index) => [`c${index + 1}`, toYuan(all.groups.get(title)?.amountCents ?? 0)]),
      ),
      amount: toYuan(all.total.amountCents),
    },
  };
}

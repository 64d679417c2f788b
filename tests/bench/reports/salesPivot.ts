import type { PivotData, ReportColumn } from '../../../sub-apps/reports/src/api/report';
import type { PivotSize } from './contract';

const ROWS_OF_GROUP = 20;
const COLUMNS_OF_GROUP = 10;

const column = (code: string, title: string, type: ReportColumn['type']): ReportColumn => ({
  code,
  title,
  type,
  decimals: undefined,
  isComparison: false,
  canDrill: false,
});

/** Keys of two levels with the subtotal of each group and the grand total. */
function axisKeys(count: number, groupSize: number, group: string, member: string): string[][] {
  const groups = Array.from({ length: Math.ceil(count / groupSize) }, (_, index) => index);
  const keysOf = (index: number) => {
    const size = Math.min(groupSize, count - index * groupSize);
    const name = `${group}${index + 1}`;
    return [...Array.from({ length: size }, (_, at) => [name, `${member}${index * groupSize + at + 1}`]), [name]];
  };
  return [...groups.flatMap(keysOf), []];
}

/** An amount that depends on its place only. */
const amountAt = (row: number, cell: number) => ((row * 7919 + cell * 104_729) % 10_000_000) / 100;

/** Amounts of regions and customers by year and month, as the server answers them. Totals are figures like the others. */
export function salesPivot({ rows, columns }: PivotSize): PivotData {
  const rowKeys = axisKeys(rows, ROWS_OF_GROUP, '区域', '客户');
  const columnKeys = axisKeys(columns, COLUMNS_OF_GROUP, '年度', '期间');
  return {
    rows: [column('region', '区域', 'text'), column('customer', '客户', 'text')],
    columns: [column('year', '年度', 'text'), column('month', '期间', 'text')],
    values: [column('amount', '金额', 'money')],
    rowKeys,
    columnKeys,
    members: {},
    cells: rowKeys.map((_, row) => columnKeys.map((__, cell) => amountAt(row, cell))),
  };
}

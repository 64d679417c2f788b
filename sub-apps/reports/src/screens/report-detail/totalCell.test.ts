import type { ReportColumn } from '../../api/report';
import { totalCell } from './totalCell';

const column = (code: string): ReportColumn => ({
  code,
  title: code,
  type: 'number',
  decimals: undefined,
  isComparison: false,
  canDrill: false,
});

test('a column has its total, the first one the name of the row, and one without a total nothing', () => {
  const totals = { qty: 1235 };
  expect(totalCell(totals, column('qty'), false, '合计')).toBe('1,235');
  expect(totalCell(totals, column('qty'), true, '合计')).toBe('合计');
  expect(totalCell(totals, { ...column('qty'), type: 'text' }, false, '合计')).toBe('');
  expect(totalCell(totals, column('constructor'), false, '合计')).toBe('');
});

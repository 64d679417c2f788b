import { portalWith, renderScreen } from '../../../../tests/support/renderScreen';
import { texts } from '../locales';
import { PivotPrint } from './PivotPrint';
import { SALES } from './testPivot';

const textsOf = (row: Element | undefined) => [...(row?.children ?? [])].map(({ textContent }) => textContent);

describe('a cross table on paper', () => {
  it('has its headers above every column and beside every row, in batches that are hidden until they are laid out', () => {
    const { container } = renderScreen(() => <PivotPrint data={SALES} />, portalWith(texts));
    const heads = [...container.querySelectorAll('thead tr')];
    expect(textsOf(heads[1]).slice(0, 4)).toEqual(['', '月份', '11', '11']);
    const rows = [...container.querySelectorAll('[data-batch] tr[data-paper="row"]')];
    expect(textsOf(rows[1]).slice(0, 3)).toEqual(['华东', '南京', '2,000.00']);
    expect(rows).toHaveLength(7);
    expect(container.querySelector('[data-batch]')).toHaveProperty('hidden', true);
    expect(container.querySelector('[data-scope]')).toBeNull();
  });

  it('has 2,000 rows at most, and says how many are left out', () => {
    const rowKeys = Array.from({ length: 2050 }, (_, index) => ['全国', String(index)]);
    const data = {
      ...SALES,
      values: SALES.values.slice(0, 1),
      columnKeys: [[]],
      rowKeys,
      cells: rowKeys.map(() => [1]),
    };
    const { container } = renderScreen(() => <PivotPrint data={data} />, portalWith(texts));
    expect(container.querySelectorAll('tr[data-paper="row"]')).toHaveLength(2000);
    expect(container.querySelector('[data-scope]')).toHaveTextContent('50');
  });
});

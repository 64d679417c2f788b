import { modelOf, SALES } from '../testPivot';
import { pathId } from './axisTree';
import { pivotTable } from './pivotTable';

const TEXTS = { subtotal: '小计', total: '合计', blank: '（空）' };

describe('a cross table as texts', () => {
  it('has the headers of all its rows and columns in words', () => {
    const { head, rows } = pivotTable(modelOf(), TEXTS);
    expect(head.map((line) => line.slice(0, 8))).toEqual([
      ['', '年份', '2025', '2025', '2025', '2025', '2025', '2025'],
      ['', '月份', '11', '11', '12', '12', '小计', '小计'],
      ['区域', '城市', '金额', '增长', '金额', '增长', '金额', '增长'],
    ]);
    expect(rows.map((line) => line.slice(0, 4))).toEqual([
      ['华东', '上海', '1,000.00', '▼ 1.0%'],
      ['华东', '南京', '2,000.00', '0.0%'],
      ['华东', '小计', '3,000.00', '▲ 1.0%'],
      ['华北', '北京', '4,000.00', '▲ 2.0%'],
      ['华北', '天津', '5,000.00', '▲ 3.0%'],
      ['华北', '小计', '6,000.00', '▲ 4.0%'],
      ['合计', '', '7,000.00', '▲ 5.0%'],
    ]);
    expect(head[0]?.slice(-2)).toEqual(['合计', '合计']);
  });

  it('can be a part of it, with a dash for no data and nothing for a total that is missing', () => {
    const data = {
      ...SALES,
      rowKeys: SALES.rowKeys.slice(0, 2).map(([, city]) => ['', city ?? '']),
      cells: [[null, 0.1], [5]],
    };
    const range = { rowStart: 0, rowEnd: 1, columnStart: 0, columnEnd: 1 };
    expect(pivotTable(modelOf({}, data), TEXTS, range).rows).toEqual([
      ['（空）', '上海', '—', '▲ 10.0%'],
      ['（空）', '南京', '5.00', ''],
    ]);
    const folded = modelOf({ foldedRows: new Set([pathId([''])]) }, data);
    expect(pivotTable(folded, TEXTS, { ...range, rowEnd: 0 }).rows).toEqual([['（空）', '小计', '', '']]);
  });
});

import type { FakePortal } from '@atrium/portal/contract/fakePortal';

export const REPORT = '/api/teapi/report/biengine/report';
export const DRILL = '/api/teapi/report/drill';

/** The request of a report. */
export interface Body {
  init?: 1;
  switchdim?: { elementcode: string };
  drill?: { elementcode: string; value: string };
  slices: { code: string; value: string }[];
  sorting?: { code: string; order: string };
  pageInfo: { pageindex: number; pagesize: number };
}

const YEAR = { code: 'year', alias: '年份', options: [{ key: '2026', text: '2026 年' }] };

/** An answer that repeats what was asked for. */
export const report = ({ switchdim, pageInfo, slices, drill }: Body) => ({
  reportname: '区域销售分析',
  columns: [
    { code: 'name', title: '名称', type: 'text', candrill: 1 },
    { code: 'qty', title: '数量', type: 'number' },
    { code: 'amount', title: '金额', type: 'money' },
    { code: 'share', title: '占比', type: 'percent' },
    { code: 'yoy', title: '同比', type: 'percent', iscomparison: 1 },
  ],
  rows: [
    {
      name: `${drill?.value ?? switchdim?.elementcode ?? 'region'} ${pageInfo.pageindex}`,
      qty: 1234,
      amount: 2000,
      share: 0.125,
      yoy: -0.5,
    },
    { name: '其他', __key: 'other', qty: 1, amount: 500, share: 0.875, yoy: null },
  ],
  itemcount: 45,
  totals: { qty: 1235, amount: 2500 },
  slices: [YEAR],
  applied: slices.map(({ code, value }) => ({ code, value, text: `${value} 年` })),
  path: drill ? [{ ...drill, alias: '区域', text: drill.value }] : [],
});

/** Answers the calls of a report. */
export function answerReport(fake: FakePortal): void {
  fake.answer('/api/teapi/report/getdims', [
    { elementcode: 'region', alias: '区域' },
    { elementcode: 'product', alias: '商品' },
  ]);
  fake.answer(REPORT, report);
  fake.answer(DRILL, report);
  fake.answer('/api/teapi/report/asyncexportexcel', { dynamicid: 'job-1' });
}

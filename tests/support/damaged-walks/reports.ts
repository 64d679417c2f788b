import type { DamagedWalk } from './damagedWalk';

const SALES = '/report-detail?reportcode=sales-summary';

/** What people do with reports. */
export const WALKS: readonly DamagedWalk[] = [
  { name: 'open a report', endpoints: ['/biengine/report'], path: SALES, steps: [] },
  {
    name: 'drill down in a report',
    endpoints: ['/report/drill'],
    path: SALES,
    steps: ['button[aria-label^="下钻"]'],
  },
  {
    name: 'choose a condition of a report',
    endpoints: ['/report/initparam'],
    path: SALES,
    steps: [['combobox', '组织']],
  },
  {
    name: 'save the layout of a report',
    endpoints: ['/report/savelayout'],
    path: SALES,
    steps: [
      ['button', '设置'],
      ['button', '月份 的操作'],
      ['menuitem', '月份：添加到列'],
      ['button', '保存为我的布局'],
    ],
  },
  {
    name: 'export a report',
    endpoints: ['/report/asyncexportexcel'],
    path: SALES,
    steps: [['button', '导出']],
  },
];

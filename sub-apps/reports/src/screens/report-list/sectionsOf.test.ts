import type { ReportEntry } from '../../api/listReports';
import { matching, sectionsOf } from './sectionsOf';

const entry = (reportCode: string, name: string, category: string, description = ''): ReportEntry => {
  return { reportCode, name, category, description, figure: undefined };
};

const REPORTS = [
  entry('sales', '销售汇总', '销售', '按区域汇总'),
  entry('rank', '客户排名', '客户', '按金额排序'),
  entry('months', 'Sales by Month', '销售'),
];

const shown = (favourites: string[] = [], recent: string[] = []) =>
  sectionsOf(REPORTS, { favourites, recent }).map(({ id, reports }) => [
    id,
    reports.map(({ reportCode }) => reportCode).join(),
  ]);

it('puts the reports into their folders, in the order of the server', () => {
  expect(shown()).toEqual([
    ['folder:销售', 'sales,months'],
    ['folder:客户', 'rank'],
  ]);
});

it('begins with the favourites and the recently opened reports, which stay in their folders', () => {
  expect(shown(['rank'], ['months', 'rank'])).toEqual([
    ['favourites', 'rank'],
    ['recent', 'months,rank'],
    ['folder:销售', 'sales,months'],
    ['folder:客户', 'rank'],
  ]);
});

it('ignores codes of reports that are not there', () => {
  expect(shown(['gone'], ['gone', 'sales'])[0]).toEqual(['recent', 'sales']);
});

it('shows the last eight reports that were opened', () => {
  const many = Array.from({ length: 12 }, (_, index) => entry(`r${index}`, '报表', '销售'));
  const [recent] = sectionsOf(many, {
    favourites: [],
    recent: ['gone', ...many.map(({ reportCode }) => reportCode)],
  });
  expect(recent?.reports.map(({ reportCode }) => reportCode)).toEqual(['r0', 'r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7']);
});

it.each([
  ['汇总', 'sales'],
  ['金额', 'rank'],
  ['销售', 'sales,months'],
  ['by sales', 'months'],
  ['SALES month', 'months'],
  ['没有', ''],
])('a search for %j finds %j, by name, description and folder', (search, codes) => {
  const found = sectionsOf(matching(REPORTS, search), undefined);
  expect(found.flatMap(({ reports }) => reports.map(({ reportCode }) => reportCode)).join()).toBe(codes);
});

it('looks at each of 20,000 reports in 5,000 folders once', () => {
  let looks = 0;
  const many = Array.from({ length: 20_000 }, (_, index) => ({
    ...entry(`r${index}`, '报表', ''),
    get category() {
      looks += 1;
      return `文件夹 ${index % 5_000}`;
    },
  }));
  looks = 0;
  expect(sectionsOf(many, { favourites: [], recent: [] })).toHaveLength(5_000);
  expect(looks).toBeLessThanOrEqual(2 * many.length);
});

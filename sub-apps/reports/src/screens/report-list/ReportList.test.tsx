import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { listTexts as texts } from '../../locales/list';
import { FAVOURITE_REPORTS, MOST_FAVOURITES } from './favouriteReports';
import { RECENT_REPORTS, rememberRecentReport } from '../../stored/recentReports';
import ReportList from './ReportList';
import { REPORT } from '../report-detail/testReport';

const LIST = '/api/teapi/report/list';
const figure = { alias: '销售金额', type: 'money', value: 12_345_678.9, trend: [8_000_000, 15_000_000, 12_345_678.9] };
const entries = [
  { reportcode: 'sales-summary', reportname: '区域销售分析', description: '按区域汇总', category: '销售', figure },
  { reportcode: 'customer-ranking', reportname: '客户排名', description: '按金额排序', category: '客户' },
];

async function start(preferences: Record<string, unknown> = {}) {
  const fake = portalWith(texts);
  fake.answer(LIST, entries);
  Object.entries(preferences).forEach(([key, value]) => fake.preferences.set(key, value));
  const show = () => renderScreen(ReportList, fake, '/report-List');
  const shown = show();
  await screen.findAllByText('区域销售分析');
  return { fake, show, ...shown };
}

const part = (name: string) => screen.getByRole('region', { name });
const queryPart = (name: string) => screen.queryByRole('region', { name });
const press = (name: string, where = document.body) => fireEvent.click(within(where).getByRole('button', { name }));
const search = (value: string) => fireEvent.change(screen.getByLabelText('关键字'), { target: { value } });
const star = (name: string, where: string) => within(part(where)).getByRole('button', { name: `收藏 ${name}` });

test('reports are listed by category, and one opens in a tab with its name', async () => {
  const { fake, user } = await start();
  expect(screen.getByRole('region', { name: '客户' })).toHaveTextContent('客户排名');
  await user.click(screen.getByRole('button', { name: '打开报表 区域销售分析' }));
  expect(fake.opened).toEqual([{ route: '/report-detail?reportcode=sales-summary', title: '区域销售分析' }]);
});

test('a report is asked for before its view is drawn, and as its view will ask for it', async () => {
  const { fake } = await start();
  fireEvent.click(screen.getByRole('button', { name: '打开报表 区域销售分析' }));
  expect(fake.callsOf(REPORT).map(({ input }) => input)).toEqual([
    { reportcode: 'sales-summary', slices: [], init: 1, pageInfo: { pageindex: 1, pagesize: 20 } },
  ]);
  expect(fake.callsOf('/api/teapi/report/getdims').map(({ input }) => input)).toEqual([
    { reportcode: 'sales-summary' },
  ]);
  expect(fake.opened).toEqual([]);
  await waitFor(() => expect(fake.opened).toHaveLength(1));
});

test('the screen of a report is got ready while the list is read, once for all reports', async () => {
  const { fake } = await start();
  await waitFor(() => expect(fake.prepared).toEqual([expect.stringMatching(/^\/report-detail\?reportcode=/)]));
});

test('entries that cannot be read are told', async () => {
  const fake = portalWith(texts);
  fake.answer(LIST, [...entries, {}, null]);
  renderScreen(ReportList, fake, '/report-List');
  expect(await screen.findByRole('note')).toHaveTextContent('有 2 张报表无法识别，没有列出');
  expect(screen.getByRole('button', { name: '打开报表 客户排名' })).toBeVisible();
});

test('typing filters the list at once', async () => {
  const { user } = await start();
  await user.type(screen.getByLabelText('关键字'), '金额');
  expect(screen.queryByText('区域销售分析')).toBeNull();
  expect(screen.getByText('客户排名')).toBeVisible();
  expect(screen.getByText('共 1 条')).toBeVisible();
  await user.type(screen.getByLabelText('关键字'), '没有');
  expect(screen.getByText('没有符合条件的报表')).toBeVisible();
  press('清除条件');
  expect(screen.getByText('区域销售分析')).toBeVisible();
});

test('a change of language loads the names again', async () => {
  const { fake } = await start();
  fake.answer(LIST, [
    { reportcode: 'sales-summary', reportname: 'Sales by region', description: '', category: 'Sales' },
  ]);
  act(() => fake.language.set('en'));
  expect(await screen.findByText('Sales by region')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Report list' })).toBeVisible();
});

test('a report shows its last figure in short, in full on pointing, and its course in words', async () => {
  const { fake } = await start();
  expect(part('销售')).toHaveTextContent('销售金额1,234.6 万');
  expect(screen.getByTitle('销售金额：12,345,678.90')).toBe(
    screen.getByRole('button', { name: '打开报表 区域销售分析' }),
  );
  expect(
    screen.getByRole('img', { name: '此前 3 个月：最低 800 万，最高 1,500 万，最近 1,234.6 万' }),
  ).toBeInTheDocument();
  act(() => fake.language.set('en'));
  expect(part('销售')).toHaveTextContent('12.3M');
});

test('a report without a figure shows none', async () => {
  await start();
  expect(within(part('客户')).queryByRole('img')).toBeNull();
});

test('a folder stays folded when the list is opened again, and a search shows what is in it', async () => {
  const { fake, show, unmount } = await start();
  press('销售 1', part('销售'));
  expect(screen.queryByText('区域销售分析')).toBeNull();
  unmount();
  show();
  expect(await screen.findByText('客户排名')).toBeVisible();
  expect(screen.queryByText('区域销售分析')).toBeNull();
  expect(fake.preferences.get('reports.folded')).toEqual(['folder:销售']);
  search('区域');
  expect(screen.getByText('区域销售分析')).toBeVisible();
  search('');
  press('销售 1', part('销售'));
  expect(screen.getByText('区域销售分析')).toBeVisible();
});

test('a favourite is in a section on top, is remembered, and is found once', async () => {
  const { show, unmount } = await start();
  expect(queryPart('收藏')).toBeNull();
  fireEvent.click(star('客户排名', '客户'));
  expect(star('客户排名', '客户')).toHaveAttribute('aria-pressed', 'true');
  unmount();
  show();
  await screen.findByText('区域销售分析');
  expect(screen.getAllByRole('region')[0]).toBe(part('收藏'));
  expect(part('收藏')).toHaveTextContent('客户排名');
  search('客户');
  expect(screen.getAllByRole('button', { name: '打开报表 客户排名' })).toHaveLength(1);
});

test('a favourite that is removed hands the focus to the next one, the last one to a star in a folder', async () => {
  await start({ [FAVOURITE_REPORTS.key]: ['sales-summary', 'customer-ranking'] });
  const remove = (name: string) => {
    star(name, '收藏').focus();
    fireEvent.click(star(name, '收藏'));
  };
  remove('区域销售分析');
  expect(star('客户排名', '收藏')).toHaveFocus();
  remove('客户排名');
  expect(queryPart('收藏')).toBeNull();
  expect(star('区域销售分析', '销售')).toHaveFocus();
});

test('a favourite beyond fifty is refused with the reason', async () => {
  const fake = portalWith(texts);
  const many = Array.from({ length: MOST_FAVOURITES + 1 }, (_, index) => ({
    reportcode: `r${index}`,
    reportname: `报表 ${index}`,
    category: '销售',
  }));
  const codes = many.map(({ reportcode }) => reportcode).slice(1);
  fake.answer(LIST, many);
  fake.preferences.set(FAVOURITE_REPORTS.key, codes);
  fake.preferences.set('reports.folded', ['favourites']);
  renderScreen(ReportList, fake, '/report-List');
  fireEvent.click(await screen.findByLabelText('收藏 报表 0'));
  expect(fake.shown).toEqual([{ tone: 'warning', text: '最多收藏 50 张报表，请先取消一些收藏' }]);
  expect(fake.preferences.get(FAVOURITE_REPORTS.key)).toEqual(codes);
});

test('a report that another view opens is at once among the recently opened ones', async () => {
  const { fake } = await start({ [RECENT_REPORTS.key]: ['customer-ranking', 'gone'] });
  const names = () =>
    within(part('最近打开'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(names()).toEqual(['客户排名']);
  act(() => rememberRecentReport(fake.portal.preferences, 'sales-summary'));
  expect(names()).toEqual(['区域销售分析1,234.6 万', '客户排名']);
  expect(within(part('最近打开')).getByRole('img', { name: /最近 1,234.6 万/ })).toBeInTheDocument();
  press('打开报表 客户排名', part('最近打开'));
  await waitFor(() =>
    expect(fake.opened).toEqual([{ route: '/report-detail?reportcode=customer-ranking', title: '客户排名' }]),
  );
});

test('reports without a folder are in a section of their own', async () => {
  const fake = portalWith(texts);
  fake.answer(LIST, [{ reportcode: 'a', reportname: '库存' }]);
  renderScreen(ReportList, fake, '/report-List');
  expect(await screen.findByRole('region', { name: '未分类' })).toHaveTextContent('库存');
});

test('a position without reports is told who opens them to it', async () => {
  const fake = portalWith(texts);
  fake.answer(LIST, []);
  renderScreen(ReportList, fake, '/report-List');
  expect(await screen.findByText('还没有可以查看的报表')).toBeVisible();
});

test('reports that were not loaded are loaded again, and the focus is on the first one', async () => {
  const fake = portalWith(texts);
  fake.answer(LIST, new AppError('network', 'offline'));
  renderScreen(ReportList, fake, '/report-List');
  expect(screen.getByRole('status', { name: '正在加载报表' })).toBeVisible();
  const retry = await screen.findByRole('button', { name: '重试' });
  retry.focus();
  fake.answer(LIST, entries);
  fireEvent.click(retry);
  await screen.findByText('区域销售分析');
  expect(screen.getByRole('button', { name: '打开报表 区域销售分析' })).toHaveFocus();
});

test('thousands of reports are shown step by step, and a search looks at all of them', async () => {
  const fake = portalWith(texts);
  const many = Array.from({ length: 5_000 }, (_, index) => ({
    reportcode: `r${index}`,
    reportname: `报表 ${index}`,
    category: `文件夹 ${index % 500}`,
  }));
  fake.answer(LIST, many);
  const { container } = renderScreen(ReportList, fake, '/report-List');
  const more = await screen.findByRole('button', { name: /^显示更多（还有 4,?8\d\d 张报表）$/ });
  const cards = () => container.querySelectorAll('li').length;
  const before = cards();
  expect(before).toBeLessThan(200);
  expect(screen.getByText('共 5,000 条')).toBeVisible();
  fireEvent.click(more);
  expect(cards()).toBeGreaterThan(before);
  expect(cards()).toBeLessThan(400);
  expect(document.activeElement?.closest('li')).not.toBeNull();
  search('报表 4999');
  expect(cards()).toBe(1);
  expect(screen.getByText('共 1 条')).toBeVisible();
});

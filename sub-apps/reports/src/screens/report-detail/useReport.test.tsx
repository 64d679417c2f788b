import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { detailTexts as texts } from '../../locales/detail';
import { CANCEL_AFTER_MS } from './CancelQuery';
import ReportDetail from './ReportDetail';
import { answerReport, DRILL, report, REPORT } from './testReport';
import type { Body } from './testReport';

const ROUTE = '/report-detail?reportcode=sales';

function start(tabState?: unknown, route = ROUTE) {
  const fake = portalWith(texts);
  answerReport(fake);
  fake.tabState = tabState;
  return { fake, ...renderScreen(ReportDetail, fake, route) };
}

test('a drill is asked for before it is drawn', async () => {
  const { fake } = start();
  const link = await screen.findByRole('button', { name: '下钻 其他' });
  fireEvent.mouseDown(link);
  expect(fake.callsOf(DRILL)).toEqual([]);
  fireEvent.click(link);
  expect(fake.callsOf(DRILL).map(({ input }) => (input as Body).drill)).toEqual([
    { elementcode: 'name', value: 'other' },
  ]);
  expect(screen.getByText('region 1')).toBeVisible();
  expect(await screen.findByText('other 1')).toBeVisible();
});

describe('a reload', () => {
  test('keeps dimension, level, order, page and conditions of a report, also those that wait in the form', async () => {
    const { fake, user, unmount } = start();
    fireEvent.click(await screen.findByRole('button', { name: '下钻 其他' }));
    await screen.findByText('other 1');
    fireEvent.click(screen.getByRole('button', { name: /^金额/ }));
    await waitFor(() => expect(fake.callsOf(DRILL).at(-1)?.input).toHaveProperty('sorting'));
    fireEvent.click(await screen.findByRole('button', { name: '第 2 页' }));
    await screen.findByText('other 2');
    await user.click(screen.getByLabelText('年份'));
    await user.click(await screen.findByTitle('2026 年'));
    const kept = fake.tabState;
    unmount();

    const reloaded = start(kept);
    expect(await screen.findByText('other 2')).toBeVisible();
    expect(reloaded.fake.callsOf(DRILL)[0]?.input).toEqual({
      reportcode: 'sales',
      slices: [],
      init: 1,
      drill: { elementcode: 'name', value: 'other' },
      pdrill: [],
      sorting: { code: 'amount', order: 'desc' },
      pageInfo: { pageindex: 2, pagesize: 20 },
    });
    expect(reloaded.fake.callsOf(REPORT)).toEqual([]);
    expect(screen.getByRole('search')).toHaveTextContent('2026 年');
  });

  test('whose page is gone shows the last one, with the count of the server', async () => {
    const fake = portalWith(texts);
    answerReport(fake);
    fake.answer(REPORT, (body: Body) => ({
      ...report({ ...body, pageInfo: { ...body.pageInfo, pageindex: Math.min(body.pageInfo.pageindex, 3) } }),
    }));
    fake.tabState = { route: ROUTE, conditions: { pageInfo: { pageindex: 500, pagesize: 20 } } };
    renderScreen(ReportDetail, fake, ROUTE);
    expect(await screen.findByText('region 3')).toBeVisible();
    await waitFor(() => expect((fake.callsOf(REPORT).at(-1)?.input as Body).pageInfo.pageindex).toBe(3));
    expect(await screen.findByRole('button', { name: '第 3 页' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText(/45/)).toBeVisible();
    expect(fake.callsOf(REPORT)).toHaveLength(2);
  });

  test('prefers what the tab has kept to its address, but not that of another route', async () => {
    const conditions = JSON.stringify({ switchdim: 'region' });
    const route = `${ROUTE}&conditions=${encodeURIComponent(conditions)}`;
    const first = start({ route, conditions: { switchdim: 'product' } }, route);
    expect(await screen.findByText('product 1')).toBeVisible();
    first.unmount();
    start({ route: ROUTE, conditions: { switchdim: 'product' } }, route);
    expect(await screen.findByText('region 1')).toBeVisible();
  });
});

describe('a cancelled query', () => {
  async function cancelQuery() {
    act(() => void jest.advanceTimersByTime(CANCEL_AFTER_MS));
    fireEvent.click(await screen.findByRole('button', { name: '取消查询' }));
  }
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());

  test('returns to the answer before it, with its page, level and conditions', async () => {
    const { fake, user } = start();
    await user.click(await screen.findByRole('button', { name: '第 2 页' }));
    await screen.findByText('region 2');
    const asked = fake.callsOf(REPORT).length;
    fake.answer(DRILL, () => new Promise(() => undefined));
    await user.click(screen.getByRole('button', { name: '下钻 其他' }));
    expect(screen.queryByRole('button', { name: '取消查询' })).toBeNull();
    await cancelQuery();
    expect(fake.callsOf(DRILL)[0]?.signal?.aborted).toBe(true);
    expect(await screen.findByText('region 2')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: '下钻路径' })).toBeNull();
    expect(screen.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
    expect(fake.shown.at(-1)?.text).toBe('查询已取消，显示的是上一次的结果');
    expect(fake.callsOf(REPORT)).toHaveLength(asked);

    fake.answer(DRILL, report);
    await user.click(screen.getByRole('button', { name: '下钻 其他' }));
    expect(await screen.findByText('other 1')).toBeVisible();
  });

  test('leaves its conditions in the form, which says that they wait', async () => {
    const { fake, user } = start();
    await user.click(await screen.findByLabelText('年份'));
    await user.click(await screen.findByTitle('2026 年'));
    const search = screen.getByRole('button', { name: '查询' });
    expect(search).toHaveAccessibleDescription('条件已修改，查询后生效');
    fake.answer(REPORT, () => new Promise(() => undefined));
    fireEvent.click(search);
    expect(search).not.toHaveAccessibleDescription();
    await cancelQuery();
    expect(screen.getByRole('search')).toHaveTextContent('2026 年');
    expect(search).toHaveAccessibleDescription('条件已修改，查询后生效');
    expect(screen.queryByRole('list', { name: '已生效的条件' })).toBeNull();
    fake.answer(REPORT, report);
    fireEvent.click(search);
    await screen.findByRole('list', { name: '已生效的条件' });
    expect(search).not.toHaveAccessibleDescription();
  });

  test('of the very first request can be started again', async () => {
    const fake = portalWith(texts);
    answerReport(fake);
    fake.answer(REPORT, () => new Promise(() => undefined));
    renderScreen(ReportDetail, fake, ROUTE);
    await cancelQuery();
    const note = screen.getByText('查询已取消').parentElement as HTMLElement;
    fake.answer(REPORT, report);
    fireEvent.click(within(note).getByRole('button'));
    expect(await screen.findByText('region 1')).toBeVisible();
  });
});

test('the order in which the server lists the rows is marked, and a press on its title turns it', async () => {
  const { fake, user } = start();
  await screen.findByText('region 1');
  expect(screen.getByRole('columnheader', { name: /^金额/ })).not.toHaveAttribute('aria-sort', 'descending');
  const ordered = { code: 'amount', order: 'desc' };
  fake.answer(REPORT, (body: Body) => ({ ...report(body), sorting: body.sorting ?? ordered }));
  await user.click(screen.getByText('商品'));
  await screen.findByText('product 1');
  const header = () => screen.getByRole('columnheader', { name: /^金额/ });
  expect(header()).toHaveAttribute('aria-sort', 'descending');
  fireEvent.click(screen.getByRole('button', { name: /^金额/ }));
  await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'ascending'));
  expect((fake.callsOf(REPORT).at(-1)?.input as Body).sorting).toEqual({ code: 'amount', order: 'asc' });
});

test('a layout that the tab has kept and the platform refuses can be left', async () => {
  const layout = { rows: ['gone'], columns: [], values: ['amount'], marks: [] };
  const fake = portalWith(texts);
  answerReport(fake);
  fake.tabState = { route: ROUTE, conditions: { layout } };
  fake.answer(REPORT, (body: Body & { layout?: object }) =>
    body.layout ? new AppError('service', 'Bad', { code: 'errors.400', status: 400 }) : report(body),
  );
  renderScreen(ReportDetail, fake, ROUTE);
  fireEvent.click(await screen.findByRole('button', { name: '恢复默认条件' }));
  expect(await screen.findByText('region 1')).toBeVisible();
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { detailTexts as texts } from '../../locales/detail';
import { CANCEL_AFTER_MS } from './CancelQuery';
import ReportDetail from './ReportDetail';
import { answerReport, DRILL, report, REPORT } from './testReport';
import type { Body } from './testReport';

const ROUTE = '/report-detail?reportcode=sales';
const SAVE = '/api/teapi/report/savelayout';
const never = () => new Promise(() => undefined);

function startWith(answer: unknown) {
  const fake = portalWith(texts);
  answerReport(fake);
  fake.answer(REPORT, answer);
  return fake;
}

describe('a slow query', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());
  const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

  test('is cancelled in its own view, and not in another view of the same report', async () => {
    const fake = startWith(never);
    const first = renderScreen(ReportDetail, fake, ROUTE, 'first');
    renderScreen(ReportDetail, fake, ROUTE, 'second');
    await waitFor(() => expect(fake.callsOf(REPORT)).toHaveLength(2));
    wait(CANCEL_AFTER_MS);
    fireEvent.click(within(first.container).getByRole('button', { name: '取消查询' }));
    expect(fake.callsOf(REPORT).map(({ signal }) => signal?.aborted)).toEqual(expect.arrayContaining([true, false]));
    expect(within(first.container).getByText('查询已取消')).toBeVisible();
    expect(screen.getAllByText('查询已取消')).toHaveLength(1);
  });

  test('that is the first one has a placeholder that covers the screen until it can be cancelled', async () => {
    const fake = startWith(never);
    const { container } = renderScreen(ReportDetail, fake, ROUTE);
    const placeholders = () => container.querySelectorAll('[data-placeholder]').length;
    const seen: number[] = [];
    new MutationObserver(() => seen.push(placeholders())).observe(container, { childList: true, subtree: true });
    wait(CANCEL_AFTER_MS - 1);
    expect(placeholders()).toBeGreaterThan(0);
    wait(1);
    expect(await screen.findByRole('button', { name: '取消查询' })).toBeVisible();
    // What the host sees when the button is added.
    expect(seen.at(-1)).toBe(0);
  });
});

test('a saved layout is run once, and the panel does not wait for it', async () => {
  const layout = { rows: ['region'], columns: [], values: ['amount'], marks: [] };
  const withLayout = (body: Body & { isSetting?: 1 }) => ({
    ...report({ ...body, pageInfo: { pageindex: 1, pagesize: 20 } }),
    ...{ layout, layoutscope: 'own' },
    dimensions: [{ elementcode: 'region', alias: '区域', type: 'text' }],
    measures: [
      { elementcode: 'amount', alias: '金额', type: 'money' },
      { elementcode: 'qty', alias: '数量', type: 'number' },
    ],
  });
  const fake = startWith(withLayout);
  fake.answer(SAVE, {});
  fake.tabState = { route: ROUTE, conditions: { layout: { ...layout, values: ['qty'] } } };
  renderScreen(ReportDetail, fake, ROUTE);
  await screen.findByText('region 1');
  fireEvent.click(screen.getByRole('button', { name: '设置' }));
  const save = await screen.findByRole('button', { name: '保存为我的布局' });
  const asked = fake.callsOf(REPORT).length;
  fake.answer(REPORT, never);
  fireEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const runs = fake
    .callsOf(REPORT)
    .slice(asked)
    .map(({ input }) => input as Body & { isSetting?: 1; layout?: object });
  expect(runs.filter(({ isSetting }) => !isSetting).map((run) => run.layout)).toEqual([undefined]);
});

test('a copy counts its rows without the total', async () => {
  const fake = startWith((body: Body) => ({ ...report(body), itemcount: 2 }));
  const { user } = renderScreen(ReportDetail, fake, ROUTE);
  await screen.findByText('region 1');
  // jsdom copies nothing.
  document.execCommand = () => true;
  fireEvent.click(screen.getByRole('button', { name: '更多' }));
  await user.click(await screen.findByRole('menuitem', { name: '复制表格' }));
  await waitFor(() => expect(fake.shown.at(-1)?.text).toBe('已复制 2 行及表头'));
});

test('a print says what was drilled into, and the dimension that was switched to where no column has it', async () => {
  const fake = startWith(report);
  const { user } = renderScreen(ReportDetail, fake, ROUTE);
  await screen.findByText('region 1');
  fireEvent.click(screen.getByText('商品'));
  await screen.findByText('product 1');
  fake.answer(DRILL, (body: Body) => ({ ...report(body), itemcount: 2 }));
  await user.click(screen.getByRole('button', { name: '下钻 其他' }));
  await screen.findByText('other 1');
  await act(async () => void (await fake.pressPrint()));
  const paper = document.createElement('div');
  await fake.prints[0]?.mount(paper);
  expect(paper).toHaveTextContent('统计维度：商品 下钻：other');
});

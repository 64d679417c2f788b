import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { detailTexts as texts } from '../../locales/detail';
import { CANCEL_AFTER_MS } from './CancelQuery';
import ReportDetail from './ReportDetail';
import { answerReport, report, REPORT } from './testReport';
import type { Body } from './testReport';

const PAGE_ROWS = 100;
const rows = Array.from({ length: PAGE_ROWS }, (_, index) => ({ name: `行 ${index}`, amount: index }));

async function startWithMany(answer: (body: Body) => unknown) {
  const fake = portalWith(texts);
  answerReport(fake);
  fake.answer(REPORT, (body: Body) =>
    body.pageInfo.pagesize === PAGE_ROWS ? answer(body) : { ...report(body), itemcount: 1_205 },
  );
  const shown = renderScreen(ReportDetail, fake, '/report-detail?reportcode=sales');
  await screen.findByText('region 1');
  return { fake, ...shown };
}

test('reading a big report for print tells how far it is, and is cancelled without a print', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { fake } = await startWithMany((body) =>
    body.pageInfo.pageindex < 4 ? { ...report(body), rows, itemcount: 1_205 } : new Promise(() => undefined),
  );
  let print: Promise<unknown> | undefined;
  await act(async () => {
    print = fake.pressPrint().catch((error: unknown) => error);
  });
  await waitFor(() => expect(fake.callsOf(REPORT)).toHaveLength(5));
  act(() => void jest.advanceTimersByTime(CANCEL_AFTER_MS));
  expect(await screen.findByText('正在读取 300 / 1,205 行')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '取消读取' }));
  jest.useRealTimers();
  // The host shows nothing of a cancelled print.
  await act(async () => expect(await print).toMatchObject({ kind: 'cancelled' }));
  expect(fake.callsOf(REPORT).at(-1)?.signal?.aborted).toBe(true);
  expect(fake.prints).toEqual([]);
  await waitFor(() => expect(screen.queryByText(/正在读取/)).toBeNull());
});

test('a reading that fails is told, and one whose view ends is given up', async () => {
  const { fake, user, unmount } = await startWithMany(() => new AppError('service', '磁盘已满', { code: '磁盘已满' }));
  const copy = async () => {
    await user.click(screen.getByRole('button', { name: '更多' }));
    await user.click(await screen.findByRole('menuitem', { name: '复制表格' }));
  };
  await copy();
  await waitFor(() => expect(fake.shown.at(-1)).toEqual({ tone: 'error', text: '磁盘已满' }));
  fake.answer(REPORT, () => new Promise(() => undefined));
  await copy();
  await waitFor(() => expect(fake.callsOf(REPORT)).toHaveLength(3));
  unmount();
  expect(fake.callsOf(REPORT).at(-1)?.signal?.aborted).toBe(true);
});

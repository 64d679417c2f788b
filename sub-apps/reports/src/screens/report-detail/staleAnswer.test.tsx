import { AppError } from '@atrium/common/errors/appError';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { detailTexts as texts } from '../../locales/detail';
import ReportDetail from './ReportDetail';
import { answerReport, report, REPORT } from './testReport';
import type { Body } from './testReport';

const start = async (answer: (body: Body) => unknown = report) => {
  const fake = portalWith(texts);
  answerReport(fake);
  fake.answer(REPORT, answer as never);
  const shown = renderScreen(ReportDetail, fake, '/report-detail?reportcode=sales');
  await screen.findByText('region 1');
  return { fake, ...shown };
};

const press = async (user: { click(element: Element): Promise<void> }, action: string) => {
  await user.click(screen.getByRole('button', { name: '更多' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

test('while another dimension is queried, the rows before it can be neither sorted, drilled, copied nor printed', async () => {
  const { fake, user } = await start((body) =>
    body.switchdim?.elementcode === 'product' ? new Promise(() => undefined) : report(body),
  );
  await user.click(screen.getByRole('radio', { name: '商品' }));
  await waitFor(() => expect(fake.callsOf(REPORT)).toHaveLength(2));
  fireEvent.click(within(screen.getByRole('table')).getAllByRole('button')[0] as Element);
  for (const action of ['复制表格', '打印']) {
    await press(user, action);
    expect(fake.shown.at(-1)).toEqual({ tone: 'info', text: '正在查询，请在结果显示后再复制或打印' });
  }
  expect(fake.callsOf(REPORT)).toHaveLength(2);
  expect(fake.prints).toEqual([]);
});

test('a result that is too large is told in the words of the platform, also where its code is unknown', async () => {
  const { fake, user } = await start();
  fake.answer(
    REPORT,
    () => new AppError('service', '', { code: 'x.y', cause: { type: '2000', message: '结果超过 50 列' } }),
  );
  await user.click(screen.getByRole('radio', { name: '商品' }));
  expect(await screen.findByText('结果超过 50 列')).toBeVisible();
});

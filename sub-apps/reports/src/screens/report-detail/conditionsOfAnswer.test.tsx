import { AppError } from '@atrium/common/errors/appError';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { detailTexts as texts } from '../../locales/detail';
import ReportDetail from './ReportDetail';
import { answerReport, report, REPORT } from './testReport';
import type { Body } from './testReport';

const PERIOD = ['2026-11-01', '2026-11-20'];
const SLICES = [
  { code: 'period', alias: '期间', type: 'dates', isrequired: 1 },
  {
    ...{ code: 'region', alias: '大区' },
    options: [
      { key: 'hz', text: '杭州' },
      { key: 'nj', text: '南京' },
    ],
  },
];

/** Adds the required period to every query, and tells each value as a list. */
const withPeriod = (body: Body) => ({
  ...report(body),
  slices: SLICES,
  applied: [
    { code: 'period', value: PERIOD, text: '本月至今' },
    ...body.slices
      .filter(({ code }) => code === 'region')
      .map(({ code, value }) => ({ code, value: [value].flat(), text: '杭州市' })),
  ],
});
const refusal = (type: string) =>
  new AppError('service', '条件不正确', { code: '条件不正确', status: 500, cause: { type, code: 'x', message: '' } });

const routeWith = (conditions: object, more: Record<string, string> = {}) =>
  `/report-detail?${new URLSearchParams({ reportcode: 'sales', conditions: JSON.stringify(conditions), ...more })}`;
const HANGZHOU = { slices: [{ code: 'region', value: 'hz' }] };
const EMBEDDED = { embedded: '1' };

function start(route: string, answer: unknown = withPeriod) {
  const fake = portalWith(texts);
  answerReport(fake);
  fake.answer(REPORT, answer);
  return { fake, ...renderScreen(ReportDetail, fake, route) };
}
const tags = () =>
  within(screen.getByRole('list', { name: '已生效的条件' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('conditions in force are those that the answer tells, also what the server has added, as tags and in the form', async () => {
  const { fake } = start(routeWith(HANGZHOU));
  await screen.findByText('region 1');
  expect(tags()).toEqual(['期间：本月至今', '大区：杭州市']);
  expect(within(screen.getByRole('search')).getAllByDisplayValue(/2026-11-(01|20)/)).toHaveLength(2);
  expect(screen.getByRole('button', { name: '查询' })).not.toHaveAccessibleDescription();
  fake.answer(REPORT, () => new Promise(() => undefined));
  fireEvent.click(screen.getByText('商品'));
  expect(tags()).toEqual(['期间：本月至今', '大区：杭州市']);
});

test('while a query with other conditions runs they are shown in the words of the form', async () => {
  const { fake, user } = start(routeWith(HANGZHOU));
  await screen.findByText('region 1');
  await user.click(screen.getByLabelText('大区'));
  await user.click(await screen.findByTitle('南京'));
  fake.answer(REPORT, () => new Promise(() => undefined));
  fireEvent.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() => expect(tags().at(-1)).toBe('大区：南京'));
});

test('inside a page a report tells the period that the server has added', async () => {
  start(routeWith(HANGZHOU, EMBEDDED));
  await screen.findByText('region 1');
  expect(tags()).toEqual(['期间：本月至今', '大区：杭州市']);
});

test('a platform that does not tell the conditions in force leaves those that were asked for in the form', async () => {
  start(routeWith(HANGZHOU), (body: Body) => ({ ...withPeriod(body), applied: undefined }));
  await screen.findByText('region 1');
  expect(tags()).toEqual(['大区：杭州']);
  expect(screen.getByRole('search')).toHaveTextContent('杭州');
});

test('inside a page a refused report keeps the conditions of the page, and speaks of no form', async () => {
  const { fake } = start(routeWith(HANGZHOU, EMBEDDED), refusal('500'));
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('报表已恢复到最初的条件，请重新查询');
  fake.answer(REPORT, withPeriod);
  fireEvent.click(within(note).getByRole('button', { name: '查询' }));
  await screen.findByText('region 1');
  expect(fake.callsOf(REPORT).at(-1)?.input).toMatchObject(HANGZHOU);
});

test('inside a page a result that is too large is reset to the conditions of the page', async () => {
  const { fake } = start(routeWith(HANGZHOU, EMBEDDED));
  await screen.findByText('region 1');
  fake.answer(REPORT, (body: Body) => (body.switchdim ? refusal('2000') : withPeriod(body)));
  fireEvent.click(screen.getByText('商品'));
  fireEvent.click(await screen.findByRole('button', { name: '恢复默认条件' }));
  await screen.findByText('region 1');
  expect(fake.callsOf(REPORT).at(-1)?.input).toMatchObject({ ...HANGZHOU, pageInfo: { pageindex: 1 } });
});

test('a refresh repeats the query in force, and what waits in the form waits on', async () => {
  const { fake, user } = start(routeWith(HANGZHOU));
  await screen.findByText('region 1');
  await user.click(screen.getByLabelText('大区'));
  await user.click(await screen.findByTitle('南京'));
  fireEvent.click(screen.getByRole('button', { name: '刷新' }));
  await waitFor(() => expect(fake.callsOf(REPORT)).toHaveLength(2));
  expect(fake.callsOf(REPORT)[1]?.input).toMatchObject(HANGZHOU);
  expect(screen.getByRole('button', { name: '查询' })).toHaveAccessibleDescription('条件已修改，查询后生效');
});

test('the template of a work report is there while the very first query is refused', async () => {
  const fake = portalWith(texts);
  answerReport(fake);
  fake.answer('/api/teapi/ms-biz/workreport/gettempletset', { templetcontent: '一、今日拜访' });
  fake.answer(REPORT, (body: Body & { isSetting?: 1 }) =>
    body.isSetting
      ? { ...report({ ...body, pageInfo: { pageindex: 1, pagesize: 20 } }), templettype: 1 }
      : refusal('3000'),
  );
  renderScreen(ReportDetail, fake, routeWith({}));
  expect(await screen.findByRole('region', { name: '日报模板' })).toBeVisible();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { PAGE_STATUS } from '../../host';
import { showControls } from '../../react/testView';

const rows = [
  { date: '2026-11-05', text: '拜访百联' },
  { date: '2026-11-05 09:00', text: '陈列检查' },
  { date: 'soon', text: '没有日期' },
  { date: '2026-12-01', text: '盘点' },
];
const calendar = (more: Record<string, unknown> = {}) => ({
  type: 'calendar',
  name: 'plan',
  title: '拜访计划',
  month: '2026-11',
  value: rows,
  ...more,
});
const click = { steps: [{ do: 'message', text: '=event.date' }] };
const table = () => screen.getByRole('table');
const said = (host: ReturnType<typeof createFakeHost>) => host.log.messages.map(([, text]) => text);
const day = (text: string) => within(table()).getByRole('button', { name: new RegExp(text) });

it('shows the events of its month on their days, and leaves out what has no day', () => {
  showControls([calendar()]);
  expect(screen.getByRole('region', { name: '拜访计划' })).toHaveTextContent('2026年11月');
  const cell = within(table()).getByText('拜访百联').closest('td');
  expect(cell).toHaveTextContent('5拜访百联陈列检查');
  expect(screen.queryByText('没有日期')).toBeNull();
});

it('goes to other months with its buttons and with Page Up and Page Down', async () => {
  showControls([calendar()]);
  await userEvent.click(screen.getByRole('button', { name: 'engine.calendar.next' }));
  expect(screen.getByText('2026年12月')).toBeVisible();
  await userEvent.keyboard('{PageUp}{PageUp}');
  expect(screen.getByText('2026年10月')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'engine.calendar.today' }));
  expect(table().querySelector('[aria-current=date]')).not.toBeNull();
});

it('runs its event with the day, and with the row of an event, also where the page is only viewed', async () => {
  const { host } = showControls(
    [calendar({ onclicked: { steps: [{ do: 'message', text: '=concat(event.date, event.row.text)' }] } })],
    { status: PAGE_STATUS.view },
  );
  await userEvent.click(within(table()).getByRole('button', { name: '拜访百联' }));
  expect(said(host)).toEqual(['2026-11-05拜访百联']);
  await userEvent.click(day('2026-11-06'));
  expect(said(host)[1]).toContain('2026-11-06');
});

it('is one stop of the Tab key among its days, and the arrow keys lead from day to day', async () => {
  const { host } = showControls([calendar({ value: [], onclicked: click })]);
  await userEvent.click(day('2026-11-01'));
  day('2026-11-01').focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(said(host)).toEqual(['2026-11-01', '2026-11-09']);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(day('2026-10-26')).toHaveFocus();
  expect(screen.getByText('2026年10月')).toBeVisible();
});

it('shows all events of a day that has many when asked', async () => {
  showControls([calendar({ value: ['一', '二', '三', '四'].map((text) => ({ date: '2026-11-05', text })) })]);
  expect(within(table()).queryByText('四')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'engine.calendar.more {"count":2}' }));
  expect(within(table()).getByText('四')).toBeVisible();
});

it('reads the events of the days on screen, by the names of the source', async () => {
  const host = createFakeHost({ call: () => Promise.resolve({ items: [{ day: '2026-11-05', customer: '永辉' }] }) });
  showControls(
    [
      calendar({
        value: undefined,
        source: { api: 'visits', input: { mine: 1 } },
        datefield: 'day',
        textfield: 'customer',
      }),
    ],
    { host },
  );
  expect(await within(table()).findByText('永辉')).toBeVisible();
  expect(host.log.calls[0]).toMatchObject({
    api: 'visits',
    input: { mine: 1, __begindate: '2026-10-26', __enddate: '2026-12-06' },
    cache: 'container',
  });
  await userEvent.click(screen.getByRole('button', { name: 'engine.calendar.next' }));
  await waitFor(() => expect(host.log.calls[1]?.input).toMatchObject({ __begindate: '2026-11-30' }));
});

it('says when they cannot be read', async () => {
  showControls([calendar({ value: undefined, source: { api: 'visits' } })], {
    host: createFakeHost({ call: () => Promise.resolve({ bad: 1 }) }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('engine.read.failedengine.badanswerengine.retry');
});

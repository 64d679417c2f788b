import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { field, showControls } from '../../react/testView';
import { closedTimes } from './closedTimes';

// Reading antd takes its time; the control itself still fetches its widget as in a browser.
beforeAll(() => import('./TimeLive'), 60_000);

const time = (more: Record<string, unknown> = {}) => ({ type: 'time', name: 'at', title: '时间', ...more });
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
const press = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
const isLive = () => document.querySelector('.ant-picker') !== null;

it('at rest shows its time under its label, with seconds or without', () => {
  showControls([time({ value: '08:30:00' }), time({ name: 'exact', title: '精确', seconds: 1, value: '08:30' })]);
  expect(field('时间')).toHaveValue('08:30');
  expect(field('精确')).toHaveValue('08:30:00');
  expect(isLive()).toBe(false);
});

it('opens on the first press and takes a time that is typed, without a further button', async () => {
  const { host } = showControls([time(), save], { host: createFakeHost({ call: () => Promise.resolve({}) }) });
  await userEvent.click(field('时间'));
  await waitFor(() => expect(document.querySelector('.ant-picker-dropdown')).not.toBeNull());
  expect(field('时间')).toHaveFocus();
  fireEvent.change(field('时间'), { target: { value: '09:45' } });
  await userEvent.tab();
  await waitFor(() => expect(field('时间')).toHaveValue('09:45'));
  await press();
  expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, at: '09:45' });
});

it('offers only the steps that it allows', async () => {
  showControls([time({ minutestep: 15 })]);
  await userEvent.click(field('时间'));
  await waitFor(() => expect(document.querySelector('.ant-picker-dropdown')).not.toBeNull());
  const columns = [...document.querySelectorAll('.ant-picker-time-panel-column')];
  expect([...(columns[1]?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['00', '15', '30', '45']);
});

it('closes what lies outside of its range', () => {
  const { disabledHours, disabledMinutes } = closedTimes('08:15', '10:30');
  expect(Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => !disabledHours().includes(hour))).toEqual([
    8, 9, 10,
  ]);
  expect([8, 9, 10].map((hour) => 60 - disabledMinutes(hour).length)).toEqual([45, 60, 31]);
});

it.each([
  [{ value: '25:00' }, 'engine.unreadable {"value":"25:00"}'],
  [{ value: { bad: 1 } }, 'engine.unreadable {"value":"…"}'],
  [{ value: '07:59', min: '08:00' }, 'engine.time.min {"title":"时间","min":"08:00"}'],
  [{ value: '18:01', max: '18:00' }, 'engine.time.max {"title":"时间","max":"18:00"}'],
  [{ value: '08:10', minutestep: 15 }, 'engine.time.minutestep {"title":"时间","minutestep":15}'],
  [{ required: 1 }, 'engine.required.choose {"title":"时间"}'],
])('%j is refused', async (more, message) => {
  const { host } = showControls([time(more), save]);
  await press();
  expect(screen.getByText(message)).toBeVisible();
  expect(host.log.calls).toEqual([]);
});

it('shows a time that cannot be read as it came with a message, in use too, and takes another one', async () => {
  const { host } = showControls([time({ value: '25:99' }), save], {
    host: createFakeHost({ call: () => Promise.resolve({}) }),
  });
  expect(field('时间')).toHaveValue('25:99');
  expect(screen.getByRole('alert')).toHaveTextContent('engine.unreadable {"value":"25:99"}');
  expect(field('时间')).toHaveAccessibleDescription('engine.unreadable {"value":"25:99"}');
  await userEvent.click(field('时间'));
  await waitFor(() => expect(isLive()).toBe(true));
  expect(field('时间')).toHaveAttribute('placeholder', '25:99');
  await userEvent.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('engine.unreadable {"value":"25:99"}');
  await press();
  expect(host.log.calls).toEqual([]);
  await userEvent.click(field('时间'));
  fireEvent.change(field('时间'), { target: { value: '09:45' } });
  await userEvent.tab();
  expect(screen.queryByRole('alert')).toBeNull();
  await press();
  expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, at: '09:45' });
});

it('stays at rest where it is only read, and says nothing of a value that no person can mend', async () => {
  showControls([time({ value: '25:99', readonly: 1 })]);
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(field('时间'));
  expect(field('时间')).toHaveAttribute('readonly');
  expect(isLive()).toBe(false);
});

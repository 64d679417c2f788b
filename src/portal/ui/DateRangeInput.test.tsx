import { act } from '@testing-library/react';
import { useState } from 'react';
import { portalWith, renderScreen } from '../../../tests/support/renderScreen';
import { DateRangeInput } from './DateRangeInput';
import type { DateRange } from './DateRangeInput';

const onChange = jest.fn<void, [DateRange | undefined]>();

function Field({ initial }: { initial?: DateRange }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <label htmlFor="days">期间</label>
      <DateRangeInput
        id="days"
        label="期间"
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
      <button type="button">after</button>
    </>
  );
}
/** A form with the range, and a person at its first input. antd commits what was typed some frames after the focus left. */
async function show(initial?: DateRange) {
  const { user } = renderScreen(() => <Field initial={initial} />, portalWith());
  await user.click(input('days'));
  return user;
}
const input = (id: string) => document.getElementById(id) as HTMLInputElement;
const shown = () => [input('days').value, input('days-end').value];
const settle = () => act(() => jest.advanceTimersByTimeAsync(500));
const day = (title: string) => document.querySelector(`td[title="${title}"]`) as HTMLElement;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 5) });
  onChange.mockClear();
});
afterEach(() => jest.useRealTimers());

test('a first day that is typed later than the last one is the whole range', async () => {
  const user = await show();
  await user.keyboard('2026-11-10{Tab}2026-11-12{Tab}');
  await settle();
  expect(shown()).toEqual(['2026-11-10', '2026-11-12']);
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  await user.clear(input('days'));
  await user.keyboard('2026-11-15{Tab}');
  expect(input('days-end')).toHaveFocus();
  await user.tab();
  await settle();
  expect(shown()).toEqual(['2026-11-15', '2026-11-15']);
  expect(onChange.mock.calls).toEqual([[['2026-11-10', '2026-11-12']], [['2026-11-15', '2026-11-15']]]);
});

test('the last day can be typed after a first day that was later', async () => {
  const user = await show(['2026-11-10', '2026-11-12']);
  await user.clear(input('days'));
  await user.keyboard('2026-11-15{Tab}');
  await user.clear(input('days-end'));
  await user.keyboard('2026-11-18{Tab}');
  await settle();
  expect(shown()).toEqual(['2026-11-15', '2026-11-18']);
  expect(onChange).toHaveBeenLastCalledWith(['2026-11-15', '2026-11-18']);
});

test('Enter takes the typed first day and no other', async () => {
  const user = await show(['2026-11-10', '2026-11-12']);
  await user.tab();
  await user.tab({ shift: true });
  await user.clear(input('days'));
  await user.keyboard('2026-11-20{Enter}');
  await settle();
  expect(shown()).toEqual(['2026-11-20', '2026-11-20']);
  expect(onChange.mock.calls).toEqual([[['2026-11-20', '2026-11-20']]]);
});

test('a last day that is typed earlier than the first one is the whole range', async () => {
  const user = await show(['2026-11-10', '2026-11-12']);
  await user.tab();
  await user.clear(input('days-end'));
  await user.keyboard('2026-11-08{Tab}');
  await settle();
  expect(shown()).toEqual(['2026-11-08', '2026-11-08']);
  expect(onChange.mock.calls).toEqual([[['2026-11-08', '2026-11-08']]]);
});

test('two days are chosen in the calendar in any order', async () => {
  const user = await show(['2026-11-10', '2026-11-12']);
  await user.click(day('2026-11-20'));
  await user.click(day('2026-11-18'));
  await settle();
  expect(shown()).toEqual(['2026-11-18', '2026-11-20']);
  expect(onChange.mock.calls).toEqual([[['2026-11-18', '2026-11-20']]]);
});

test.each([
  ['without dashes', '20261108', '20261120'],
  ['with slashes', '2026/11/08', '2026/11/20'],
  ['without zeros', '2026-11-8', '2026-11-20'],
])('a day may be typed %s', async (_name, from, to) => {
  const user = await show();
  await user.keyboard(from);
  expect(input('days')).toHaveValue(from);
  await user.keyboard(`{Tab}${to}{Tab}`);
  await settle();
  expect(shown()).toEqual(['2026-11-08', '2026-11-20']);
  expect(onChange).toHaveBeenLastCalledWith(['2026-11-08', '2026-11-20']);
});

test('a day that is chosen in the calendar replaces a typed one', async () => {
  const user = await show();
  await user.keyboard('2026/11/8');
  await user.click(day('2026-11-10'));
  expect(input('days')).toHaveValue('2026-11-10');
  await user.keyboard('20261112{Enter}');
  await settle();
  expect(shown()).toEqual(['2026-11-10', '2026-11-12']);
});

test('a range of which a day is missing is none', async () => {
  const user = await show(['2026-11-10', '2026-11-12']);
  await user.click(document.querySelector('.ant-picker-clear') as HTMLElement);
  await settle();
  expect(onChange.mock.calls).toEqual([[undefined]]);
  await user.click(input('days'));
  await user.keyboard('2026-11-15{Tab}{Tab}');
  await settle();
  expect(onChange).toHaveBeenCalledTimes(1);
});

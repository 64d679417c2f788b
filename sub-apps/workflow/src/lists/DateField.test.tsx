import type { DateRange } from '@atrium/portal/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { portalWith, renderScreen } from '../../../../tests/support/renderScreen';
import { DateField } from './DateField';

function Field() {
  const [value, setValue] = useState<DateRange>();
  return (
    <>
      <label htmlFor="days">申请日期</label>
      <DateField id="days" label="申请日期" value={value} onChange={setValue} />
      <button type="button">other</button>
    </>
  );
}

const endOf = () => document.getElementById('days-end');

test('the calendar is loaded when the person comes to the field, and has the focus then', async () => {
  renderScreen(Field, portalWith());
  const field = screen.getByLabelText('申请日期');
  expect(field).toHaveAttribute('placeholder', '开始日期 ~ 结束日期');
  expect(endOf()).toBeNull();
  act(() => field.focus());
  // The next Tab goes on from here also before the calendar has arrived.
  expect(screen.getByLabelText('申请日期')).toHaveFocus();
  expect(endOf()).toBeNull();
  await waitFor(() => expect(endOf()).not.toBeNull(), { timeout: 5000 });
  await waitFor(() => expect(screen.getByLabelText('申请日期')).toHaveFocus());
  expect(document.querySelector('.ant-picker-dropdown')).not.toBeNull();
});

test('a pointer that only passes loads it without moving the focus', async () => {
  renderScreen(Field, portalWith());
  const other = screen.getByRole('button', { name: 'other' });
  act(() => other.focus());
  fireEvent.pointerEnter(screen.getByLabelText('申请日期'));
  await waitFor(() => expect(endOf()).not.toBeNull(), { timeout: 5000 });
  expect(other).toHaveFocus();
});

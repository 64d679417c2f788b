import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { lazyField } from './lazyField';

interface Props {
  id: string;
}
const Widget = ({ id }: Props) => <input id={id} placeholder="widget" />;

/** A form whose second field waits for its widget. */
function start() {
  let arrive = (_widget: ComponentType<Props>) => {};
  const Days = lazyField<Props>(() => new Promise((resolve) => (arrive = resolve)));
  const Form = () => (
    <>
      <input aria-label="关键字" />
      <label htmlFor="days">日期</label>
      <Days id="days" />
      <input aria-label="状态" />
    </>
  );
  render(<Form />);
  return { user: userEvent.setup(), arrive: () => act(async () => arrive(Widget)) };
}

test('Tab does not skip a field whose widget is still loading, and the widget takes over the focus', async () => {
  const { user, arrive } = start();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('textbox', { name: '日期' })).toHaveFocus();
  await arrive();
  expect(screen.getByPlaceholderText('widget')).toHaveFocus();
});

test('a widget that arrives later leaves the focus where the person has moved it', async () => {
  const { user, arrive } = start();
  await user.tab();
  await user.tab();
  await user.tab();
  await arrive();
  expect(screen.getByRole('textbox', { name: '状态' })).toHaveFocus();
});

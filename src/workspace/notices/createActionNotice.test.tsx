import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { createActionNotice } from './createActionNotice';
import type { ActionNotice } from './createActionNotice';

const TEXT = '最多打开8个标签页';
const ACTION = '关闭最久未用并打开';

function setUp(field = <button type="button">菜单</button>) {
  const announced: string[] = [];
  let show: ReturnType<typeof createActionNotice> | undefined;
  function Capture() {
    const { message } = App.useApp();
    show ??= createActionNotice({ message, announce: (text) => announced.push(text) });
    return field;
  }
  render(
    <App>
      <Capture />
    </App>,
  );
  const [onAction, onEnd] = [jest.fn(), jest.fn()];
  /** Opens the notice as a menu item does, which keeps the focus. */
  function showFrom(element: HTMLElement, more: Partial<ActionNotice> = {}) {
    element.focus();
    let withdraw = () => undefined as void;
    act(() => {
      withdraw = show!({ tone: 'warning', text: TEXT, action: ACTION, onAction, onEnd, ...more });
    });
    return withdraw;
  }
  return { showFrom, announced, onAction, onEnd };
}

const menu = () => screen.getByRole('button', { name: '菜单' });
const action = () => screen.getByRole('button', { name: ACTION });

it('a notice with a button is announced, and the button may get the focus', async () => {
  const { showFrom, announced, onAction, onEnd } = setUp();
  showFrom(menu(), { takesFocus: true });
  expect(await screen.findByText(TEXT)).toBeVisible();
  expect(announced).toEqual([`${TEXT} ${ACTION}`]);
  await waitFor(() => expect(action()).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(menu()).toHaveFocus());
  expect([onAction.mock.calls.length, onEnd.mock.calls.length]).toEqual([1, 0]);
});

it('a button that is pressed twice acts once', async () => {
  const { showFrom, onAction } = setUp();
  showFrom(menu());
  await userEvent.dblClick(await screen.findByRole('button', { name: ACTION }));
  expect(onAction).toHaveBeenCalledTimes(1);
});

it('a notice leaves the focus where it is if it does not ask for it', async () => {
  const { showFrom } = setUp();
  showFrom(menu());
  await screen.findByRole('button', { name: ACTION });
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(menu()).toHaveFocus();
});

it('a notice leaves the focus to a person who types', async () => {
  const { showFrom } = setUp(<input aria-label="备注" />);
  const input = screen.getByRole('textbox', { name: '备注' });
  input.checkVisibility = () => true;
  showFrom(input, { takesFocus: true });
  await screen.findByRole('button', { name: ACTION });
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(input).toHaveFocus();
});

it('Escape closes the notice and returns the focus', async () => {
  const { showFrom, onEnd } = setUp();
  showFrom(menu(), { takesFocus: true });
  await waitFor(() => expect(action()).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(onEnd).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(menu()).toHaveFocus());
});

it('a notice can be withdrawn', async () => {
  const { showFrom, onAction, onEnd } = setUp();
  const withdraw = showFrom(menu());
  await screen.findByRole('button', { name: ACTION });
  act(() => withdraw());
  await waitFor(() => expect(screen.queryByText(TEXT)).toBeNull());
  expect([onAction.mock.calls.length, onEnd.mock.calls.length]).toEqual([0, 1]);
});

describe('after eight seconds', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('the notice closes', async () => {
    const { showFrom, onEnd } = setUp();
    showFrom(menu());
    await act(() => jest.advanceTimersByTimeAsync(7900));
    expect([action().isConnected, onEnd.mock.calls.length]).toEqual([true, 0]);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});

import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { texts } from '@/locales/zh-CN/workspace';
import { createTabLimitNotice } from './createTabLimitNotice';

const LIMIT = '最多打开8个标签页，请先关闭其他标签页';
const ACTION = '关闭最久未用并打开';

function setUp(field = <button type="button">菜单</button>) {
  const announced: string[] = [];
  let show: ((canMakeRoom: boolean) => Promise<boolean>) | undefined;
  function Capture() {
    const { message } = App.useApp();
    show ??= createTabLimitNotice({
      message,
      announce: (text) => announced.push(text),
      t: (key) => texts[key as keyof typeof texts],
    });
    return field;
  }
  render(
    <App>
      <Capture />
    </App>,
  );
  if (!show) throw new Error('The notice was not created');
  return { show, announced };
}

/** Opens the notice as a menu item does, which keeps the focus. */
function showFrom(element: HTMLElement, show: (canMakeRoom: boolean) => Promise<boolean>) {
  element.focus();
  let answer = Promise.resolve(false);
  act(() => {
    answer = show(true);
  });
  return answer;
}

it('the notice of too many tabs is announced, and its button gets the focus', async () => {
  const { show, announced } = setUp();
  const answer = showFrom(screen.getByRole('button', { name: '菜单' }), show);
  expect(await screen.findByText(LIMIT)).toBeVisible();
  expect(announced).toEqual([`${LIMIT} ${ACTION}`]);
  await waitFor(() => expect(screen.getByRole('button', { name: ACTION })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await expect(answer).resolves.toBe(true);
});

it('Escape closes the notice and returns the focus', async () => {
  const { show } = setUp();
  const answer = showFrom(screen.getByRole('button', { name: '菜单' }), show);
  await waitFor(() => expect(screen.getByRole('button', { name: ACTION })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await expect(answer).resolves.toBe(false);
  await waitFor(() => expect(screen.getByRole('button', { name: '菜单' })).toHaveFocus());
});

it('the notice leaves the focus to a person who types', async () => {
  const { show } = setUp(<input aria-label="备注" />);
  const input = screen.getByRole('textbox', { name: '备注' });
  input.checkVisibility = () => true;
  void showFrom(input, show);
  await screen.findByRole('button', { name: ACTION });
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(input).toHaveFocus();
});

it('the notice has no button when no tab can be closed', async () => {
  const { show, announced } = setUp();
  act(() => void show(false));
  expect(await screen.findByText(LIMIT)).toBeVisible();
  expect([announced, screen.queryByRole('button', { name: ACTION })]).toEqual([[LIMIT], null]);
});

it('a newer notice refuses the one before', async () => {
  const { show } = setUp();
  const first = showFrom(screen.getByRole('button', { name: '菜单' }), show);
  const second = showFrom(screen.getByRole('button', { name: '菜单' }), show);
  await expect(first).resolves.toBe(false);
  await userEvent.click(await screen.findByRole('button', { name: ACTION }));
  await expect(second).resolves.toBe(true);
});

describe('after eight seconds', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('the notice closes and nothing opens', async () => {
    const { show } = setUp();
    const answer = showFrom(screen.getByRole('button', { name: '菜单' }), show);
    await act(() => jest.advanceTimersByTimeAsync(7900));
    expect(screen.getByRole('button', { name: ACTION })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(200));
    await expect(answer).resolves.toBe(false);
  });
});

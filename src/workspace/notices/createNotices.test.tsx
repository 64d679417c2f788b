import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { createTestServices } from '@/services/testing/createTestServices';
import { createNotices, notice } from './createNotices';
import type { Notices } from './createNotices';
import { LiveRegion } from './LiveRegion';

async function setUp(): Promise<Notices> {
  const services = createTestServices();
  await services.i18n.ready;
  await services.i18n.loadNamespaces('workspace');
  let notices: Notices | undefined;
  function Capture() {
    const antd = App.useApp();
    notices ??= createNotices({
      antd,
      errors: services.errors,
      t: (key, params) => services.i18n.t(key, params),
      log: services.log,
    });
    return null;
  }
  render(
    <App>
      <Capture />
    </App>,
  );
  if (!notices) throw new Error('The notices were not created');
  return notices;
}

describe('the question about unsaved input', () => {
  it('names the pages, and keeps the input when Enter is pressed', async () => {
    const { confirmLoss } = await setUp();
    const answer = confirmLoss(['新建订单', '客户 7'], { canSave: false });
    const dialog = await screen.findByRole('dialog', { name: /“新建订单”、“客户 7”尚未保存/ });
    expect(dialog).toHaveTextContent('有未保存的内容，离开后将丢失。');
    expect(screen.getByRole('button', { name: '继续编辑' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: '保存并离开' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(answer).resolves.toBe('keep');
  });

  it('disappears when it is withdrawn, which keeps the input', async () => {
    const { confirmLoss } = await setUp();
    const saved = new AbortController();
    const answer = confirmLoss(['客户 7'], { canSave: true, signal: saved.signal });
    await screen.findByRole('dialog', { name: /“客户 7”尚未保存/ });
    act(() => saved.abort());
    await expect(answer).resolves.toBe('keep');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('discards the input when 放弃修改 is pressed', async () => {
    const { confirmLoss } = await setUp();
    const answer = confirmLoss([], { canSave: false });
    await userEvent.click(await screen.findByRole('button', { name: '放弃修改' }));
    await expect(answer).resolves.toBe('discard');
  });

  it('offers to save pages that can be saved; Enter still keeps the input', async () => {
    const { confirmLoss } = await setUp();
    const answer = confirmLoss(['客户 7'], { canSave: true });
    const save = await screen.findByRole('button', { name: '保存并离开' });
    expect(screen.getByRole('button', { name: '继续编辑' })).toHaveFocus();
    await userEvent.click(save);
    await expect(answer).resolves.toBe('save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('of two questions at once', () => {
  const keepButtons = () => screen.getAllByText('继续编辑').map((text) => text.closest('button'));
  const leave = () => act(() => (document.activeElement as HTMLElement).blur());

  async function askTwice() {
    const { confirmLoss } = await setUp();
    const saved = new AbortController();
    const below = confirmLoss(['客户 7'], { canSave: true, signal: saved.signal });
    await screen.findByRole('dialog');
    // As in a frame, whose question is asked while the person is in the page around it.
    leave();
    const front = confirmLoss(['新建订单'], { canSave: true });
    await waitFor(() => expect(keepButtons()).toHaveLength(2));
    await waitFor(() => expect(keepButtons()[1]).toHaveFocus());
    return { below, front, saved };
  }

  it('the one in front has the focus, and after its answer the other one has it', async () => {
    const { below, front } = await askTwice();
    await userEvent.keyboard('{Enter}');
    await expect(front).resolves.toBe('keep');
    await waitFor(() => expect(keepButtons()).toHaveLength(1));
    expect(keepButtons()[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(below).resolves.toBe('keep');
  });

  it('the one in front keeps the focus when the other one is withdrawn', async () => {
    const { below, saved } = await askTwice();
    act(() => saved.abort());
    await expect(below).resolves.toBe('keep');
    await waitFor(() => expect(keepButtons()).toHaveLength(1));
    expect(keepButtons()[0]).toHaveFocus();
  });
});

describe('the notice about discarded input', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  it('can be undone for 8 s', async () => {
    const { offerUndo } = await setUp();
    act(() => void offerUndo('已放弃“新建订单”的修改', () => undefined));
    expect(await screen.findByText('已放弃“新建订单”的修改')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(7900));
    expect(screen.getByRole('button', { name: '撤销' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.queryByText('已放弃“新建订单”的修改')).toBeNull();
  });

  it('names the keys at its button, not in what is announced, which outlives it', async () => {
    const { offerUndo, liveText } = await setUp();
    act(() => void offerUndo('已移动', () => undefined));
    expect(await screen.findByRole('button', { name: '撤销' })).toHaveAttribute('title', '撤销 (Ctrl Z)');
    expect(liveText.get().text).toBe('已移动 撤销');
  });

  it('undoes by its button, once', async () => {
    const { offerUndo } = await setUp();
    const undo = jest.fn();
    act(() => void offerUndo('已放弃', undo));
    await user().click(await screen.findByRole('button', { name: '撤销' }));
    expect(undo).toHaveBeenCalledTimes(1);
    await user().keyboard('{Control>}z{/Control}');
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('undoes the newest of several by Ctrl-Z, and shows none that was withdrawn', async () => {
    const { offerUndo } = await setUp();
    const [first, second] = [jest.fn(), jest.fn()];
    const withdraw: (() => void)[] = [];
    act(() => {
      withdraw.push(offerUndo('first', first), offerUndo('second', second));
    });
    await user().keyboard('{Control>}z{/Control}');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    act(() => withdraw[0]?.());
    await user().keyboard('{Control>}z{/Control}');
    expect(first).not.toHaveBeenCalled();
  });

  it('leaves at most three, so that they cover no question: the oldest ends', async () => {
    const { offerUndo } = await setUp();
    const ended = jest.fn();
    act(() => {
      offerUndo('已放弃 1', () => undefined, ended);
      ['已放弃 2', '已放弃 3', '已放弃 4'].forEach((text) => void offerUndo(text, () => undefined));
    });
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getAllByText(/^已放弃/).map((text) => text.textContent)).toEqual([
      '已放弃 2撤销',
      '已放弃 3撤销',
      '已放弃 4撤销',
    ]);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a text field', <input key="1" aria-label="field" />, 0],
    ['a text area', <textarea key="1" aria-label="field" />, 0],
    ['the read-only input of a tree', <input key="1" readOnly aria-label="field" />, 1],
    ['a check box', <input key="1" type="checkbox" aria-label="field" />, 1],
  ])('with the focus in %s, Ctrl-Z undoes only where nothing can be typed', async (_element, field, undone) => {
    const { offerUndo } = await setUp();
    const undo = jest.fn();
    render(field);
    act(() => void offerUndo('已放弃', undo));
    act(() => screen.getByLabelText('field').focus());
    await user().keyboard('{Control>}z{/Control}');
    expect(undo).toHaveBeenCalledTimes(undone);
    act(() => screen.getByLabelText('field').blur());
    await user().keyboard('{Control>}z{/Control}');
    expect(undo).toHaveBeenCalledTimes(1);
  });
});

it('Ctrl-Z undoes nothing while a question is open', async () => {
  const { offerUndo, confirm } = await setUp();
  const undo = jest.fn();
  act(() => void offerUndo('已放弃', undo));
  const answer = confirm({ text: '继续？' });
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(undo).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await answer;
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(undo).toHaveBeenCalledTimes(1);
});

it('the newest question is withdrawn, and answers no', async () => {
  const { confirm, dismissQuestion } = await setUp();
  const answers = [confirm({ text: '继续？' }), confirm({ text: '真的？' })];
  await screen.findByText('真的？');
  act(() => void dismissQuestion());
  await expect(answers[1]).resolves.toBe(false);
  expect(screen.getByText('继续？')).toBeInTheDocument();
  act(() => void dismissQuestion());
  await expect(answers[0]).resolves.toBe(false);
  expect(dismissQuestion()).toBe(false);
});

it('Enter confirms an action that can be undone', async () => {
  const { confirm } = await setUp();
  const answer = confirm({ text: '继续？' });
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Enter}');
  await expect(answer).resolves.toBe(true);
});

it('Enter cancels an action that cannot be undone', async () => {
  const { confirm } = await setUp();
  const answer = confirm({ title: '删除 SO-7？', text: '删除后无法恢复。', confirmText: '删除', isDanger: true });
  expect(await screen.findByRole('button', { name: '取 消' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(answer).resolves.toBe(false);
});

it('a notice that is repeated is announced to screen readers again', async () => {
  const notices = await setUp();
  render(<LiveRegion text={notices.liveText} />);
  act(() => notices.error('没有网络'));
  const [region] = screen.getAllByRole('status').filter(({ textContent }) => textContent === '没有网络');
  const announced = region?.firstElementChild;
  expect(announced).toBeInstanceOf(HTMLElement);
  act(() => notices.error('没有网络'));
  expect(region).toHaveTextContent('没有网络');
  expect(region?.firstElementChild).not.toBe(announced);
});

it('a toast and an offer to undo that are closed, as on a change of language, are gone before their time', async () => {
  jest.useFakeTimers();
  const notices = await setUp();
  const end = jest.fn();
  act(() => {
    notices.success('保存成功');
    notices.offerUndo('已放弃“客户 7”的修改', () => undefined, end);
  });
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(screen.getByText('已放弃“客户 7”的修改')).toBeVisible();
  act(() => notices.closeToasts());
  // Less than a toast's time: antd removes it after its animation.
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(screen.queryByText('保存成功')).toBeNull();
  expect(screen.queryByText('已放弃“客户 7”的修改')).toBeNull();
  expect(end).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('a notice is shown on one line for two seconds', () => {
  expect(notice('success', 'Saved')).toEqual({ tone: 'success', lines: ['Saved'], durationMs: 2000 });
});

it('a text with several double spaces is shown on two lines as well, and none of it is lost', () => {
  expect(notice('error', 'Not saved  row 3: no price  row 7: no unit').lines).toEqual([
    'Not saved',
    'row 3: no price row 7: no unit',
  ]);
});

it('several messages in one text have a line each', () => {
  expect(notice('warning', 'No name\nNo price\nNo unit')).toMatchObject({
    lines: ['No name', 'No price', 'No unit'],
    durationMs: 3000,
  });
});

it('a text with a double space is shown on two lines, for three seconds', () => {
  expect(notice('info', 'Saved  3 rows skipped')).toEqual({
    tone: 'info',
    lines: ['Saved', '3 rows skipped'],
    durationMs: 3000,
  });
});

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
    const answer = confirmLoss(['新建订单', '客户 7']);
    const dialog = await screen.findByRole('dialog', { name: /“新建订单”、“客户 7”尚未保存/ });
    expect(dialog).toHaveTextContent('有未保存的内容，离开后将丢失。');
    expect(screen.getByRole('button', { name: '继续编辑' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(answer).resolves.toBe(false);
  });

  it('disappears when it is withdrawn, which keeps the input', async () => {
    const { confirmLoss } = await setUp();
    const saved = new AbortController();
    const answer = confirmLoss(['客户 7'], saved.signal);
    await screen.findByRole('dialog', { name: /“客户 7”尚未保存/ });
    act(() => saved.abort());
    await expect(answer).resolves.toBe(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('discards the input when 放弃修改 is pressed', async () => {
    const { confirmLoss } = await setUp();
    const answer = confirmLoss([]);
    await userEvent.click(await screen.findByRole('button', { name: '放弃修改' }));
    await expect(answer).resolves.toBe(true);
  });
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

it('a notice is shown on one line for two seconds', () => {
  expect(notice('success', 'Saved')).toEqual({ tone: 'success', lines: ['Saved'], durationMs: 2000 });
});

it('a text with several double spaces is shown on two lines as well, and none of it is lost', () => {
  expect(notice('error', 'Not saved  row 3: no price  row 7: no unit').lines).toEqual([
    'Not saved',
    'row 3: no price row 7: no unit',
  ]);
});

it('a text with a double space is shown on two lines, for three seconds', () => {
  expect(notice('info', 'Saved  3 rows skipped')).toEqual({
    tone: 'info',
    lines: ['Saved', '3 rows skipped'],
    durationMs: 3000,
  });
});

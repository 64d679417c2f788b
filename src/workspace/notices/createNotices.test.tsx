import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { createTestServices } from '@/services/testing/createTestServices';
import { createNotices } from './createNotices';
import type { Notices } from './createNotices';

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

  it('gives the input up when 放弃修改 is pressed', async () => {
    const { confirmLoss } = await setUp();
    const answer = confirmLoss([]);
    await userEvent.click(await screen.findByRole('button', { name: '放弃修改' }));
    await expect(answer).resolves.toBe(true);
  });
});

it('Enter confirms what can be taken back', async () => {
  const { confirm } = await setUp();
  const answer = confirm({ text: '继续？' });
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Enter}');
  await expect(answer).resolves.toBe(true);
});

it('Enter refuses what cannot be taken back', async () => {
  const { confirm } = await setUp();
  const answer = confirm({ title: '删除 SO-7？', text: '删除后无法恢复。', confirmText: '删除', isDanger: true });
  expect(await screen.findByRole('button', { name: '取 消' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(answer).resolves.toBe(false);
});

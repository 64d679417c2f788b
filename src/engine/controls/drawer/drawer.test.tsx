import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { field, showControls } from '../../react/testView';

// Reading antd takes its time; the control itself still fetches its widget as in a browser.
beforeAll(() => import('../date/DateLive'), 60_000);

const text = (name: string, title: string, more: Record<string, unknown> = {}) => ({
  type: 'text',
  name,
  title,
  ...more,
});
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
const drawer = (more: Record<string, unknown> = {}) => ({
  type: 'drawer',
  name: 'more',
  title: '更多资料',
  controls: [text('a', '电话'), text('b', '邮箱', { required: 1 })],
  ...more,
});
const opener = () => screen.getByRole('button', { name: /^更多资料/ });
const close = () => screen.getByRole('button', { name: 'engine.drawer.close' });

it('opens a sheet with its controls, and gives the focus back to its button', async () => {
  const { host } = showControls([drawer({ controls: [text('a', '电话')] }), save], {
    host: createFakeHost({ call: () => Promise.resolve({}) }),
  });
  expect(screen.queryByLabelText('电话')).toBeNull();
  await userEvent.click(opener());
  expect(screen.getByRole('dialog', { name: '更多资料' })).toHaveFocus();
  await userEvent.type(field('电话'), '138');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, a: '138' });
});

it('keeps the focus inside while it is open', async () => {
  showControls([text('z', '外面'), drawer()]);
  await userEvent.click(opener());
  await userEvent.tab();
  expect(close()).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(field('邮箱')).toHaveFocus();
  await userEvent.tab();
  expect(close()).toHaveFocus();
});

it('closes with its own button', async () => {
  showControls([drawer()]);
  await userEvent.click(opener());
  await userEvent.click(close());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens for a control that is not valid, and is marked while it is closed', async () => {
  showControls([drawer(), save]);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(screen.getByRole('dialog', { name: '更多资料' })).toBeVisible();
  expect(field('邮箱')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(opener()).toHaveAccessibleName(/engine\.panel\.faulty/);
});

it('leaves Escape to a list that is open in it', async () => {
  showControls([drawer({ controls: [{ type: 'label', name: 'x', title: 'x' }] })]);
  await userEvent.click(opener());
  const list = document.createElement('input');
  list.setAttribute('role', 'combobox');
  list.setAttribute('aria-expanded', 'true');
  screen.getByRole('dialog').append(list);
  list.focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('leaves Escape to a calendar that is open over it', async () => {
  showControls([drawer({ controls: [{ type: 'date', name: 'since', title: '日期' }] })]);
  await userEvent.click(opener());
  await userEvent.click(field('日期'));
  await waitFor(() => expect(document.querySelector('.ant-picker-dropdown')).not.toBeNull());
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
});

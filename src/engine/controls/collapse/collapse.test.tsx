import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { field, showControls } from '../../react/testView';

const panel = (name: string, title: string, ...controls: unknown[]) => ({ type: 'panel', name, title, controls });
const text = (name: string, title: string, more: Record<string, unknown> = {}) => ({
  type: 'text',
  name,
  title,
  ...more,
});
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
const collapse = (more: Record<string, unknown> = {}) => ({
  type: 'collapse',
  name: 'parts',
  title: '资料',
  controls: [panel('base', '基本', text('a', '名称')), panel('more', '更多', text('b', '电话', { required: 1 }))],
  ...more,
});
const head = (name: string | RegExp) => screen.getByRole('button', { name });

it('unfolds several panels, and keeps what was typed in a folded one', async () => {
  const { host } = showControls([collapse({ open: ['base'] }), save], {
    host: createFakeHost({ call: () => Promise.resolve({}) }),
  });
  expect(screen.getByRole('group', { name: '资料' })).toBeVisible();
  await userEvent.type(field('名称'), '百联');
  await userEvent.click(head('更多'));
  await userEvent.type(field('电话'), '138');
  await userEvent.click(head('基本'));
  expect(head('基本')).toHaveAttribute('aria-expanded', 'false');
  expect(field('名称')).not.toBeVisible();
  await userEvent.click(head('保存'));
  expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, a: '百联', b: '138' });
});

it('shows one panel at most as an accordion, by keyboard too', async () => {
  showControls([collapse({ accordion: 1, open: ['base', 'more'] })]);
  expect(head('更多')).toHaveAttribute('aria-expanded', 'false');
  head('更多').focus();
  await userEvent.keyboard('{Enter}');
  expect(field('电话')).toBeVisible();
  expect(field('名称')).not.toBeVisible();
  await userEvent.keyboard(' ');
  expect(field('电话')).not.toBeVisible();
});

it('unfolds and marks the panel of a control that is not valid', async () => {
  showControls([collapse(), save]);
  expect(screen.queryByLabelText('电话')).toBeNull();
  await userEvent.click(head('保存'));
  expect(field('电话')).toHaveFocus();
  expect(screen.getByRole('img', { name: 'engine.panel.faulty' })).toBeVisible();
  await userEvent.type(field('电话'), '1');
  expect(screen.queryByRole('img', { name: 'engine.panel.faulty' })).toBeNull();
});

it('leaves out a panel that is hidden', async () => {
  showControls([
    text('level', '级别'),
    {
      ...collapse(),
      controls: [
        panel('base', '基本', text('a', '名称')),
        { ...panel('more', '更多', text('b', '电话')), hidden: '=level == "1"' },
      ],
    },
  ]);
  await userEvent.type(field('级别'), '1');
  expect(screen.queryByRole('button', { name: '更多' })).toBeNull();
});

it('takes nothing but panels', () => {
  showControls([collapse({ controls: [text('a', '名称')] })]);
  expect(screen.getByRole('alert')).toHaveTextContent('controls[0].type');
});

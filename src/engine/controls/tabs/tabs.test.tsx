import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, showControls } from '../../react/testView';

const panel = (name: string, title: string, ...controls: unknown[]) => ({ type: 'panel', name, title, controls });
const text = (name: string, title: string, more: Record<string, unknown> = {}) => ({
  type: 'text',
  name,
  title,
  ...more,
});
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
const tabs = {
  type: 'tabs',
  name: 'parts',
  title: '资料',
  controls: [
    panel('base', '基本', text('a', '名称')),
    panel('more', '更多', text('b', '电话', { required: 1 })),
    panel('last', '其他', text('c', '备注')),
  ],
};
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

it('show one panel at a time, and keep what was typed in the others', async () => {
  showControls([tabs]);
  expect(screen.getByRole('tablist', { name: '资料' })).toBeVisible();
  await userEvent.type(field('名称'), '百联');
  await userEvent.click(screen.getByRole('tab', { name: '其他' }));
  expect(field('名称')).not.toBeVisible();
  expect(screen.getByRole('tabpanel', { name: '其他' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: '基本' }));
  expect(field('名称')).toHaveValue('百联');
});

it('are walked through with the arrow keys', async () => {
  showControls([tabs]);
  await userEvent.click(screen.getByRole('tab', { name: '基本' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(selected()).toBe('更多');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(selected()).toBe('其他');
  await userEvent.keyboard('{Home}');
  expect(selected()).toBe('基本');
  expect(screen.getByRole('tab', { name: '基本' })).toHaveFocus();
});

it('bring the panel with the first invalid control to front, mark it, and give the control the focus', async () => {
  showControls([tabs, save]);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(selected()).toContain('更多');
  expect(field('电话')).toHaveFocus();
  expect(screen.getByRole('img', { name: 'engine.panel.faulty' })).toBeVisible();
  await userEvent.type(field('电话'), '1');
  expect(screen.queryByRole('img', { name: 'engine.panel.faulty' })).toBeNull();
});

it('leave out a panel that is hidden', async () => {
  showControls([
    text('level', '级别'),
    {
      ...tabs,
      controls: [
        panel('base', '基本', text('a', '名称')),
        { ...panel('more', '更多', text('b', '电话')), hidden: '=level == "1"' },
      ],
    },
  ]);
  await userEvent.click(screen.getByRole('tab', { name: '更多' }));
  await userEvent.type(field('级别'), '1');
  expect(screen.queryByRole('tab', { name: '更多' })).toBeNull();
  expect(selected()).toBe('基本');
});

it('take nothing but panels', () => {
  showControls([{ ...tabs, controls: [text('a', '名称')] }]);
  expect(screen.getByRole('alert')).toHaveTextContent('controls[0].type');
});

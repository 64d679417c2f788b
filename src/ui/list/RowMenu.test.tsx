import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RowActions } from './RowActions';
import { RowMenu } from './RowMenu';
import type { RowAction } from './rowAction';

const pressed: string[] = [];
const action = (text: string, more: Partial<RowAction> = {}): RowAction => ({
  key: text,
  text,
  label: `${text} SO-1`,
  onPress: () => pressed.push(text),
  ...more,
});
const ACTIONS = [action('删除', { isDanger: true }), action('查看'), action('编辑'), action('打印')];

async function openBy(key: string) {
  render(<RowActions actions={ACTIONS} roomPx={200} moreLabel="更多操作 SO-1" />);
  const more = screen.getByRole('button', { name: '更多操作 SO-1' });
  more.focus();
  await userEvent.keyboard(key);
  await screen.findByRole('menu', { name: '更多操作 SO-1' });
  return more;
}
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

beforeEach(() => pressed.splice(0));

it.each(['{Enter}', ' ', '{ArrowDown}'])(
  'the menu of a row opens by the key %s, and its arrow keys go round',
  async (key) => {
    await openBy(key);
    expect(screen.getByRole('menuitem', { name: '打印 SO-1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: '删除 SO-1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: '打印 SO-1' })).toHaveFocus();
  },
);

it('what does not fit into the row is in the menu, what destroys comes last', async () => {
  await openBy('{Enter}');
  expect(screen.getAllByRole('button').map(({ ariaLabel, title }) => ariaLabel ?? title)).toHaveLength(3);
  expect(items()).toEqual(['打印', '删除']);
  expect(screen.getByRole('menuitem', { name: '删除 SO-1' })).toHaveAttribute('data-danger');
});

it('Escape closes the menu, and the focus returns to its button', async () => {
  const more = await openBy('{Enter}');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(more).toHaveFocus();
});

it('an action runs after the menu has closed', async () => {
  const more = await openBy('{Enter}');
  await userEvent.keyboard('{Enter}');
  expect(pressed).toEqual(['打印']);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(more).toHaveFocus();
});

it('a setting says whether it is on, and has its place among the arrow keys', async () => {
  const settings = [action('打印'), action('自动打开', { isChecked: true }), action('自动刷新', { isChecked: false })];
  render(<RowMenu label="更多操作 SO-1" actions={settings} />);
  screen.getByRole('button', { name: '更多操作 SO-1' }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  const [on, off] = screen.getAllByRole('menuitemcheckbox') as [HTMLElement, HTMLElement];
  expect([on, off].map(({ ariaChecked }) => ariaChecked)).toEqual(['true', 'false']);
  expect([on, off].map((item) => item.querySelectorAll('svg').length)).toEqual([1, 0]);
  await userEvent.keyboard('{ArrowDown}');
  expect(on).toHaveFocus();
});

it('a press beside the menu closes it', async () => {
  await openBy('{Enter}');
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});

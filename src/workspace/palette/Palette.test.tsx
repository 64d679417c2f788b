import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { MenuItem } from '@/services';
import { createTestServices } from '@/services/testing/createTestServices';
import type { Navigation } from '../navigation/createNavigation';
import type { Notices } from '../notices/createNotices';
import { MenuContext, NavigationContext, NoticesContext } from '../runtime/contexts';
import { ServicesProvider } from '@/app-context/services';
import { startTestStore } from '../testing/testStore';
import { PaletteButton } from './PaletteButton';
import { PaletteLayer } from './PaletteLayer';

const leaf = (id: string, title: string): MenuItem => ({ id, title, pageCode: id, children: [] });
const MENU: readonly MenuItem[] = [
  leaf('workbench', '工作台'),
  { id: 'orders', title: '订单管理', children: [leaf('order-list', '订单列表'), leaf('order-lines', '订单明细')] },
  leaf('customers', '客户列表'),
];

async function show() {
  const services = createTestServices();
  await services.i18n.loadNamespaces('workspace');
  const { store, reduxStore } = startTestStore(MENU);
  const navigate = jest.fn();
  render(
    <ServicesProvider services={services}>
      <Provider store={reduxStore}>
        <NavigationContext value={{ navigate } as unknown as Navigation}>
          <NoticesContext value={{ report: jest.fn() } as unknown as Notices}>
            <MenuContext value={MENU}>
              <PaletteButton />
              <main id="content" tabIndex={-1} />
              <PaletteLayer contentId="content" />
            </MenuContext>
          </NoticesContext>
        </NavigationContext>
      </Provider>
    </ServicesProvider>,
  );
  return { user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), navigate, store };
}

async function open() {
  const shown = await show();
  const button = screen.getByRole('button', { name: '搜索页面' });
  button.focus();
  await shown.user.keyboard('{Control>}k{/Control}');
  const input = await screen.findByRole('combobox', { name: '搜索页面' });
  return { ...shown, button, input };
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const selected = () => screen.getByRole('option', { selected: true }).textContent;

it('accepts keys typed before it is loaded', async () => {
  await show();
  fireEvent.keyDown(window, { key: 'k', code: 'KeyK', ctrlKey: true });
  const early = screen.getByRole('textbox', { name: '搜索页面' });
  expect(early).toHaveFocus();
  fireEvent.change(early, { target: { value: '明细' } });
  expect(await screen.findByRole('combobox', { name: '搜索页面' })).toHaveValue('明细');
  expect(options()).toHaveLength(1);
});

it('opens by its key as a dialog with the menu under a heading and the focus in the input', async () => {
  const { input } = await open();
  expect(screen.getByRole('dialog', { name: '搜索页面' })).toHaveAttribute('aria-modal', 'true');
  expect(input).toHaveFocus();
  const group = screen.getByRole('group', { name: '菜单' });
  expect(
    within(group)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['工作台 ', '订单列表 订单管理', '订单明细 订单管理', '客户列表 ']);
});

it('closes with the same key and with Escape and restores the focus', async () => {
  const { user, button } = await open();
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();

  await user.click(button);
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

it('pinyin finds a page, marks its letters, and Enter opens it', async () => {
  const { user, navigate } = await open();
  await user.keyboard('ddlb');
  await waitFor(() => expect(options()).toEqual(['订单列表 订单管理']));
  expect(screen.getByRole('group', { name: '搜索结果' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('找到 1 个页面');
  expect(document.querySelector('mark')).toHaveTextContent('订单列表');
  await user.keyboard('{Enter}');
  expect(navigate.mock.calls).toEqual([['/page?pagecode=order-list', '订单列表']]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('moves the selection with the keys, and the input refers to it', async () => {
  const { user, input } = await open();
  await user.keyboard('{ArrowDown}');
  expect(selected()).toContain('订单列表');
  expect(input.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  await user.keyboard('{End}{ArrowDown}');
  expect(selected()).toContain('工作台');
  await user.keyboard('{ArrowUp}');
  expect(selected()).toContain('客户列表');
  await user.keyboard('{Home}');
  expect(selected()).toContain('工作台');
});

it('typing selects the first result again', async () => {
  const { user } = await open();
  await user.keyboard('{End}订');
  expect(selected()).toContain('订单列表');
});

it('ignores Enter of an input method', async () => {
  const { input, navigate } = await open();
  const pressEnter = (change: object) => fireEvent.keyDown(input, { key: 'Enter', ...change });
  pressEnter({ isComposing: true });
  pressEnter({ keyCode: 229 });
  expect(navigate).not.toHaveBeenCalled();
  pressEnter({});
  expect(navigate).toHaveBeenCalledTimes(1);
});

it('a favourite is added by key or star, stays selected, and becomes the first entry', async () => {
  const { user, store } = await open();
  await user.keyboard('{End}{Control>}d{/Control}');
  expect(within(screen.getByRole('group', { name: '收藏' })).getByRole('option')).toHaveTextContent('客户列表');
  expect(selected()).toContain('客户列表');
  expect(screen.getByRole('status')).toHaveTextContent('已收藏 客户列表');

  await user.click(screen.getByRole('button', { name: '收藏 订单明细', pressed: false }));
  expect(store.getState().palette.favourites).toEqual(['/page?pagecode=customers', '/page?pagecode=order-lines']);
  await user.click(screen.getByRole('button', { name: '取消收藏 客户列表', pressed: true }));
  expect(store.getState().palette.favourites).toEqual(['/page?pagecode=order-lines']);
});

it('Tab moves the focus between the input and the star of the selected row, and arrows return it to the input', async () => {
  const { user, input, navigate } = await open();
  await user.keyboard('{ArrowDown}{Tab}');
  expect(screen.getByRole('button', { name: '收藏 订单列表' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(navigate).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: '取消收藏 订单列表' })).toHaveFocus();
  await user.keyboard('{Tab}');
  expect(input).toHaveFocus();
  await user.keyboard('{Shift>}{Tab}{/Shift} ');
  expect(screen.getByRole('button', { name: '收藏 订单列表' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(input).toHaveFocus();
});

it('the mouse chooses and opens; a click beside the palette closes it', async () => {
  const { user, navigate, button } = await open();
  await user.hover(screen.getByRole('option', { name: '订单明细 订单管理' }));
  expect(selected()).toContain('订单明细');
  await user.click(screen.getByRole('option', { name: '客户列表' }));
  expect(navigate.mock.calls).toEqual([['/page?pagecode=customers', '客户列表']]);

  await user.click(button);
  const dialog = await screen.findByRole('dialog');
  await user.click(screen.getByText('菜单'));
  expect(screen.getByRole('combobox')).toHaveFocus();
  await user.click(dialog.parentElement as HTMLElement);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows advice when nothing is found', async () => {
  const { user, input } = await open();
  await user.keyboard('不存在');
  expect(screen.getByText('没有找到“不存在”')).toBeInTheDocument();
  expect(screen.getByText(/换个词试试/)).toBeInTheDocument();
  expect(input).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('closes under a dialog and does not open while one is on top', async () => {
  const { user, store } = await open();
  await act(() => store.dispatch({ type: 'layers/open', payload: { pageCode: 'order', target: { kind: 'home' } } }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { Menu } from 'antd';
import { Provider } from 'react-redux';
import type { MenuItem } from '@/services';
import type { Navigation } from '../navigation/createNavigation';
import { MenuContext, NavigationContext } from '../runtime/contexts';
import { startTestStore, testTab } from '../testing/testStore';
import { MenuTitle } from './MenuTitle';
import { useSideMenu } from './useSideMenu';

const leaf = (id: string): MenuItem => ({ id, title: id, pageCode: id, children: [] });
const MENU: readonly MenuItem[] = [
  { ...leaf('overview'), children: [leaf('orders')] },
  { id: 'group', title: 'group', children: [leaf('visits')] },
];

/** The handlers on antd's own menu, as the layout draws it. */
function SideMenu({ isCollapsed, onRender }: { isCollapsed: boolean; onRender(): void }) {
  onRender();
  const { menuProps, groupHandlers } = useSideMenu(isCollapsed, () => undefined);
  const items = MENU.map(({ id, pageCode, children }) => ({
    key: id,
    label: <MenuTitle text={id} isAbbreviated={false} groupPage={pageCode && id} onRest={() => undefined} />,
    children: children.map((child) => ({ key: child.id, label: child.title })),
  }));
  return (
    <nav {...groupHandlers}>
      <Menu mode={isCollapsed ? 'vertical' : 'inline'} items={items} {...menuProps} />
    </nav>
  );
}

async function setUp(isCollapsed = false) {
  const navigate = jest.fn();
  const navigation = { navigate } as unknown as Navigation;
  const { store, reduxStore } = startTestStore();
  const onRender = jest.fn();
  // The menu renders again once it knows its own items.
  await act(async () =>
    render(
      <Provider store={reduxStore}>
        <NavigationContext value={navigation}>
          <MenuContext value={MENU}>
            <SideMenu isCollapsed={isCollapsed} onRender={onRender} />
          </MenuContext>
        </NavigationContext>
      </Provider>,
    ),
  );
  const title = (name: string) => screen.getByRole('menuitem', { name });
  title('overview').getBoundingClientRect = () => ({ right: 200 }) as DOMRect;
  return {
    navigate,
    title,
    run: store.run,
    onRender,
    isOpen: (name: string) => title(name).getAttribute('aria-expanded') === 'true',
  };
}

it('the title of a group that is a page opens the page, its arrow unfolds the group', async () => {
  const { navigate, title, isOpen } = await setUp();
  fireEvent.click(title('overview'), { clientX: 60 });
  expect(navigate.mock.calls).toEqual([['/page?pagecode=overview', 'overview']]);
  expect(isOpen('overview')).toBe(false);
  fireEvent.click(title('overview'), { clientX: 190 });
  expect([isOpen('overview'), navigate.mock.calls.length]).toEqual([true, 1]);
});

it('by the keyboard, Enter opens the page of a group, and the arrow keys unfold and fold it', async () => {
  const { navigate, title, isOpen } = await setUp();
  fireEvent.keyDown(title('overview'), { key: 'Enter' });
  expect(navigate.mock.calls).toEqual([['/page?pagecode=overview', 'overview']]);
  expect(isOpen('overview')).toBe(false);
  fireEvent.keyDown(title('overview'), { key: 'ArrowRight' });
  expect(isOpen('overview')).toBe(true);
  fireEvent.keyDown(title('overview'), { key: 'ArrowLeft' });
  expect(isOpen('overview')).toBe(false);
});

it('folded, the whole title of such a group opens its page', async () => {
  const { navigate, title } = await setUp(true);
  fireEvent.click(title('overview'), { clientX: 190 });
  expect(navigate.mock.calls).toEqual([['/page?pagecode=overview', 'overview']]);
});

it('a group without a page only unfolds', async () => {
  const { navigate, title, isOpen } = await setUp();
  fireEvent.click(title('group'), { clientX: 60 });
  expect([isOpen('group'), navigate.mock.calls]).toEqual([true, []]);
});

it('the layout is not rendered again when a page notes its state or takes another title', async () => {
  const { run, title, onRender } = await setUp();
  const change = (action: Parameters<typeof run>[0]) => act(() => void run(action));
  change({ type: 'tabs/open', payload: { tab: testTab('visits'), viewId: 'view' } });
  expect(title('visits')).toHaveClass('ant-menu-item-selected');
  onRender.mockClear();
  change({ type: 'tabs/keepState', payload: { viewId: 'view', state: { page: 2 } } });
  change({ type: 'tabs/setTitle', payload: { viewId: 'view', title: '拜访' } });
  expect(onRender).not.toHaveBeenCalled();
});

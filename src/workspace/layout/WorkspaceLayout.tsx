import { ProLayout } from '@ant-design/pro-layout';
import { cloneElement, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { useNarrow } from '@/ui/useMediaQuery';
import { useObservable } from '@/ui/useObservable';
import { menuEntries } from '../menu/menuEntries';
import type { MenuEntry } from '../menu/menuEntries';
import { MenuTitle } from '../menu/MenuTitle';
import { useSideMenu } from '../menu/useSideMenu';
import { useMenu, useSubApps, useTheme } from '../runtime/contexts';
import { useDispatch, useWorkspaceState } from '../store/workspaceStore';
import { useTranslate } from '@/app-context/services';
import { Footer } from './Footer';
import { Header } from './header/Header';
import { frameProps } from './frameProps';

/** Renders ProLayout's menu as its drawer on a small screen, because ProLayout's own breakpoint is another width. */
function asDrawer(menu: ReactNode, isClosed: boolean, onClose: () => void): ReactNode {
  if (!isValidElement<Record<string, unknown>>(menu)) return menu;
  return cloneElement(menu, { isMobile: true, collapsed: isClosed, onCollapse: onClose });
}

/** ProLayout gives its drawer no accessible name, so the menu inside sets one. */
const nameDrawer = (name: string) => (menu: HTMLElement | null) =>
  menu?.closest('[role=dialog]')?.setAttribute('aria-label', name);

/** Header, menu, main area and footer around the pages (shell spec §2). */
export function WorkspaceLayout({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const menu = useMenu();
  const theme = useTheme();
  const { prefetch } = useSubApps();
  const dispatch = useDispatch();
  const isCompact = useNarrow();
  const { isMenuCollapsed, isDrawerOpen } = useWorkspaceState(({ layout }) => layout);
  const isCollapsed = isMenuCollapsed && !isCompact;
  const closeDrawer = () => dispatch({ type: 'layout/closeDrawer' });
  const { menuProps, groupHandlers } = useSideMenu(isCollapsed, closeDrawer);

  return (
    <ProLayout
      {...frameProps(useObservable(theme).name, isCollapsed)}
      menuProps={{ ...menuProps, 'aria-label': t('workspace.menu') }}
      menuDataRender={() => menuEntries(menu, t)}
      menuTextRender={(item, text) => (
        <MenuTitle
          text={String(text)}
          isAbbreviated={isCollapsed && item.isTop === true}
          badges={(item as Partial<MenuEntry>).badges}
          groupPage={item.isGroupPage === true ? String(item.key) : undefined}
          onRest={() => prefetch(String(item.key))}
        />
      )}
      menuContentRender={(_props, content) => (
        <nav
          id="workspace-menu"
          ref={nameDrawer(t('workspace.menu'))}
          aria-label={t('workspace.menu')}
          {...groupHandlers}
        >
          {content}
        </nav>
      )}
      menuRender={(_props, content) => (isCompact ? asDrawer(content, !isDrawerOpen, closeDrawer) : content)}
      headerRender={() => <Header isCompact={isCompact} isMenuFolded={isCompact ? !isDrawerOpen : isMenuCollapsed} />}
      footerRender={() => <Footer />}
    >
      {children}
    </ProLayout>
  );
}

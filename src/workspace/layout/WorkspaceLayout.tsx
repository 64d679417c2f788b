import { ProLayout } from '@ant-design/pro-layout';
import { cloneElement, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { sizes } from '@/common/theme/tokens';
import { useNarrow } from '@/ui/useMediaQuery';
import { useObservable } from '@/ui/useObservable';
import { menuEntries } from '../menu/menuEntries';
import { MenuTitle } from '../menu/MenuTitle';
import { useSideMenu } from '../menu/useSideMenu';
import { useWorkspace } from '../runtime/WorkspaceContext';
import { useTranslate } from '@/app-context/services';
import { Footer } from './Footer';
import { Header } from './header/Header';
import { layoutTokens } from './layoutTokens';
import { useMenuFold } from './useMenuFold';
import styles from './WorkspaceLayout.module.css';

/** On a small screen the layout's own drawer holds the menu; its breakpoint lies elsewhere than ours. */
function asDrawer(menu: ReactNode, isClosed: boolean, onClose: () => void): ReactNode {
  if (!isValidElement<Record<string, unknown>>(menu)) return menu;
  return cloneElement(menu, { isMobile: true, collapsed: isClosed, onCollapse: onClose });
}

/** The layout's drawer takes no name: the menu inside gives it one. */
const nameDrawer = (name: string) => (menu: HTMLElement | null) =>
  menu?.closest('[role=dialog]')?.setAttribute('aria-label', name);

/** The frame around the pages: header, menu, main area and footer (shell spec §2). */
export function WorkspaceLayout({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { menu, theme, approach } = useWorkspace();
  const isCompact = useNarrow();
  const { isFolded, close } = useMenuFold(isCompact);
  const isCollapsed = isFolded && !isCompact;
  const { menuProps, groupHandlers } = useSideMenu(isCollapsed, close);

  return (
    <ProLayout
      className={styles.layout ?? ''}
      layout="mix"
      navTheme="light"
      token={layoutTokens(useObservable(theme).name, isCollapsed)}
      fixSiderbar
      fixedHeader
      disableMobile
      breakpoint={false}
      siderWidth={sizes.menu}
      collapsed={isCollapsed}
      collapsedButtonRender={false}
      location={{ pathname: '/' }}
      pageTitleRender={false}
      menu={{ collapsedShowTitle: true, locale: false }}
      menuProps={{ ...menuProps, 'aria-label': t('workspace.menu') }}
      menuDataRender={() => menuEntries(menu, t)}
      menuTextRender={(item, text) => (
        <MenuTitle
          text={String(text)}
          isAbbreviated={isCollapsed && item.isTop === true}
          groupPage={item.isGroupPage === true ? String(item.key) : undefined}
          onApproach={() => approach(String(item.key))}
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
      menuRender={(_props, content) => (isCompact ? asDrawer(content, isFolded, close) : content)}
      headerRender={() => <Header isCompact={isCompact} />}
      footerRender={() => <Footer />}
      contentStyle={{ padding: 0 }}
    >
      {children}
    </ProLayout>
  );
}

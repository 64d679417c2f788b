import { useState } from 'react';
import { shallowEqual } from 'react-redux';
import type { KeyboardEvent, MouseEvent } from 'react';
import { MENU } from '@/common/constants/workspace';
import { menuPath } from '@/routes/destination';
import { useMenu, useNavigation } from '../runtime/contexts';
import { useWorkspaceState } from '../store/workspaceStore';
import { activeTab } from '../tabs/tabReducers';
import { activePath } from './activeItem';
import { flattenMenu } from './menuTree';
import { pageOfTitle } from './pageOfTitle';
import popover from './popover.module.css';

/** Props of ProLayout's menu: it selects the active page and opens pages. */
export function useSideMenu(isCollapsed: boolean, onOpened: () => void) {
  const menu = useMenu();
  const { navigate } = useNavigation();
  // Titles and the state of pages change often, and the whole layout would be rendered with them.
  const path = useWorkspaceState(({ tabs }) => activePath(menu, activeTab(tabs)), shallowEqual);
  const group = path.length > 1 ? path[0] : undefined;
  const [shownGroup, setShownGroup] = useState<string>();
  const [openKeys, setOpenKeys] = useState<string[]>([]);

  // The group of the active page opens once; the person can fold it again.
  if (group !== shownGroup) {
    setShownGroup(group);
    if (group && !openKeys.includes(group)) setOpenKeys([...openKeys, group]);
  }

  function open(id: string) {
    const item = flattenMenu(menu).find((entry) => entry.id === id);
    const target = item && menuPath(item);
    if (!item || !target) return;
    navigate(target, item.title);
    onOpened();
  }

  const menuProps = {
    selectedKeys: path.slice(-1),
    // In the collapsed menu antd controls the groups as popovers.
    ...(isCollapsed ? {} : { openKeys, onOpenChange: setOpenKeys }),
    subMenuOpenDelay: MENU.hoverDelayMs / 1000,
    subMenuCloseDelay: MENU.hoverDelayMs / 1000,
    rootClassName: popover.popover,
    onClick: ({ key }: { key: string }) => open(key),
  };

  /** Handlers of the element around the menu: for a group with a page, the title opens the page and the arrow folds. */
  const groupHandlers = {
    onClickCapture(event: MouseEvent) {
      const id = pageOfTitle(event.target, isCollapsed ? undefined : event.clientX);
      if (id === undefined) return;
      event.stopPropagation();
      open(id);
    },
    onKeyDownCapture(event: KeyboardEvent) {
      const id = pageOfTitle(event.target);
      if (id === undefined) return;
      const isFolding = event.key === 'ArrowLeft';
      if (event.key === 'Enter') open(id);
      else if (!isCollapsed && (isFolding || event.key === 'ArrowRight')) {
        setOpenKeys([...openKeys.filter((key) => key !== id), ...(isFolding ? [] : [id])]);
      } else return;
      event.stopPropagation();
      event.preventDefault();
    },
  };
  return { menuProps, groupHandlers };
}

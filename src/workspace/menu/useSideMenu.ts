import { useState } from 'react';
import { MENU } from '@/common/constants/workspace';
import { menuPath } from '@/routes/destination';
import { useWorkspace } from '../runtime/WorkspaceContext';
import { useWorkspaceState } from '../store/useWorkspaceState';
import { activeTab } from '../tabs/tabMachine';
import { activePath } from './activeItem';
import { flattenMenu } from './menuTree';
import popover from './popover.module.css';

/** What the layout's menu needs to follow the route and to open pages. */
export function useSideMenu(isCollapsed: boolean, onOpened: () => void) {
  const { menu, navigation } = useWorkspace();
  const code = useWorkspaceState((state) => activeTab(state.tabs)?.code);
  const path = activePath(menu, code);
  const group = path.length > 1 ? path[0] : undefined;
  const [shownGroup, setShownGroup] = useState<string>();
  const [openKeys, setOpenKeys] = useState<string[]>([]);

  // The group of the page in front opens once; after that a person may fold it again.
  if (group !== shownGroup) {
    setShownGroup(group);
    if (group && !openKeys.includes(group)) setOpenKeys([...openKeys, group]);
  }

  return {
    selectedKeys: path.slice(-1),
    // Collapsed, the groups are popovers that open by themselves.
    ...(isCollapsed ? {} : { openKeys, onOpenChange: setOpenKeys }),
    subMenuOpenDelay: MENU.hoverDelayMs / 1000,
    subMenuCloseDelay: MENU.hoverDelayMs / 1000,
    rootClassName: popover.popover,
    onClick({ key }: { key: string }) {
      const item = flattenMenu(menu).find(({ id }) => id === key);
      const target = item && menuPath(item);
      if (!item || !target) return;
      navigation.go(target, item.title);
      onOpened();
    },
  };
}

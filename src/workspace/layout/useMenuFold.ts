import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import { useWorkspace } from '../runtime/WorkspaceContext';
import type { LayoutAction } from './layoutModel';
import { useWorkspaceState } from '../store/useWorkspaceState';

/** Whether the menu is folded (wide screens: icons only; small ones: out of sight), and how to change that. */
export function useMenuFold(isCompact: boolean): { isFolded: boolean; toggle(): void; close(): void } {
  const { isMenuCollapsed, isDrawerOpen } = useWorkspaceState((state) => state.layout);
  const { records, store } = useWorkspace();
  const change = (next: LayoutAction['change']) => {
    store.dispatch({ type: 'layout/change', change: next });
  };
  return {
    isFolded: isCompact ? !isDrawerOpen : isMenuCollapsed,
    toggle() {
      if (isCompact) return change({ isDrawerOpen: !isDrawerOpen });
      records.write(STORAGE_KEYS.menuFolded, !isMenuCollapsed);
      return change({ isMenuCollapsed: !isMenuCollapsed });
    },
    close: () => change({ isDrawerOpen: false }),
  };
}

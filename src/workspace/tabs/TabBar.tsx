import { ReloadOutlined } from '@ant-design/icons';
import { useCallback } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslate } from '@/app-context/services';
import { IconButton } from '@/ui/IconButton';
import { useNavigation, useNotices } from '../runtime/contexts';
import { useDispatch, useWorkspaceState } from '../store/workspaceStore';
import styles from './TabBar.module.css';
import { tabElementId } from './tabIds';
import { TabItem } from './TabItem';
import { tabKeyAction } from './tabKeys';
import { useTabDrag } from './useTabDrag';

/** The open pages: home first, then up to seven more, and the refresh button (shell spec §2). */
export function TabBar() {
  const t = useTranslate();
  const navigation = useNavigation();
  const { announce, report } = useNotices();
  const dispatch = useDispatch();
  const tabs = useWorkspaceState((state) => state.tabs.tabs);
  const activeKey = useWorkspaceState((state) => state.tabs.activeKey);
  const hasClosed = useWorkspaceState((state) => state.tabs.closed.length > 0);

  const move = (key: string, toIndex: number) => dispatch({ type: 'tabs/move', payload: { key, toIndex } });
  const drag = useTabDrag(move);
  const handleKey = useCallback(
    (event: KeyboardEvent, index: number) => {
      const tab = tabs[index];
      const action = tabKeyAction(event, index, tabs.length);
      if (!tab || !action) return;
      event.preventDefault();
      if (action.type === 'close') {
        navigation.close(tab.key).catch(report);
        return;
      }
      const target = action.type === 'go' ? tabs[action.index] : tab;
      if (!target) return;
      if (action.type === 'go') navigation.activate(target.key);
      else {
        const place = Math.max(1, Math.min(action.toIndex, tabs.length - 1));
        dispatch({ type: 'tabs/move', payload: { key: tab.key, toIndex: place } });
        announce(t('workspace.tab.moved', { name: t(tab.title), place: (index === 0 ? 0 : place) + 1 }));
      }
      // React moves the element of the tab, which makes it lose the focus.
      requestAnimationFrame(() => document.getElementById(tabElementId(target.key))?.focus());
    },
    [tabs, navigation, report, dispatch, announce, t],
  );

  return (
    <div className={styles.bar}>
      {/* Owns the tabs without containing their close buttons, which are not tabs. */}
      <div
        role="tablist"
        aria-label={t('workspace.tabs')}
        aria-owns={tabs.map((tab) => tabElementId(tab.key)).join(' ')}
      />
      <div className={styles.tabs} {...drag}>
        {tabs.map((tab, index) => (
          <TabItem
            key={tab.key}
            tab={tab}
            index={index}
            isActive={tab.key === activeKey}
            canReopen={hasClosed}
            onKeyDown={handleKey}
          />
        ))}
      </div>
      <IconButton
        className={styles.refresh}
        label={t('workspace.tab.refresh')}
        onClick={() => dispatch({ type: 'tabs/refresh' })}
      >
        <ReloadOutlined />
      </IconButton>
    </div>
  );
}

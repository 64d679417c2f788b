import { ReloadOutlined } from '@ant-design/icons';
import type { KeyboardEvent } from 'react';
import { useWorkspace } from '../runtime/WorkspaceContext';
import { useTranslate } from '@/app-context/services';
import { useWorkspaceState } from '../store/useWorkspaceState';
import styles from './TabBar.module.css';
import { tabElementId } from './tabIds';
import { TabItem } from './TabItem';
import type { Tab } from './tabReducer';
import { tabKeyAction } from './tabKeys';
import { useTabDrag } from './useTabDrag';

/** The open pages: home first, then up to seven more, and the refresh button (shell spec §2). */
export function TabBar() {
  const t = useTranslate();
  const { navigation, tabs, notices } = useWorkspace();
  const state = useWorkspaceState((all) => all.tabs);
  const run = (work: Promise<unknown>) => {
    work.catch(notices.report);
  };
  const handleRefresh = async () => {
    if (await tabs.refresh()) notices.success(t('workspace.tab.refreshed'));
  };
  const drag = useTabDrag(tabs.move);
  const moveByKey = (tab: Tab, toIndex: number) => {
    tabs.move(tab.key, toIndex);
    notices.announce(t('workspace.tab.moved', { name: t(tab.title), place: tabs.indexOf(tab.key) + 1 }));
  };
  const handleKey = (event: KeyboardEvent, tab: Tab, index: number) => {
    const action = tabKeyAction(event, index, state.tabs.length);
    if (!action) return;
    event.preventDefault();
    const target = action.type === 'go' ? state.tabs[action.index] : tab;
    if (action.type === 'close') run(navigation.close(tab.key));
    else if (action.type === 'move') moveByKey(tab, action.toIndex);
    else if (target) navigation.activate(target.key);
    // A tab that moves is taken out of the page and put back: it would lose the focus.
    if (target && action.type !== 'close')
      requestAnimationFrame(() => document.getElementById(tabElementId(target.key))?.focus());
  };

  return (
    <div className={styles.bar}>
      {/* Owns the tabs without containing their close buttons, which are not tabs. */}
      <div
        role="tablist"
        aria-label={t('workspace.tabs')}
        aria-owns={state.tabs.map((tab) => tabElementId(tab.key)).join(' ')}
      />
      <div className={styles.tabs} {...drag}>
        {state.tabs.map((tab, index) => (
          <TabItem
            key={tab.key}
            tab={tab}
            isHome={index === 0}
            isActive={tab.key === state.activeKey}
            onActivate={() => navigation.activate(tab.key)}
            onClose={() => run(navigation.close(tab.key))}
            onCloseOthers={() => run(navigation.closeOthers(tab.key))}
            onReopen={state.closed.length > 0 ? navigation.reopen : undefined}
            onKeyDown={(event) => handleKey(event, tab, index)}
          />
        ))}
      </div>
      <button
        type="button"
        className={styles.refresh}
        aria-label={t('workspace.tab.refresh')}
        title={t('workspace.tab.refresh')}
        onClick={() => run(handleRefresh())}
      >
        <ReloadOutlined />
      </button>
    </div>
  );
}

import { ReloadOutlined } from '@ant-design/icons';
import type { KeyboardEvent } from 'react';
import { useWorkspace } from '../runtime/WorkspaceContext';
import { useTranslate } from '../services-context/useTranslate';
import { useWorkspaceState } from '../store/useWorkspaceState';
import styles from './TabBar.module.css';
import { tabElementId } from './tabIds';
import { TabItem } from './TabItem';
import { tabKeyAction } from './tabKeys';

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
  const handleKey = (event: KeyboardEvent, index: number) => {
    const action = tabKeyAction(event.key, index, state.tabs.length);
    if (action === null) return;
    event.preventDefault();
    const target = state.tabs[action === 'close' ? index : action];
    if (!target) return;
    if (action === 'close') run(navigation.close(target.key));
    else {
      navigation.activate(target.key);
      document.getElementById(tabElementId(target.key))?.focus();
    }
  };

  return (
    <div className={styles.bar}>
      {/* Owns the tabs without containing their close buttons, which are not tabs. */}
      <div role="tablist" aria-label={t('workspace.tabs')} aria-owns={state.tabs.map((tab) => tabElementId(tab.key)).join(' ')} />
      <div className={styles.tabs}>
        {state.tabs.map((tab, index) => (
          <TabItem
            key={tab.key}
            tab={tab}
            isHome={index === 0}
            isActive={tab.key === state.activeKey}
            onActivate={() => navigation.activate(tab.key)}
            onClose={() => run(navigation.close(tab.key))}
            onCloseOthers={() => run(navigation.closeOthers(tab.key))}
            onKeyDown={(event) => handleKey(event, index)}
          />
        ))}
      </div>
      <button type="button" className={styles.refresh} aria-label={t('workspace.tab.refresh')} title={t('workspace.tab.refresh')} onClick={() => run(handleRefresh())}>
        <ReloadOutlined />
      </button>
    </div>
  );
}

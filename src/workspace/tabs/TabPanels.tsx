import { memo, useCallback, useEffect, useRef } from 'react';
import { useTranslate } from '@/app-context/services';
import { ViewContent } from '../content/ViewContent';
import { PushedPages } from '../layers/PushedPages';
import { findByPageCode } from '../menu/activeItem';
import { useMenu } from '../runtime/contexts';
import { useDispatch, useWorkspaceState } from '../store/workspaceStore';
import { isFocusLost } from './isFocusLost';
import { panelElementId, tabElementId } from './tabIds';
import { allTabs } from './tabReducers';
import type { Tab } from './tabReducers';
import styles from './TabPanels.module.css';

/** The views of all tabs that have been shown, and of the standalone page. Hidden ones stay mounted. */
export function TabPanels() {
  const state = useWorkspaceState((all) => all.tabs);
  const hasTabBar = useWorkspaceState(({ layout }) => layout.isTabMode && layout.chrome !== 'none');
  return allTabs(state).map(
    (tab) =>
      tab.viewId !== null && (
        <TabPanel
          key={tab.viewId}
          tab={tab}
          viewId={tab.viewId}
          isActive={tab.key === state.activeKey}
          isStandalone={tab === state.standalone}
          hasTab={hasTabBar && tab !== state.standalone}
        />
      ),
  );
}

/** Whether the focus is on a tab of the tab bar. */
const isOnTab = () => document.activeElement?.matches('[data-tab] > [role=tab]') === true;

interface TabPanelProps {
  tab: Tab;
  viewId: string;
  isActive: boolean;
  isStandalone: boolean;
  /** A tab in the tab bar names it. */
  hasTab: boolean;
}

/** One view. Memoised, so that a change of the active tab renders only two of them. */
const TabPanel = memo(function TabPanel({ tab, viewId, isActive, isStandalone, hasTab }: TabPanelProps) {
  const t = useTranslate();
  const menu = useMenu();
  const dispatch = useDispatch();
  // A page of the menu keeps the title of its menu item.
  const isOfMenu = findByPageCode(menu, tab.code) !== undefined;
  const handleTitle = useCallback(
    (title: string) => {
      if (!isOfMenu) dispatch({ type: 'tabs/setTitle', payload: { viewId, title } });
    },
    [isOfMenu, dispatch, viewId],
  );
  const handleFailed = useCallback(
    (isFailed: boolean) => void dispatch({ type: 'tabs/setFailed', payload: { viewId, isFailed } }),
    [dispatch, viewId],
  );
  const handleLoaded = useCallback(
    (hasFailed: boolean) => void dispatch({ type: 'tabs/noteLoaded', payload: { viewId, hasFailed } }),
    [dispatch, viewId],
  );
  const panel = useRef<HTMLElement>(null);
  // What has opened it may be gone, or be a tab. A tab's page leaves the focus to the tab bar.
  useEffect(() => {
    if (!isStandalone) return;
    requestAnimationFrame(() => (isFocusLost() || isOnTab()) && panel.current?.focus());
  }, [isStandalone]);
  const label = hasTab
    ? { 'aria-labelledby': tabElementId(tab.key) }
    : { 'aria-label': t(tab.title) || t('workspace.tab.page') };
  return (
    <section
      ref={panel}
      id={panelElementId(tab.key)}
      role={hasTab ? 'tabpanel' : 'region'}
      {...label}
      className={styles.panel}
      data-view={viewId}
      tabIndex={isStandalone ? -1 : undefined}
      hidden={!isActive}
      inert={!isActive}
    >
      <PushedPages viewId={viewId}>
        <ViewContent
          viewId={viewId}
          target={tab.target}
          chrome="page"
          onTitle={handleTitle}
          onFailed={handleFailed}
          onLoaded={handleLoaded}
        />
      </PushedPages>
    </section>
  );
});

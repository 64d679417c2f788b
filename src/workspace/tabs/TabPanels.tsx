import { TabContent } from '../content/TabContent';
import { PushedPages } from '../layers/PushedPages';
import { useTranslate } from '@/app-context/services';
import { useWorkspaceState } from '../store/useWorkspaceState';
import { panelElementId, tabElementId } from './tabIds';
import { allTabs } from './tabReducer';
import styles from './TabPanels.module.css';

/** The views of all tabs that were ever shown. Hidden ones stay alive, out of reach for keyboard and screen reader. */
export function TabPanels() {
  const t = useTranslate();
  const state = useWorkspaceState((all) => all.tabs);
  return allTabs(state).map((tab) => {
    if (tab.viewId === null) return null;
    const isActive = tab.key === state.activeKey;
    const label =
      tab === state.standalone
        ? { 'aria-label': t(tab.title) || t('workspace.tab.page') }
        : { 'aria-labelledby': tabElementId(tab.key) };
    return (
      <section
        key={tab.viewId}
        id={panelElementId(tab.key)}
        role={tab === state.standalone ? 'region' : 'tabpanel'}
        {...label}
        className={styles.panel}
        data-view={tab.viewId}
        hidden={!isActive}
        inert={!isActive}
      >
        <PushedPages viewId={tab.viewId}>
          <TabContent code={tab.code} target={tab.target} viewId={tab.viewId} />
        </PushedPages>
      </section>
    );
  });
}

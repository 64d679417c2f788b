import { ReloadOutlined } from '@ant-design/icons';
import { useCallback, useEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslate } from '@/app-context/services';
import { IconButton } from '@/ui/IconButton';
import { lazyPart } from '@/ui/lazyComponent';
import { useNavigation, useNotices } from '../runtime/contexts';
import { useDispatch, useWorkspaceState } from '../store/workspaceStore';
import styles from './TabBar.module.css';
import { isFocusLost } from './isFocusLost';
import { tabElementId } from './tabIds';
import { TabItem } from './TabItem';
import { tabKeyAction } from './tabKeys';
import type { Tab } from './tabReducers';
import { useOverflow } from './useOverflow';
import { useTabDrag } from './useTabDrag';

/** The tabs of this bar; a page may have tabs of its own. */
const TAB = '[data-tab] > [role=tab]';

/** Few people have more tabs than fit. With the dialogs, which are fetched ahead. */
const TabListMenu = lazyPart(
  async () => (await import(/* webpackChunkName: "dialogs" */ './TabListMenu')).TabListMenu,
  null,
);

/**
 * The open pages: home first, then up to seven more, the menu of those that do not fit, and the refresh button (shell spec
 * §2).
 */
export function TabBar() {
  const t = useTranslate();
  const navigation = useNavigation();
  const { announce, report } = useNotices();
  const dispatch = useDispatch();
  const tabs = useWorkspaceState((state) => state.tabs.tabs, looksTheSame);
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
      focusTab(target.key);
    },
    [tabs, navigation, report, dispatch, announce, t],
  );

  const bar = useRef<HTMLDivElement>(null);
  useFocusOnTab(tabs, activeKey);
  useWheelScroll(bar);
  const isOverflowing = useOverflow(bar, tabs, activeKey);
  const handleChoice = (key: string) => {
    navigation.activate(key);
    focusTab(key);
  };

  return (
    <div className={styles.bar}>
      {/* Owns the tabs without containing their close buttons, which are not tabs. */}
      <div
        role="tablist"
        aria-label={t('workspace.tabs')}
        aria-owns={tabs.map((tab) => tabElementId(tab.key)).join(' ')}
      />
      <div ref={bar} className={styles.tabs} {...drag}>
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
      {isOverflowing && <TabListMenu tabs={tabs} activeKey={activeKey} onSelect={handleChoice} />}
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

/** The state that a page keeps in its tab is not shown. */
const looksTheSame = (tabs: readonly Tab[], others: readonly Tab[]) =>
  tabs.length === others.length &&
  tabs.every(({ key, title, viewId }, index) => {
    const other = others[index];
    return key === other?.key && title === other.title && viewId === other.viewId;
  });

/** Focuses a tab, which scrolls it into view: React moves a dragged one and a menu closes, and both lose the focus. */
function focusTab(key: string) {
  requestAnimationFrame(() => document.getElementById(tabElementId(key))?.focus());
}

/** Whether a tab has the focus that is no longer the active one. */
const isOnInactiveTab = () => document.activeElement?.matches(`${TAB}[aria-selected=false]`) === true;

const includesAll = (tabs: readonly Tab[], others: readonly Tab[]) =>
  others.every(({ key }) => tabs.some((tab) => tab.key === key));

/** Focuses the active tab after a tab has closed or opened, unless a page, a dialog or the menu has the focus. */
function useFocusOnTab(tabs: readonly Tab[], activeKey: string | null) {
  const before = useRef(tabs);
  useEffect(() => {
    const hasChanged = !includesAll(tabs, before.current) || !includesAll(before.current, tabs);
    before.current = tabs;
    // A confirmation or the menu of the tab returns the focus first. Another tab may become active meanwhile.
    requestAnimationFrame(() => {
      if (!isOnInactiveTab() && !(hasChanged && isFocusLost())) return;
      document.querySelector<HTMLElement>(`${TAB}[aria-selected=true]`)?.focus();
    });
  }, [tabs, activeKey]);
}

/** Scrolls a full tab bar sideways with the wheel of a mouse, which has one direction only. */
function useWheelScroll(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = bar.current;
    const handleWheel = (event: WheelEvent) => {
      if (!element || event.deltaX !== 0 || event.ctrlKey || element.scrollWidth <= element.clientWidth) return;
      event.preventDefault();
      element.scrollLeft += event.deltaY;
    };
    // React listens passively, which cannot keep the page from scrolling.
    element?.addEventListener('wheel', handleWheel, { passive: false });
    return () => element?.removeEventListener('wheel', handleWheel);
  }, [bar]);
}

import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { Tab } from './tabReducers';

/**
 * Whether the tabs do not fit into their bar. Whenever the bar or a tab changes its width, and when another tab becomes
 * active, the active one is scrolled into view.
 */
export function useOverflow(bar: RefObject<HTMLElement | null>, tabs: readonly Tab[], activeKey: string | null) {
  const [isOverflowing, setIsOverflowing] = useState(false);
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    // A resize observer measures after the layout, so a change of the tab does not force one.
    const observer = new ResizeObserver(() => {
      setIsOverflowing(element.scrollWidth > element.clientWidth);
      showActiveTab(element);
    });
    [element, ...element.children].forEach((each) => observer.observe(each));
    return () => observer.disconnect();
  }, [bar, tabs]);
  // With the next frame, because measuring at once lays out a page that is still being built.
  useEffect(() => {
    const frame = requestAnimationFrame(() => showActiveTab(bar.current));
    return () => cancelAnimationFrame(frame);
  }, [bar, activeKey]);
  return isOverflowing;
}

function showActiveTab(bar: HTMLElement | null): void {
  const tab = bar?.querySelector('[aria-selected=true]')?.closest('[data-tab]');
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

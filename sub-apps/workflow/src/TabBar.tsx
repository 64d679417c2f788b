import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import styles from './TabBar.module.css';

interface Props<Key extends string> {
  /** Accessible name. */
  label: string;
  tabs: readonly { key: Key; title: string }[];
  shown: Key;
  /** The id of the element that a tab shows, which is labelled by `tabId` of it. */
  panelId(key: Key): string;
  onShow(key: Key): void;
}

/** The id of the tab that shows the element with this id. */
export const tabId = (panelId: string): string => `${panelId}-tab`;

/** The place that a key leads to; undefined for other keys. */
function placeFor(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (place + 1) % count;
    case 'ArrowLeft':
      return (place - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** At which ends of a bar there is more to scroll to. */
export function hiddenEnds({ scrollLeft, clientWidth, scrollWidth }: Element): 'before' | 'after' | 'both' | undefined {
  // Positions are rounded when the browser zooms.
  const [before, after] = [scrollLeft > 1, scrollLeft + clientWidth < scrollWidth - 1];
  if (before && after) return 'both';
  if (before) return 'before';
  return after ? 'after' : undefined;
}

/** `scrollIntoView` would also move the page. */
function showSelectedTab(bar: Element): void {
  const tab = bar.querySelector<HTMLElement>('[aria-selected="true"]');
  if (!tab) return;
  const { offsetLeft, offsetWidth } = tab;
  if (offsetLeft < bar.scrollLeft) bar.scrollLeft = offsetLeft;
  else bar.scrollLeft = Math.max(bar.scrollLeft, offsetLeft + offsetWidth - bar.clientWidth);
}

/** The tabs of a screen. Arrow keys, Home and End move between them; what does not fit is scrolled to. */
export function TabBar<Key extends string>({ label, tabs, shown, panelId, onShow }: Props<Key>) {
  const bar = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState<ReturnType<typeof hiddenEnds>>();
  const measure = useEffectEvent(() => setMore(bar.current ? hiddenEnds(bar.current) : undefined));
  // With the next frame, because measuring at once lays out a screen that is still being built.
  useEffect(() => {
    const frame = requestAnimationFrame(() => bar.current && showSelectedTab(bar.current));
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    // Observing begins with a first measurement.
    const observer = new ResizeObserver(() => measure());
    observer.observe(element);
    return () => observer.disconnect();
  }, [tabs.length]);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = tabs.findIndex(({ key }) => key === shown);
    const next = tabs[placeFor(event.key, place, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onShow(next.key);
    document.getElementById(tabId(panelId(next.key)))?.focus();
  };
  return (
    <div
      ref={bar}
      role="tablist"
      aria-label={label}
      className={styles.bar}
      data-more={more}
      onKeyDown={handleKeyDown}
      onScroll={({ currentTarget }) => setMore(hiddenEnds(currentTarget))}
    >
      {tabs.map(({ key, title }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={tabId(panelId(key))}
          className={styles.tab}
          title={title}
          aria-selected={key === shown}
          aria-controls={panelId(key)}
          tabIndex={key === shown ? 0 : -1}
          onClick={() => onShow(key)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

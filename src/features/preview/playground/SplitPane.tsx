import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useServices } from '@/app-context/services';
import styles from './SplitPane.module.css';

/** Share of the first part, in percent of the width. */
const DEFAULT_PERCENT = 50;
const MIN_PERCENT = 25;
const MAX_PERCENT = 75;
const STEP_PERCENT = 2;

const within = (percent: number) => Math.round(Math.min(MAX_PERCENT, Math.max(MIN_PERCENT, percent)));

/** Where a key moves the separator; undefined for any other key. */
function moved(percent: number, key: string): number | undefined {
  if (key === 'ArrowLeft') return within(percent - STEP_PERCENT);
  if (key === 'ArrowRight') return within(percent + STEP_PERCENT);
  if (key === 'Home') return MIN_PERCENT;
  return key === 'End' ? MAX_PERCENT : undefined;
}

export interface SplitPaneProps {
  /** The accessible name of the separator. */
  label: string;
  /** Where the browser keeps the share. */
  storageKey: string;
  children: readonly [first: ReactNode, second: ReactNode];
}

/** Two parts side by side with a separator between them that is moved by pointer or arrow keys; a double click centres it. */
export function SplitPane({ label, storageKey, children: [first, second] }: SplitPaneProps) {
  const { storage } = useServices();
  const pane = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useState(() =>
    within(Number(storage.getItem(storageKey) ?? DEFAULT_PERCENT) || DEFAULT_PERCENT),
  );

  const move = (next: number) => {
    setPercent(next);
    storage.setItem(storageKey, String(next));
  };
  const handleKey = (event: KeyboardEvent) => {
    const next = moved(percent, event.key);
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  };
  const handleDown = ({ currentTarget, pointerId }: PointerEvent) => currentTarget.setPointerCapture(pointerId);
  const handleMove = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    const box = pane.current?.getBoundingClientRect();
    if (box && currentTarget.hasPointerCapture(pointerId)) move(within(((clientX - box.left) / box.width) * 100));
  };

  return (
    <div
      ref={pane}
      className={styles.pane}
      style={{ gridTemplateColumns: `minmax(0, ${percent}fr) 7px minmax(0, ${100 - percent}fr)` }}
    >
      {first}
      <div
        className={styles.separator}
        role="separator"
        aria-orientation="vertical"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={MIN_PERCENT}
        aria-valuemax={MAX_PERCENT}
        tabIndex={0}
        onKeyDown={handleKey}
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onDoubleClick={() => move(DEFAULT_PERCENT)}
      />
      {second}
    </div>
  );
}

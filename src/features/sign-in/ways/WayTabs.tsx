import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslate } from '@/workspace/services-context/useTranslate';
import { WAYS } from './way';
import type { Way } from './way';
import styles from './WayTabs.module.css';

export interface WayTabsProps {
  /** Of the panel that shows the chosen way. */
  panelId: string;
  way: Way;
  isLocked: boolean;
  onChoose(way: Way): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The ways in, as tabs; the arrow keys move between them. */
export function WayTabs({ panelId, way, isLocked, onChoose }: WayTabsProps) {
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);

  const handleKey = ({ key }: KeyboardEvent) => {
    const step = STEPS[key];
    if (step === undefined || isLocked) return;
    const index = (WAYS.indexOf(way) + step + WAYS.length) % WAYS.length;
    list.current?.querySelectorAll('button')[index]?.focus();
    onChoose(WAYS[index] ?? way);
  };

  return (
    <div ref={list} role="tablist" aria-label={t('signIn.ways')} className={styles.list} onKeyDown={handleKey}>
      {WAYS.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={each === way}
          aria-controls={panelId}
          tabIndex={each === way ? 0 : -1}
          disabled={isLocked && each !== way}
          onClick={() => onChoose(each)}
        >
          {t(`signIn.way.${each}`)}
        </button>
      ))}
    </div>
  );
}

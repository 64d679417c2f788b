import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslate } from '@/app-context/useTranslate';
import { WAYS } from './method';
import type { Way } from './method';
import styles from './MethodTabs.module.css';

export interface WayTabsProps {
  /** Of the panel that shows the chosen way. */
  panelId: string;
  way: Way;
  isLocked: boolean;
  onChoose(way: Way): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The ways in, as tabs. The arrow keys move between them; Enter chooses, and the form that appears takes the focus. */
export function WayTabs({ panelId, way, isLocked, onChoose }: WayTabsProps) {
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);

  const handleKey = ({ key }: KeyboardEvent) => {
    const step = STEPS[key];
    if (step === undefined) return;
    const tabs = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    tabs[(at + step + tabs.length) % tabs.length]?.focus();
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

import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslate } from '@/app-context/useTranslate';
import { SIGN_IN_METHODS } from './method';
import type { SignInMethod } from './method';
import styles from './MethodTabs.module.css';

export interface MethodTabsProps {
  /** Of the panel that shows the chosen way. */
  panelId: string;
  method: SignInMethod;
  isLocked: boolean;
  onChoose(way: SignInMethod): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The ways in, as tabs. The arrow keys move between them; Enter chooses, and the form that appears takes the focus. */
export function MethodTabs({ panelId, method: way, isLocked, onChoose }: MethodTabsProps) {
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
      {SIGN_IN_METHODS.map((each) => (
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

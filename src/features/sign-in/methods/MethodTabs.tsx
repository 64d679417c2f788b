import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslate } from '@/app-context/services';
import styles from './MethodTabs.module.css';

/** The methods with a tab (shell spec §1, §2). */
const SIGN_IN_METHODS = ['password', 'sms', 'qr'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

export interface MethodTabsProps {
  /** Element id of the panel that shows the chosen method. */
  panelId: string;
  method: SignInMethod;
  isLocked: boolean;
  onChoose(method: SignInMethod): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The sign-in methods as tabs. The arrow keys move the focus, Enter chooses, and the new form takes the focus. */
export function MethodTabs({ panelId, method, isLocked, onChoose }: MethodTabsProps) {
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);

  const handleKey = ({ key }: KeyboardEvent) => {
    const step = STEPS[key];
    if (step === undefined) return;
    const tabs = [...(list.current?.querySelectorAll('button') ?? [])];
    const current = tabs.findIndex((tab) => tab === document.activeElement);
    tabs[(current + step + tabs.length) % tabs.length]?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label={t('signIn.methods')} className={styles.list} onKeyDown={handleKey}>
      {SIGN_IN_METHODS.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={each === method}
          aria-controls={panelId}
          tabIndex={each === method ? 0 : -1}
          disabled={isLocked && each !== method}
          onClick={() => onChoose(each)}
        >
          {t(`signIn.methods.${each}`)}
        </button>
      ))}
    </div>
  );
}

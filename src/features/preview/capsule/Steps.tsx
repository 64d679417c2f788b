import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslate } from '@/app-context/services';
import type { CapsuleEntry } from '@/workspace/support/capsule/capsule';
import { depths } from '../playground/trace/depths';
import { TraceLine } from '../playground/trace/TraceLine';
import styles from './CapsuleScreen.module.css';

export interface StepsProps {
  trace: readonly CapsuleEntry[];
  /** How many of them have happened on the page that is shown. */
  step: number;
  onStep(step: number): void;
}

const INDENT_PX = 16;

/** The recorded steps of a page; choosing one shows the page as it was after it. */
export function Steps({ trace, step, onStep }: StepsProps) {
  const t = useTranslate();
  const current = useRef<HTMLButtonElement>(null);
  const deep = depths(trace);
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  if (trace.length === 0) return <p className={styles.none}>{t('preview.capsule.noSteps')}</p>;
  return (
    <>
      <div className={styles.tools}>
        <Button size="small" disabled={step === 0} onClick={() => onStep(step - 1)}>
          {t('preview.capsule.back')}
        </Button>
        <Button size="small" disabled={step === trace.length} onClick={() => onStep(step + 1)}>
          {t('preview.capsule.next')}
        </Button>
        <span role="status">{t('preview.capsule.step', { step, all: trace.length })}</span>
      </div>
      <ol className={styles.steps} aria-label={t('preview.capsule.steps')}>
        {trace.map((entry, index) => (
          <li key={entry.id} style={{ paddingInlineStart: (deep.get(entry.id) ?? 0) * INDENT_PX }}>
            <button
              ref={step === index + 1 ? current : undefined}
              type="button"
              className={styles.step}
              aria-current={step === index + 1 ? 'step' : undefined}
              data-later={index + 1 > step || undefined}
              onClick={() => onStep(index + 1)}
            >
              <TraceLine entry={entry} />
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

import { Button } from 'antd';
import { useState } from 'react';
import { useTranslate } from '@/app-context/services';
import { StateNote } from '@/ui/StateNote';
import type { Capsule } from '@/workspace/support/capsule/capsule';
import { usePreviewRuntime } from '../createPreviewRuntime';
import { CapsuleFacts } from './CapsuleFacts';
import { CapsulePageView } from './CapsulePageView';
import styles from './CapsuleScreen.module.css';
import { Steps } from './Steps';

/** A report that was opened: its page with the recorded values and answers, and the steps that led there. */
export function CapsuleScreen({ capsule, onClose }: { capsule: Capsule; onClose(): void }) {
  const t = useTranslate();
  const { notices } = usePreviewRuntime();
  const { page, trace } = capsule;
  const [step, setStep] = useState(trace.length);
  const [unrecorded, setUnrecorded] = useState<readonly string[]>([]);
  const handleUnrecorded = (api: string) => setUnrecorded((known) => (known.includes(api) ? known : [...known, api]));

  return (
    <div className={styles.screen}>
      <section className={styles.side} aria-label={t('preview.capsule')}>
        <div className={styles.head}>
          <h2>{t('preview.capsule')}</h2>
          <Button size="small" onClick={onClose}>
            {t('preview.capsule.close')}
          </Button>
        </div>
        <CapsuleFacts capsule={capsule} unrecorded={unrecorded} />
        <Steps trace={trace} step={step} onStep={setStep} />
      </section>
      <section className={styles.page} aria-label={t('preview.live')} tabIndex={0}>
        {page ? (
          <CapsulePageView
            key={step}
            capsule={capsule}
            page={page}
            step={step}
            onUnrecorded={handleUnrecorded}
            onClose={() => notices.info(t('preview.closes'))}
          />
        ) : (
          <StateNote title={t('preview.capsule.noPage')} hint={t('preview.capsule.noPage.hint')} />
        )}
      </section>
    </div>
  );
}

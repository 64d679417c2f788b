import { useState } from 'react';
import { useServices, useTranslate } from '@/app-context/services';
import { saveFile } from '@/common/dom/saveFile';
import { toAppError } from '@/common/errors/appError';
import type { Observed, PageModel } from '@/engine';
import { Button } from '@/ui/Button';
import { RadioList } from '@/ui/RadioList';
import { writeCapsule } from './capsule/writeCapsule';
import { gatherCapsule } from './gatherCapsule';
import { loadObserved, recordingOf } from './recordings';
import styles from './SaveReport.module.css';

export interface SaveReportProps {
  /** The failure that is shown beside it; the page that has failed is then reported, and not the one in front. */
  error?: unknown;
  /** The page to report; by default the one that was opened or closed last. */
  findPage?(observed: Observed): PageModel | undefined;
  save?(content: Blob, filename: string): void;
}

const CHOICES = ['masked', 'kept'] as const;

/**
 * Saves a capsule of a page for support: with placeholders in place of personal data, or as it was entered. Whoever shows
 * it loads the texts `support` with it.
 */
export function SaveReport({ error, findPage = ({ last }) => last, save = saveFile }: SaveReportProps) {
  const services = useServices();
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const [choice, setChoice] = useState(0);
  const [note, setNote] = useState('');

  const handleSave = async () => {
    const found = findPage(await loadObserved());
    const { recent } = services;
    // A page of somebody who was signed in before is none of this report's.
    const page = found && found.openedAt >= recent.since() ? found : undefined;
    const recording = page && recordingOf(page);
    const source = gatherCapsule({ services, page, recording, error, now: Date.now() });
    const { text, filename } = writeCapsule(source, CHOICES[choice] === 'masked');
    save(new Blob([text], { type: 'application/json' }), filename);
    setNote(t('support.saved', { name: filename }));
    setAsking(false);
  };

  return (
    <div className={styles.place}>
      <Button
        size="middle"
        aria-expanded={isAsking}
        onClick={() => {
          setNote('');
          setAsking(!isAsking);
        }}
      >
        {t('support.report')}
      </Button>
      {isAsking && (
        <div className={styles.choice}>
          <p className={styles.hint}>{t('support.report.hint')}</p>
          <RadioList
            legend={t('support.report.values')}
            labels={CHOICES.map((each) => t(`support.report.${each}`))}
            chosen={choice}
            isLocked={false}
            onChoose={setChoice}
          />
          <Button
            size="middle"
            variant="primary"
            onClick={() =>
              void handleSave().catch((failure: unknown) =>
                setNote(t('support.notSaved', { reason: toAppError(failure).message })),
              )
            }
          >
            {t('support.report.save')}
          </Button>
        </div>
      )}
      <p className={styles.note} role="status">
        {note}
      </p>
    </div>
  );
}

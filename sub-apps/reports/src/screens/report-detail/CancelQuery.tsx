import { useT } from '@atrium/portal/sdk';
import { LinkButton, SlowNote } from '@atrium/portal/ui';
import { useEffect, useState } from 'react';
import styles from './CancelQuery.module.css';

/** A query that runs longer can be stopped. */
export const CANCEL_AFTER_MS = 1_000;

/** Says that a query takes long, with a button that stops it. */
export function CancelQuery({ onCancel }: { onCancel(): void }) {
  const t = useT();
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOffered(true), CANCEL_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span className={styles.cancel}>
      <SlowNote text={t('ui.slow')} className={styles.slow} />
      {isOffered && <LinkButton onClick={onCancel}>{t('reports.detail.cancel')}</LinkButton>}
    </span>
  );
}

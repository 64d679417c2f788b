import { useT } from '@atrium/portal/sdk';
import { LinkButton, SlowNote } from '@atrium/portal/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import styles from './CancelQuery.module.css';

/** What runs longer can be stopped. */
export const CANCEL_AFTER_MS = 1_000;

interface Props {
  /** The text of the button. */
  label: string;
  /** How far it is. */
  progress?: string;
  onCancel(): void;
  /** Called when the button appears, before it is painted. */
  onOffered?(): void;
}

/** Says that a query or a reading takes long, with a button that stops it. */
export function CancelQuery({ label, progress, onCancel, onOffered }: Props) {
  const t = useT();
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOffered(true), CANCEL_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const tellOffered = useEffectEvent(() => onOffered?.());
  useLayoutEffect(() => {
    if (isOffered) tellOffered();
  }, [isOffered]);
  return (
    <span className={styles.cancel}>
      {progress === undefined && <SlowNote text={t('ui.slow')} className={styles.slow} />}
      {isOffered && progress !== undefined && <span className={styles.slow}>{progress}</span>}
      {isOffered && <LinkButton onClick={onCancel}>{label}</LinkButton>}
    </span>
  );
}

import { useNarrow, useT } from '@atrium/portal/sdk';
import { LoadFailure, Skeleton } from '@atrium/portal/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { PhraseEditor } from './PhraseEditor';
import styles from './Composer.module.css';

/** The last digit of a key for a template. */
const MAX_KEYS = 9;

interface Props {
  phrases: UseQueryResult<string[]>;
  onInsert(phrase: string): void;
}

/** The comment templates of the person: a press inserts one; they can be changed here as well. */
export function PhraseList({ phrases: { data, error, refetch }, onInsert }: Props) {
  const t = useT();
  const isNarrow = useNarrow();
  const [isEditing, setIsEditing] = useState(false);
  if (!data) {
    return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <Skeleton label={t('ui.loading')} />;
  }
  if (isEditing) return <PhraseEditor phrases={data} onClose={() => setIsEditing(false)} />;
  return (
    <div className={styles.phrases} role="group" aria-label={t('workflow.process.phrases')}>
      {data.length === 0 && <p className={styles.hint}>{t('workflow.process.phrases.none')}</p>}
      {data.map((phrase, index) => (
        <button key={phrase} type="button" className={styles.phrase} onClick={() => onInsert(phrase)}>
          <span>{phrase}</span>
          {!isNarrow && index < MAX_KEYS && <kbd aria-hidden>Alt+{index + 1}</kbd>}
        </button>
      ))}
      <Button size="small" onClick={() => setIsEditing(true)}>
        {t('workflow.process.phrases.manage')}
      </Button>
    </div>
  );
}

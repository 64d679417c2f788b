import type { AppError } from '@atrium/common/errors/appError';
import { useT } from '@atrium/portal/sdk';
import { dateText, SaveFailure } from '@atrium/portal/ui';
import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { changedFields } from './conflict';
import type { Latest } from './conflict';
import styles from './SaveNote.module.css';

interface ConflictProps<Draft> {
  /** What the form started from, what it contains, and what is stored now. */
  base: Draft;
  mine: Draft;
  latest: Latest<Draft>;
  /** The name of a field, and its value as a text. */
  labels: Readonly<Record<keyof Draft & string, string>>;
  valueText(field: keyof Draft & string, draft: Draft): string;
  /** Continues with the stored record and the person's own input, or the stored value where both have changed a field. */
  onMerge(latest: Latest<Draft>, prefer: 'mine' | 'stored'): void;
}

interface Props<Draft> extends Omit<ConflictProps<Draft>, 'latest'> {
  /** What another person has stored meanwhile; undefined when there is no conflict. */
  latest: Latest<Draft> | undefined;
  /** Why the last save failed. */
  error: AppError | null;
  /** The field that shows the reason as well. */
  failedField: string | undefined;
}

/** Above the input of a form: the conflict with what another person has stored, or why the last save failed. */
export function SaveNote<Draft extends object>({ latest, error, failedField, ...props }: Props<Draft>) {
  if (latest) return <ConflictNote {...props} latest={latest} />;
  return error && <Failure error={error} isAtField={failedField !== undefined} />;
}

/** Why the last save failed. It is brought into view, because nothing else says so, unless a field does. */
function Failure({ error, isAtField }: { error: AppError; isAtField: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAtField) frame.current?.scrollIntoView({ block: 'center' });
  }, [error, isAtField]);
  return (
    <div ref={frame}>
      <SaveFailure error={error} />
    </div>
  );
}

/** Says who has changed the record meanwhile and what, and lets the person decide what to continue with. */
function ConflictNote<Draft extends object>(props: ConflictProps<Draft>) {
  const { base, mine, latest, labels, valueText, onMerge } = props;
  const t = useT();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.focus();
  }, [latest]);
  const own = changedFields(base, mine);
  const theirs = changedFields(base, latest.draft);
  const hasBoth = theirs.some((field) => own.includes(field));
  return (
    <Alert
      type="warning"
      message={
        <div ref={note} tabIndex={-1} className={styles.title}>
          {latest.updatedBy
            ? t('admin.conflict.title', { name: latest.updatedBy, time: dateText(latest.updatedAt) })
            : t('admin.conflict.title.unknown')}
        </div>
      }
      description={
        <>
          <ul className={styles.changes}>
            {theirs.map((field) => (
              <li key={field}>
                <strong>{labels[field]}</strong>
                {t('admin.conflict.change', {
                  before: valueText(field, base) || '—',
                  after: valueText(field, latest.draft) || '—',
                })}
                {own.includes(field) && (
                  <span className={styles.mine}>
                    {t('admin.conflict.mine', { value: valueText(field, mine) || '—' })}
                  </span>
                )}
              </li>
            ))}
          </ul>
          <div className={styles.buttons}>
            <Button size="small" type="primary" onClick={() => onMerge(latest, 'mine')}>
              {t(hasBoth ? 'admin.conflict.keepMine' : 'admin.conflict.merge')}
            </Button>
            {hasBoth && (
              <Button size="small" onClick={() => onMerge(latest, 'stored')}>
                {t('admin.conflict.takeTheirs')}
              </Button>
            )}
          </div>
        </>
      }
    />
  );
}

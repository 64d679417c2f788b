import { useT } from '@atrium/portal/sdk';
import { Input } from 'antd';
import { useId } from 'react';
import type { RefObject } from 'react';
import styles from './Batch.module.css';

interface Props {
  field: RefObject<HTMLDivElement | null>;
  comment: string;
  /** How many processes demand it; 0: it is optional. */
  neededCount: number;
  /** It was demanded and is empty. */
  isMissing: boolean;
  isSending: boolean;
  /** The last try may have arrived with it: another one could not be told from a second decision. */
  isFixed: boolean;
  onChange(comment: string): void;
}

const MOST_COMMENT = 500;

/** The comment that every process of the batch gets. */
export function BatchComment({ field, comment, neededCount, isMissing, isSending, isFixed, onChange }: Props) {
  const t = useT();
  const id = useId();
  const isRequired = neededCount > 0;
  const note = isFixed
    ? t('workflow.batch.comment.same')
    : isMissing
      ? t('workflow.batch.comment.missing')
      : isRequired && t('workflow.batch.comment.why', { count: neededCount });
  return (
    <div ref={field} className={styles.comment}>
      <label htmlFor={id} className={styles.label}>
        {t(isRequired ? 'workflow.batch.comment.required' : 'workflow.batch.comment')}
      </label>
      <Input.TextArea
        id={id}
        autoFocus
        value={comment}
        readOnly={isFixed || isSending}
        status={isMissing ? 'error' : undefined}
        aria-required={isRequired}
        aria-invalid={isMissing}
        aria-describedby={`${id}-note`}
        autoSize={{ minRows: 2, maxRows: 6 }}
        maxLength={MOST_COMMENT}
        placeholder={isRequired ? undefined : t('workflow.batch.comment.hint')}
        onChange={({ target }) => onChange(target.value)}
      />
      <p
        id={`${id}-note`}
        className={isMissing && !isFixed ? styles.problem : styles.why}
        role={isMissing ? 'alert' : undefined}
      >
        {note}
      </p>
    </div>
  );
}

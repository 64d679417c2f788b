import { useT } from '@atrium/portal/sdk';
import { SaveFailure } from '@atrium/portal/ui';
import { Input } from 'antd';
import { useId } from 'react';
import type { Ref } from 'react';
import styles from './Process.module.css';
import type { DecisionRun } from './useDecision';

interface Props {
  decision: DecisionRun;
  comment: string;
  ref: Ref<HTMLElement>;
  onComment(text: string): void;
}

/** The comment of a decision. A failed decision keeps the comment and shows the error. */
export function DecisionForm({ decision: { running, error, isCommentMissing }, comment, ref, onComment }: Props) {
  const t = useT();
  const id = useId();
  const isMissing = isCommentMissing && comment.trim() === '';
  return (
    <section ref={ref} className={styles.part}>
      {error && <SaveFailure error={error} />}
      <label htmlFor={id} className={styles.heading}>
        {t('workflow.process.comment')}
      </label>
      <Input.TextArea
        id={id}
        value={comment}
        disabled={running !== undefined}
        autoSize={{ minRows: 2, maxRows: 6 }}
        maxLength={500}
        status={isMissing ? 'error' : undefined}
        aria-invalid={isMissing}
        aria-describedby={`${id}-note`}
        placeholder={t('workflow.process.comment.hint')}
        onChange={({ target }) => onComment(target.value)}
      />
      <p id={`${id}-note`} className={styles.mistake} role={isMissing ? 'alert' : undefined}>
        {isMissing && t('workflow.process.comment.required')}
      </p>
    </section>
  );
}

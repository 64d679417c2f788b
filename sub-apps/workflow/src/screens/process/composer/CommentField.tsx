import { useNarrow, useT } from '@atrium/portal/sdk';
import { Input } from 'antd';
import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './Composer.module.css';

interface Props {
  label: string;
  hint: string | undefined;
  comment: string;
  isDisabled: boolean;
  /** Why the comment is not complete; undefined while it need not be told. */
  problem: string | undefined;
  onChange(comment: string): void;
  /** Ctrl-Enter. */
  onSubmit(): void;
  /** Alt and a digit from 1 to 9: inserts the comment template of this place. */
  onPhrase(place: number): void;
  onFocus(): void;
  /** Beside the label. */
  tools: ReactNode;
}

const MAX_LENGTH = 500;

/** The comment of an action. */
export function CommentField(props: Props) {
  const { label, hint, comment, isDisabled, problem, onChange, onSubmit, onPhrase, onFocus, tools } = props;
  const t = useT();
  const id = useId();
  const isNarrow = useNarrow();
  const handleKeyDown = (event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, key, code, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    // By its place: on a Mac Alt changes the character of a digit.
    const digit = altKey && !ctrlKey && !metaKey ? /^Digit([1-9])$/.exec(code)?.[1] : undefined;
    if (key === 'Enter' && (ctrlKey || metaKey)) onSubmit();
    else if (digit) onPhrase(Number(digit));
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.field}>
      <div className={styles.tools}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {tools}
      </div>
      <Input.TextArea
        id={id}
        data-part="comment"
        value={comment}
        disabled={isDisabled}
        autoSize={{ minRows: 1, maxRows: 5 }}
        maxLength={MAX_LENGTH}
        status={problem === undefined ? undefined : 'error'}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-note`}
        aria-keyshortcuts="Control+Enter"
        title={isNarrow ? undefined : t('workflow.process.comment.keys')}
        placeholder={hint}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={handleKeyDown}
        onFocus={onFocus}
      />
      <p id={`${id}-note`} className={styles.problem} role={problem === undefined ? undefined : 'alert'}>
        {problem}
      </p>
    </div>
  );
}

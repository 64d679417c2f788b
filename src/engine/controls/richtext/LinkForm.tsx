import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { usePage } from '../../react/pageContext';
import { safeAddress } from '../shared/safeAddress';
import inputStyles from '../shared/input.module.css';
import styles from './richtext.module.css';

interface LinkFormProps {
  /** Where the link leads that is being changed. */
  href: string | undefined;
  /** With the address; undefined takes the link away, null leaves everything as it was. */
  onClose(href: string | undefined | null): void;
}

const HAS_SCHEME = /^[a-z][\w+.-]*:/i;

/** Asks where a link leads. It stands in a field, not in a form of its own: Enter and Escape are its keys. */
export function LinkForm({ href, onClose }: LinkFormProps) {
  const { t } = usePage().host;
  const [text, setText] = useState(href ?? '');
  const [isRefused, setRefused] = useState(false);
  const problemId = useId();
  const apply = () => {
    const address = safeAddress(HAS_SCHEME.test(text.trim()) ? text : `https://${text.trim()}`);
    if (address === undefined) setRefused(true);
    else onClose(address);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else onClose(null);
  };
  return (
    <div className={styles.link}>
      <input
        type="text"
        inputMode="url"
        autoFocus
        className={inputStyles.input}
        aria-label={t('engine.richtext.address')}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? problemId : undefined}
        placeholder="https://"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setRefused(false);
        }}
        onKeyDown={handleKeyDown}
      />
      <button type="button" className={styles.action} onClick={apply}>
        {t('engine.richtext.apply')}
      </button>
      {href !== undefined && (
        <button type="button" className={styles.action} onClick={() => onClose(undefined)}>
          {t('engine.richtext.unlink')}
        </button>
      )}
      {isRefused && (
        <p id={problemId} className={styles.problem} role="alert">
          {t('engine.richtext.refused')}
        </p>
      )}
    </div>
  );
}

import { useT } from '@atrium/portal/sdk';
import { Icon, LinkButton, useFocusHandOver } from '@atrium/portal/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { clipped } from '../api/nameText';
import type { AppliedSlice, Slice } from '../api/report';
import styles from './ConditionTags.module.css';
import { firstOfMany } from './shortText';

interface Props {
  /** The conditions in force. */
  applied: readonly AppliedSlice[];
  slices: readonly Slice[];
  onRemove(code: string): void;
}

/** More tags than these are shown when the person asks for them. */
const MOST_TAGS = 20;
/** A longer tooltip would not fit on the screen, and a screen reader would read it for minutes. */
const MOST_SIGNS = 500;

/** The conditions in force as tags; those that are not required can be removed. Nothing without conditions. */
export const ConditionTags = (props: Props) => (props.applied.length > 0 ? <TagRow {...props} /> : null);

function TagRow({ applied, slices, onRemove }: Props) {
  const t = useT();
  const row = useRef<HTMLUListElement>(null);
  useFocusHandOver(row);
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? applied : applied.slice(0, MOST_TAGS);
  const removed = useRef<{ code: string; index: number }>(undefined);
  // The tag disappears when the answer without its condition has arrived.
  useLayoutEffect(() => {
    if (!removed.current || applied.some(({ code }) => code === removed.current?.code)) return;
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
    if (document.activeElement === document.body) (buttons[removed.current.index] ?? buttons.at(-1))?.focus();
    removed.current = undefined;
  }, [applied]);

  const handleRemove = (code: string, button: HTMLButtonElement) => {
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
    removed.current = { code, index: buttons.indexOf(button) };
    onRemove(code);
  };
  return (
    <ul ref={row} className={styles.row} aria-label={t('reports.condition.applied')}>
      {shown.map(({ code, value, text }) => {
        const slice = slices.find((each) => each.code === code);
        const name = slice?.name ?? code;
        const count = typeof value === 'string' || slice?.type === 'dates' ? 1 : value.length;
        const short = firstOfMany(text, count);
        const tagOf = (words: string) => t('reports.condition.tag', { name, value: clipped(words, MOST_SIGNS) });
        return (
          <li key={code} className={styles.tag}>
            <span className={styles.text} title={tagOf(text)} aria-hidden={short && true}>
              {tagOf(
                short
                  ? t('reports.condition.many', { items: short.names.map((each) => clipped(each)), total: short.count })
                  : text,
              )}
            </span>
            {short && <span className={styles.spoken}>{tagOf(text)}</span>}
            {!slice?.isRequired && (
              <button
                type="button"
                className={styles.remove}
                aria-label={t('reports.condition.remove', { name })}
                title={t('reports.condition.remove', { name })}
                onClick={({ currentTarget }) => handleRemove(code, currentTarget)}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        );
      })}
      {shown.length < applied.length && (
        <li className={styles.tag}>
          <LinkButton onClick={() => setIsWhole(true)}>
            {t('reports.condition.more', { count: applied.length - shown.length })}
          </LinkButton>
        </li>
      )}
    </ul>
  );
}

import { useT } from '@atrium/portal/sdk';
import { Icon, LinkButton } from '@atrium/portal/ui';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import styles from '../pivot.module.css';
import type { FindState } from './useFind';

interface Props {
  find: FindState;
  /** Grows with each Ctrl-F, which returns to the field. */
  opened: number;
  onClose(): void;
}

/** Searches the whole table, also the part that is not mounted. Enter goes on, Shift-Enter back, Escape closes it. */
export function FindField({ find, opened, onClose }: Props) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, [opened]);
  const { typed, search, count, index, isComplete } = find;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') find.go(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const result =
    count > 0
      ? t('reports.pivot.find.place', { index: index + 1, count })
      : isComplete
        ? t('reports.pivot.find.none')
        : t('reports.pivot.find.busy');
  return (
    <div role="search" aria-label={t('reports.pivot.find')} className={styles.find}>
      <input
        ref={input}
        className={styles.findInput}
        aria-label={t('reports.pivot.find')}
        placeholder={t('reports.pivot.find')}
        value={typed}
        onChange={({ target }) => find.setTyped(target.value)}
        onKeyDown={handleKeyDown}
      />
      <span role="status" className={styles.findCount}>
        {search !== '' && result}
      </span>
      <LinkButton aria-label={t('reports.pivot.find.previous')} onClick={() => find.go(-1)}>
        <Icon name="up" />
      </LinkButton>
      <LinkButton aria-label={t('reports.pivot.find.next')} onClick={() => find.go(1)}>
        <Icon name="down" />
      </LinkButton>
      <LinkButton aria-label={t('reports.pivot.find.close')} onClick={onClose}>
        <Icon name="close" />
      </LinkButton>
    </div>
  );
}

import { StatusTag, useFocusHandOver } from '@atrium/portal/ui';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './EntryList.module.css';

interface EntryProps {
  /** Identifies the entry. */
  id: string;
  name: string;
  detail?: string;
  /** What marks the entry: "current". */
  mark?: string | undefined;
  markTone?: 'success' | 'info';
  action?: ReactNode;
}

/** A short list of positions, devices or messages; what is special about one is its mark. */
export const EntryList = ({ label, entries }: { label: string; entries: readonly EntryProps[] }) => (
  <ul className={styles.list} aria-label={label} tabIndex={-1}>
    {entries.map((entry) => (
      <Entry key={entry.id} {...entry} />
    ))}
  </ul>
);

/** An entry that disappears passes the focus to the first button of the list. */
function Entry({ id, name, detail, mark, markTone = 'success', action }: EntryProps) {
  const entry = useRef<HTMLLIElement>(null);
  useFocusHandOver(entry);
  return (
    <li ref={entry} className={styles.entry} data-row-key={id}>
      <div className={styles.text}>
        <div className={styles.name}>
          {name}
          {mark && <StatusTag tone={markTone} text={mark} />}
        </div>
        {detail && <div className={styles.detail}>{detail}</div>}
      </div>
      {action}
    </li>
  );
}

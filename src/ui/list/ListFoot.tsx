import { useRef } from 'react';
import type { ReactNode } from 'react';
import { LinkButton } from '../Button';
import { SlowNote } from '../SlowNote';
import styles from './ListFoot.module.css';
import { useSelectionFocus } from './useSelectionFocus';

interface Sum {
  name: string;
  title: string;
  value: string;
}

/** The switch of a phone between opening rows and selecting them. */
export interface Selecting {
  isOn: boolean;
  text: string;
  toggle(): void;
}

interface Selection {
  /** How many rows are selected. */
  text: string;
  clearText: string;
  onClear(): void;
  /** Buttons for the selected rows. */
  actions?: ReactNode;
}

interface Props {
  /** The selected rows; without it nothing is selected. */
  selection?: Selection;
  selecting?: Selecting;
  sums?: readonly Sum[];
  /** Given while the rows are loading: shown when that takes long. */
  slowText?: string | undefined;
  /** On the right: column settings and paging. */
  children?: ReactNode;
}

/** The foot of a list: selection and sums on the left, column settings and paging on the right. */
export function ListFoot({ selection, selecting, sums = [], slowText, children }: Props) {
  return (
    <div className={styles.foot} data-selected={selection !== undefined || undefined}>
      <div className={styles.left}>
        {slowText !== undefined && <SlowNote text={slowText} className={styles.slow} />}
        <span role="status" className={styles.status}>
          {selection && <span>{selection.text}</span>}
          {sums.map(({ name, title, value }) => (
            <span key={name}>
              {title} <strong>{value}</strong>
            </span>
          ))}
        </span>
        {selection && <SelectionButtons {...selection} />}
      </div>
      <div className={styles.right}>
        {selecting && (
          <LinkButton className={styles.selecting} aria-pressed={selecting.isOn} onClick={selecting.toggle}>
            {selecting.text}
          </LinkButton>
        )}
        {children}
      </div>
    </div>
  );
}

function SelectionButtons({ clearText, onClear, actions }: Selection) {
  const buttons = useRef<HTMLDivElement>(null);
  useSelectionFocus(buttons);
  return (
    <div ref={buttons} className={styles.selection}>
      <LinkButton onClick={onClear}>{clearText}</LinkButton>
      {actions}
    </div>
  );
}

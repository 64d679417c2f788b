import { useId, useRef, useState } from 'react';
import type { CSSProperties, FormHTMLAttributes, ReactNode } from 'react';
import { Button } from '../Button';
import { useNarrow } from '../useMediaQuery';
import { FilterExpander } from './FilterExpander';
import { FILTER_BUTTON, useFieldFit } from './useFieldFit';
import styles from './FilterBar.module.css';

interface FilterBarTexts {
  search: string;
  reset: string;
  more: string;
  less: string;
}

interface Props extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onReset' | 'onSubmit'> {
  texts: FilterBarTexts;
  onReset(): void;
  /** Without it every change takes effect at once, and there is no search button. */
  onSearch?(): void;
  /** What the person should know about the search button; empty for nothing now. */
  note?: string | undefined;
  /** A field has a problem: all fields are shown, so that it is in sight. */
  isInvalid?: boolean;
  /** The fields: elements with a label above their input; `data-long` marks one with a long text. */
  children: ReactNode;
}

/**
 * The search form of a list: fields in a row, the buttons at its end. Fields that do not fit into the row are collapsed;
 * on a phone none are.
 */
export function FilterBar({ texts, onReset, onSearch, note, isInvalid = false, children, ...form }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [wasInvalid, setWasInvalid] = useState(isInvalid);
  if (isInvalid !== wasInvalid) {
    setWasInvalid(isInvalid);
    if (isInvalid) setIsOpen(true);
  }
  const bar = useRef<HTMLFormElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const fit = useFieldFit(bar, fields);
  const isNarrow = useNarrow();
  const canFold = !isNarrow && fit !== undefined && fit.hasMore;
  return (
    <form
      {...form}
      ref={bar}
      className={styles.bar}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch?.();
      }}
    >
      <div
        ref={fields}
        id={id}
        className={styles.fields}
        data-columns={isNarrow ? undefined : fit?.columns}
        data-folded={(canFold && !isOpen) || undefined}
        style={{ '--columns': fit?.columns } as CSSProperties}
      >
        {children}
      </div>
      <div className={styles.buttons}>
        {canFold && <FilterExpander isOpen={isOpen} texts={texts} controls={id} onClick={() => setIsOpen(!isOpen)} />}
        <Button {...FILTER_BUTTON} size="middle" onClick={onReset}>
          {texts.reset}
        </Button>
        {note !== undefined && (
          <span id={`${id}-note`} role="status" className={styles.note}>
            {note}
          </span>
        )}
        {onSearch && (
          <Button
            {...FILTER_BUTTON}
            size="middle"
            type="submit"
            variant="primary"
            aria-describedby={note ? `${id}-note` : undefined}
          >
            {texts.search}
          </Button>
        )}
      </div>
    </form>
  );
}

import { useT } from '@atrium/portal/sdk';
import { Input } from 'antd';
import { useEffect, useId, useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { ChosenPeople } from './ChosenPeople';
import { FoundPeople, optionId } from './FoundPeople';
import styles from './PeopleField.module.css';
import { usePeopleCombobox } from './usePeopleCombobox';
import type { ComboboxOptions } from './usePeopleCombobox';

interface Props extends ComboboxOptions {
  label: string;
  /** Marks the label. */
  isRequired?: boolean;
  /** What the choice is for; a problem takes its place. */
  hint?: string;
  /** Why the choice is not complete; undefined while it need not be told. */
  problem: string | undefined;
  /** Changes whenever the person is sent here to choose; 0 for never. */
  focusRequest?: number;
}

/**
 * Finds people by name, position or organisation, and chooses one or several of them. The search is a combobox: it keeps
 * the focus while the arrow keys go through the list.
 */
export function PeopleField(props: Props) {
  const { label, people, isSeveral, isDisabled = false, isRequired = false, isFolded = false } = props;
  const { hint, problem, focusRequest = 0 } = props;
  const t = useT();
  const id = useId();
  const listId = `${id}-list`;
  const field = useRef<HTMLFieldSetElement>(null);
  const { keyword, search, highlight, isOpen, open, close, remove, pick, type, ...keys } = usePeopleCombobox(props);
  const { found } = search;
  const hasList = isOpen && found !== undefined && found.people.length > 0;
  const toInput = () => field.current?.querySelector('input')?.focus();
  useEffect(() => {
    if (focusRequest > 0) toInput();
  }, [focusRequest]);

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (isFolded && !currentTarget.contains(relatedTarget)) close();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!keys.isClosing(event)) return;
    // It closes the list, not what is around it.
    event.preventDefault();
    event.stopPropagation();
    // What has the focus in the list goes away with it.
    toInput();
    close();
  };
  return (
    <fieldset
      ref={field}
      className={styles.people}
      disabled={isDisabled}
      data-part="people"
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    >
      <legend className={styles.label}>
        {label}
        {isRequired && (
          <span className={styles.mark} aria-hidden>
            {' *'}
          </span>
        )}
      </legend>
      <ChosenPeople
        people={people}
        onRemove={(person, isByKey) => {
          remove(person);
          if (isByKey) toInput();
        }}
      />
      <div className={styles.search}>
        <Input
          role="combobox"
          value={keyword}
          aria-label={t('workflow.people.search')}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={hasList && highlight.person ? optionId(listId, highlight.place) : undefined}
          aria-required={isRequired}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-note`}
          status={problem === undefined ? undefined : 'error'}
          placeholder={t('workflow.people.search.hint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={50}
          onFocus={isFolded ? open : undefined}
          onClick={open}
          onKeyDown={keys.handleInputKey}
          onChange={({ target }) => type(target.value)}
        />
        {isOpen && (
          <div
            className={`${styles.popup} ${isFolded ? styles.floating : styles.inline}`}
            // It takes over the focus of what is replaced in it, for the search.
            tabIndex={-1}
            onFocus={({ target, currentTarget }) => {
              if (target === currentTarget) toInput();
            }}
            // A press leaves the focus where it is, in the search.
            onMouseDown={(event) => event.preventDefault()}
          >
            <FoundPeople
              id={listId}
              search={search}
              highlight={highlight}
              people={people}
              isSeveral={isSeveral}
              isDisabled={isDisabled}
              onPick={pick}
            />
          </div>
        )}
        <span role="status" className={styles.status}>
          {isOpen && found && search.isCurrent
            ? t('workflow.people.count', { count: found.people.length + found.leftCount })
            : ''}
        </span>
      </div>
      <p
        id={`${id}-note`}
        className={problem === undefined ? styles.hint : styles.problem}
        role={problem === undefined ? undefined : 'alert'}
      >
        {problem ?? hint}
      </p>
    </fieldset>
  );
}

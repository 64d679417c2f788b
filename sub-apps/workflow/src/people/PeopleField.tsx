import { useT } from '@atrium/portal/sdk';
import { Input } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { DECIDERS } from '../api/listCandidates';
import type { Candidate, CandidateSource } from '../api/listCandidates';
import { ChosenPeople } from './ChosenPeople';
import { FoundPeople } from './FoundPeople';
import styles from './PeopleField.module.css';
import { usePeopleSearch } from './usePeopleSearch';

interface Props {
  label: string;
  people: readonly Candidate[];
  /** Otherwise a choice replaces the one before. */
  isSeveral: boolean;
  isDisabled?: boolean;
  /** Marks the label. */
  isRequired?: boolean;
  /** What the choice is for; a problem takes its place. */
  hint?: string;
  /** Why the choice is not complete; undefined while it need not be told. */
  problem: string | undefined;
  /** The only people to be offered; undefined for all whom the platform finds. */
  allowedIds?: readonly string[];
  /** The list floats over what is below, and is open only while the field has the focus. */
  isFolded?: boolean;
  /** Changes whenever the person is sent here to choose; 0 for never. */
  focusRequest?: number;
  /** Who can be chosen; otherwise those who may decide. */
  source?: CandidateSource;
  onChange(people: readonly Candidate[]): void;
}

/** Finds people by name, position or organisation, and chooses one or several of them. */
export function PeopleField(props: Props) {
  const { label, people, isSeveral, isDisabled = false, problem, onChange } = props;
  const { isRequired = false, hint, allowedIds, isFolded = false, focusRequest = 0, source = DECIDERS } = props;
  const t = useT();
  const id = useId();
  const field = useRef<HTMLFieldSetElement>(null);
  const [keyword, setKeyword] = useState('');
  const [hasFocus, setHasFocus] = useState(false);
  const isOpen = !isFolded || hasFocus;
  const search = usePeopleSearch(source, keyword, isOpen, allowedIds);
  const toInput = () => field.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();
  useEffect(() => {
    if (focusRequest > 0) toInput();
  }, [focusRequest]);

  const remove = ({ positionId }: Candidate) => onChange(people.filter((person) => person.positionId !== positionId));
  const toggle = (person: Candidate) => {
    if (!isSeveral) onChange([person]);
    else if (people.some(({ positionId }) => positionId === person.positionId)) remove(person);
    else onChange([...people, person]);
  };
  const fold = () => {
    setHasFocus(false);
    setKeyword('');
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (isFolded && !currentTarget.contains(relatedTarget)) fold();
  };
  /** From the search into the list: to who is chosen, else to the first. */
  const toList = () => {
    const found = [...(field.current?.querySelectorAll<HTMLInputElement>('li input') ?? [])];
    (found.find(({ checked }) => checked) ?? found[0])?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isFolded || !hasFocus || event.key !== 'Escape') return;
    // It closes the list, not what is around it.
    event.stopPropagation();
    // What has the focus in the list goes away with it.
    toInput();
    fold();
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
      <ChosenPeople people={people} onRemove={remove} />
      <div className={styles.search}>
        <Input
          type="search"
          value={keyword}
          aria-label={t('workflow.people.search')}
          aria-required={isRequired}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-note`}
          status={problem === undefined ? undefined : 'error'}
          placeholder={t('workflow.people.search.hint')}
          autoComplete="off"
          maxLength={50}
          onFocus={() => setHasFocus(true)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
            event.preventDefault();
            toList();
          }}
          onChange={({ target }) => {
            setHasFocus(true);
            setKeyword(target.value);
          }}
        />
        {isOpen && (
          // With an index, so that a press beside a name leaves the focus in the field.
          <div className={isFolded ? styles.floating : undefined} tabIndex={-1}>
            <FoundPeople
              search={search}
              people={people}
              isSeveral={isSeveral}
              onToggle={toggle}
              onPicked={() => {
                if (!isFolded || isSeveral) return;
                toInput();
                fold();
              }}
            />
          </div>
        )}
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

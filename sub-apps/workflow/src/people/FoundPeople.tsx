import { useT } from '@atrium/portal/sdk';
import { LinkButton, LoadFailure, Skeleton } from '@atrium/portal/ui';
import { useId, useRef } from 'react';
import type { KeyboardEvent, UIEvent } from 'react';
import type { Candidate } from '../api/listCandidates';
import { placeOf } from './ChosenPeople';
import styles from './PeopleField.module.css';
import type { PeopleSearch } from './usePeopleSearch';

/** The next page is read when so little is left below. */
const READ_AHEAD_PX = 80;

interface Props {
  search: PeopleSearch;
  /** The chosen ones. */
  people: readonly Candidate[];
  isSeveral: boolean;
  onToggle(person: Candidate): void;
  /** Somebody was chosen with a pointer or by Enter, not while going through the list with keys. */
  onPicked(): void;
}

/** The people whom a search has found, with more of them by scrolling or by a press. */
export function FoundPeople({ search, people, isSeveral, onToggle, onPicked }: Props) {
  const t = useT();
  const id = useId();
  /** A press on a name chooses through its label, and the click that the input gets then tells of no pointer. */
  const isPointed = useRef(false);
  const { found, error, isFetching, readMore, retry } = search;
  const handleScroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (scrollTop + clientHeight > scrollHeight - READ_AHEAD_PX) readMore?.();
  };
  /** Up and down lead from one to the next, also where that chooses nobody; Enter chooses. */
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    isPointed.current = false;
    const inputs = [...event.currentTarget.querySelectorAll('input')];
    const place = inputs.findIndex((input) => input === event.target);
    if (place < 0) return;
    if (event.key === 'Enter') {
      const person = found?.people[place];
      if (person && !inputs[place]?.checked) onToggle(person);
      onPicked();
    } else if (isSeveral && event.key === 'ArrowDown') inputs[place + 1]?.focus();
    else if (isSeveral && event.key === 'ArrowUp') inputs[place - 1]?.focus();
    else return;
    event.preventDefault();
  };
  if (!found) return error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton label={t('ui.loading')} />;
  if (found.people.length === 0) return <p className={styles.none}>{t('workflow.people.none')}</p>;
  return (
    <div className={styles.found} aria-busy={isFetching} onScroll={handleScroll}>
      <ul
        className={styles.list}
        aria-label={t('workflow.people.found')}
        onPointerDown={() => {
          isPointed.current = true;
        }}
        onKeyDown={handleKeyDown}
      >
        {found.people.map((person) => (
          <li key={person.positionId}>
            <label className={styles.person}>
              <input
                type={isSeveral ? 'checkbox' : 'radio'}
                name={`${id}-person`}
                checked={people.some(({ positionId }) => positionId === person.positionId)}
                onChange={() => onToggle(person)}
                onClick={() => {
                  if (isPointed.current) onPicked();
                }}
              />
              <span>{person.name || t('workflow.people.vacant')}</span>
              <span className={styles.place}>{placeOf(person)}</span>
            </label>
          </li>
        ))}
      </ul>
      {error ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        readMore && (
          <LinkButton className={styles.more} aria-disabled={isFetching || undefined} onClick={readMore}>
            {t('workflow.people.more', { count: found.leftCount })}
          </LinkButton>
        )
      )}
    </div>
  );
}

import { useT } from '@atrium/portal/sdk';
import { LinkButton, LoadFailure, Skeleton } from '@atrium/portal/ui';
import { useId } from 'react';
import type { UIEvent } from 'react';
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
  /** Somebody was chosen with a pointer, not while going through the list with keys. */
  onPicked(): void;
}

/** The people whom a search has found, with more of them by scrolling or by a press. */
export function FoundPeople({ search, people, isSeveral, onToggle, onPicked }: Props) {
  const t = useT();
  const id = useId();
  const { found, error, isFetching, readMore, retry } = search;
  const handleScroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (scrollTop + clientHeight > scrollHeight - READ_AHEAD_PX) readMore?.();
  };
  if (!found) return error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton label={t('ui.loading')} />;
  if (found.people.length === 0) return <p className={styles.none}>{t('workflow.people.none')}</p>;
  return (
    <div className={styles.found} aria-busy={isFetching} onScroll={handleScroll}>
      <ul className={styles.list} aria-label={t('workflow.people.found')}>
        {found.people.map((person) => (
          <li key={person.positionId}>
            <label className={styles.person}>
              <input
                type={isSeveral ? 'checkbox' : 'radio'}
                name={`${id}-person`}
                checked={people.some(({ positionId }) => positionId === person.positionId)}
                onChange={() => onToggle(person)}
                onClick={({ detail }) => {
                  if (detail > 0) onPicked();
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

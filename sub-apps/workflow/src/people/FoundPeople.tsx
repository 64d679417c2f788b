import { useT } from '@atrium/portal/sdk';
import { LinkButton, LoadFailure, Skeleton } from '@atrium/portal/ui';
import { useEffect, useRef } from 'react';
import type { UIEvent } from 'react';
import type { Candidate } from '../api/listCandidates';
import { placeOf } from './ChosenPeople';
import styles from './PeopleField.module.css';
import type { Highlight } from './useHighlight';
import type { PeopleSearch } from './usePeopleSearch';

/** The next page is read when so little is left below. */
const READ_AHEAD_PX = 80;

interface Props {
  /** Of the listbox. */
  id: string;
  search: PeopleSearch;
  highlight: Highlight;
  /** The chosen ones. */
  people: readonly Candidate[];
  isSeveral: boolean;
  isDisabled: boolean;
  onPick(person: Candidate): void;
}

export const optionId = (listId: string, place: number) => `${listId}-${place}`;

/** The people whom a search has found, with more of them by scrolling, by the arrow keys or by a press. */
export function FoundPeople({ id, search, highlight, people, isSeveral, isDisabled, onPick }: Props) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const { found, error, isFetching, readMore, retry } = search;
  const { place, isMoved } = highlight;
  // Only after a key: what is highlighted without one must not scroll the page.
  useEffect(() => {
    if (isMoved) list.current?.children[place]?.scrollIntoView?.({ block: 'nearest' });
  }, [isMoved, place]);
  const handleScroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (scrollTop + clientHeight > scrollHeight - READ_AHEAD_PX) readMore?.();
  };
  if (!found) return error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton label={t('ui.loading')} />;
  if (found.people.length === 0) return <p className={styles.none}>{t('workflow.people.none')}</p>;
  return (
    <div aria-busy={isFetching}>
      <ul
        ref={list}
        id={id}
        className={styles.list}
        role="listbox"
        aria-label={t('workflow.people.found')}
        aria-multiselectable={isSeveral || undefined}
        aria-disabled={isDisabled || undefined}
        // A browser would make what scrolls a stop of the tab key.
        tabIndex={-1}
        onScroll={handleScroll}
      >
        {found.people.map((person, index) => (
          <li
            key={person.positionId}
            id={optionId(id, index)}
            className={styles.person}
            role="option"
            aria-selected={people.some(({ positionId }) => positionId === person.positionId)}
            aria-disabled={isDisabled || undefined}
            data-highlighted={index === place || undefined}
            onClick={isDisabled ? undefined : () => onPick(person)}
          >
            <span className={styles.box} aria-hidden />
            <span>{person.name || t('workflow.people.vacant')}</span>
            <span className={styles.place}>{placeOf(person)}</span>
          </li>
        ))}
      </ul>
      {error ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        readMore && (
          // Keys reach further people with the arrows.
          <LinkButton className={styles.more} tabIndex={-1} aria-disabled={isFetching || undefined} onClick={readMore}>
            {t('workflow.people.more', { count: found.leftCount })}
          </LinkButton>
        )
      )}
    </div>
  );
}

import { useDebouncedValue } from './useDebouncedValue';
import { usePortal, useT } from '@atrium/portal/sdk';
import { LoadFailure, Skeleton } from '@atrium/portal/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { candidatesQuery } from '../api/listCandidates';
import type { Candidate } from '../api/listCandidates';
import styles from './PeopleField.module.css';

const SEARCH_DELAY_MS = 300;

interface Props {
  label: string;
  people: readonly Candidate[];
  /** Otherwise a choice replaces the one before. */
  isSeveral: boolean;
  isDisabled?: boolean;
  /** Why the choice is not complete; undefined while it need not be told. */
  problem: string | undefined;
  onChange(people: readonly Candidate[]): void;
}

/** Finds people by name, position or organisation, and chooses one or several of them. */
export function PeopleField({ label, people, isSeveral, isDisabled = false, problem, onChange }: Props) {
  const t = useT();
  const { http } = usePortal();
  const id = useId();
  const [keyword, setKeyword] = useState('');
  const wanted = useDebouncedValue(keyword.trim(), SEARCH_DELAY_MS);
  const { data, error, refetch } = useQuery({ ...candidatesQuery(http, wanted, 1), placeholderData: keepPreviousData });
  const isChosen = ({ positionId }: Candidate) => people.some((person) => person.positionId === positionId);
  const remove = ({ positionId }: Candidate) => onChange(people.filter((person) => person.positionId !== positionId));
  const toggle = (person: Candidate) => {
    if (!isSeveral) onChange([person]);
    else if (isChosen(person)) remove(person);
    else onChange([...people, person]);
  };
  const place = ({ positionName, orgName }: Candidate) => [positionName, orgName].filter(Boolean).join(' · ');
  const leftOut = data ? data.itemCount - data.people.length : 0;

  return (
    <fieldset className={styles.people} disabled={isDisabled} data-part="people">
      <legend className={styles.label}>{label}</legend>
      {people.length > 0 && (
        <ul className={styles.chosen} aria-label={t('workflow.people.chosen')}>
          {people.map((person) => (
            <li key={person.positionId} className={styles.chip} title={place(person)}>
              {person.name || person.positionName}
              <button
                type="button"
                aria-label={t('workflow.people.remove', { name: person.name || person.positionName })}
                onClick={() => remove(person)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <Input
        value={keyword}
        aria-label={t('workflow.people.search')}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-note`}
        status={problem === undefined ? undefined : 'error'}
        placeholder={t('workflow.people.search.hint')}
        maxLength={50}
        onChange={({ target }) => setKeyword(target.value)}
      />
      <p id={`${id}-note`} className={styles.problem} role={problem === undefined ? undefined : 'alert'}>
        {problem}
      </p>
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton label={t('ui.loading')} />}
      {data && (
        <ul className={styles.found} aria-label={t('workflow.people.found')}>
          {data.people.map((person) => (
            <li key={person.positionId}>
              <label className={styles.person}>
                <input
                  type={isSeveral ? 'checkbox' : 'radio'}
                  name={`${id}-person`}
                  checked={isChosen(person)}
                  onChange={() => toggle(person)}
                />
                <span>{person.name || t('workflow.people.vacant')}</span>
                <span className={styles.place}>{place(person)}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {data?.people.length === 0 && <p className={styles.place}>{t('workflow.people.none')}</p>}
      {leftOut > 0 && <p className={styles.place}>{t('workflow.people.more', { count: leftOut })}</p>}
    </fieldset>
  );
}

import { useT } from '@atrium/portal/sdk';
import type { Candidate } from '../api/listCandidates';
import styles from './PeopleField.module.css';

/** Position and organisation of somebody, as far as they are known. */
export const placeOf = ({ positionName, orgName }: Candidate): string =>
  [positionName, orgName].filter(Boolean).join(' · ');

/** The chosen people with their places, since two can have one name. A button takes each choice back. */
export function ChosenPeople({
  people,
  onRemove,
}: {
  people: readonly Candidate[];
  /** @param isByKey The button has the focus, and goes away. */
  onRemove(person: Candidate, isByKey: boolean): void;
}) {
  const t = useT();
  if (people.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={t('workflow.people.chosen')}>
      {people.map((person) => {
        const name = person.name || person.positionName || person.positionId;
        const place = person.name ? placeOf(person) : person.orgName;
        return (
          <li key={person.positionId} className={styles.chip}>
            <span>{name}</span>
            {place && <span className={styles.chipPlace}>{place}</span>}
            <button
              type="button"
              aria-label={t('workflow.people.remove', { name })}
              // A press of a key is a click without a pointer.
              onClick={({ detail }) => onRemove(person, detail === 0)}
            >
              ×
            </button>
          </li>
        );
      })}
    </ul>
  );
}

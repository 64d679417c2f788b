import { useT } from '@atrium/portal/sdk';
import type { Candidate } from '../api/listCandidates';
import styles from './PeopleField.module.css';

/** Position and organisation of somebody, as far as they are known. */
export const placeOf = ({ positionName, orgName }: Candidate): string =>
  [positionName, orgName].filter(Boolean).join(' · ');

/** The chosen people, each with a button that takes the choice back. Nothing while nobody is chosen. */
export function ChosenPeople({
  people,
  onRemove,
}: {
  people: readonly Candidate[];
  onRemove(person: Candidate): void;
}) {
  const t = useT();
  if (people.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={t('workflow.people.chosen')}>
      {people.map((person) => {
        const name = person.name || person.positionName || person.positionId;
        return (
          <li key={person.positionId} className={styles.chip} title={placeOf(person)}>
            {name}
            <button type="button" aria-label={t('workflow.people.remove', { name })} onClick={() => onRemove(person)}>
              ×
            </button>
          </li>
        );
      })}
    </ul>
  );
}

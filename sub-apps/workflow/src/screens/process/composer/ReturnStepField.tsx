import { useT } from '@atrium/portal/sdk';
import { useId } from 'react';
import type { ReturnTarget } from '../returnTargets';
import styles from './Composer.module.css';

interface Props {
  targets: readonly ReturnTarget[];
  returnTo: string;
  isDisabled: boolean;
  problem: string | undefined;
  onChange(nodeId: string): void;
}

/** The earlier step that a process is returned to. */
export function ReturnStepField({ targets, returnTo, isDisabled, problem, onChange }: Props) {
  const t = useT();
  const id = useId();
  return (
    <fieldset className={styles.field} disabled={isDisabled} data-part="returnTo">
      <legend className={styles.label}>{t('workflow.process.returnTo')}</legend>
      <div className={styles.choices}>
        {targets.map(({ nodeId, text }) => (
          <label key={nodeId} className={styles.choice}>
            <input
              type="radio"
              name={id}
              checked={returnTo === nodeId}
              aria-describedby={`${id}-note`}
              onChange={() => onChange(nodeId)}
            />
            {text}
          </label>
        ))}
      </div>
      <p id={`${id}-note`} className={styles.problem} role={problem === undefined ? undefined : 'alert'}>
        {problem}
      </p>
    </fieldset>
  );
}

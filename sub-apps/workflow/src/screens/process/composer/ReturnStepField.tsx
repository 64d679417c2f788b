import { useT } from '@atrium/portal/sdk';
import { useId } from 'react';
import type { Process } from '../../../api/process';
import styles from './Composer.module.css';

interface Props {
  steps: Process['returnSteps'];
  returnTo: string;
  isDisabled: boolean;
  problem: string | undefined;
  onChange(nodeId: string): void;
}

/** The earlier step that a process is returned to. */
export function ReturnStepField({ steps, returnTo, isDisabled, problem, onChange }: Props) {
  const t = useT();
  const id = useId();
  return (
    <fieldset className={styles.field} disabled={isDisabled} data-part="returnTo">
      <legend className={styles.label}>{t('workflow.process.returnTo')}</legend>
      {steps.map(({ nodeId, name }) => (
        <label key={nodeId} className={styles.choice}>
          <input
            type="radio"
            name={id}
            checked={returnTo === nodeId}
            aria-describedby={`${id}-note`}
            onChange={() => onChange(nodeId)}
          />
          {name || nodeId}
        </label>
      ))}
      <p id={`${id}-note`} className={styles.problem} role={problem === undefined ? undefined : 'alert'}>
        {problem}
      </p>
    </fieldset>
  );
}

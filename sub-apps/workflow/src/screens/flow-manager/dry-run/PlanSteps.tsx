import { useT } from '@atrium/portal/sdk';
import { StatusTag } from '@atrium/portal/ui';
import type { StatusTone } from '@atrium/portal/ui';
import type { PlannedStep, PlanStatus } from '../../../api/flowPlan';
import styles from './dryRun.module.css';

const TONES: Readonly<Record<PlanStatus, StatusTone>> = {
  asked: 'info',
  copied: 'neutral',
  skipped: 'neutral',
  unknown: 'warning',
};

/** The path of a dry run in words: who is asked, in this order. */
export function PlanSteps({ steps }: { steps: readonly PlannedStep[] }) {
  const t = useT();
  if (steps.length === 0) return <p className={styles.aside}>{t('workflow.manager.dryRun.noSteps')}</p>;
  return (
    <ol className={styles.steps} aria-label={t('workflow.manager.dryRun.path')}>
      {steps.map(({ nodeId, name, status, people, mode, reason }, index) => (
        <li key={`${index} ${nodeId}`}>
          <span className={styles.head}>
            <strong>{name}</strong>
            <StatusTag tone={TONES[status]} text={t(`workflow.manager.dryRun.${status}`)} />
            {status === 'asked' && people.length > 1 && (
              <span className={styles.aside}>{t(`workflow.manager.mode.${mode}`)}</span>
            )}
          </span>
          {people.length > 0 && (
            <div>
              {t('workflow.manager.list', {
                items: people.map((person) =>
                  t('workflow.manager.position', {
                    position: person.positionName,
                    org: person.orgName,
                    name: person.name || t('workflow.manager.vacant'),
                  }),
                ),
              })}
            </div>
          )}
          {reason && <div className={styles.aside}>{reason}</div>}
        </li>
      ))}
    </ol>
  );
}

import type { StatusTone } from '@atrium/portal/ui';
import { joinNames } from '@atrium/common/format/joinNames';
import { useLanguage, useT } from '@atrium/portal/sdk';
import { dateText, StatusTag } from '@atrium/portal/ui';
import type { ProcessStep, StepStatus } from '../../api/getProcess';
import styles from './StepTimeline.module.css';
import parts from './Process.module.css';

const TONES: Readonly<Record<StepStatus, StatusTone>> = {
  done: 'success',
  current: 'warning',
  pending: 'neutral',
  rejected: 'danger',
};

/** The steps of a process with handler and status. */
export function StepTimeline({ steps }: { steps: readonly ProcessStep[] }) {
  const t = useT();
  const language = useLanguage();
  return (
    <section className={parts.part}>
      <h2 className={parts.heading}>{t('workflow.process.steps')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ stepId, name, handlers, status, comment, time }) => (
          <li
            key={stepId}
            className={`${styles.step} ${styles[status]}`}
            aria-current={status === 'current' ? 'step' : undefined}
          >
            <div className={styles.line}>
              <span className={styles.name}>{name}</span>
              <StatusTag tone={TONES[status]} text={t(`workflow.step.${status}`)} />
              {time && <time className={styles.time}>{dateText(time)}</time>}
            </div>
            <div className={styles.handlers}>{joinNames(handlers, language)}</div>
            {comment && <p className={styles.comment}>{t('workflow.process.comment.label', { comment })}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

import { joinNames } from '@atrium/common/format/joinNames';
import { useLanguage, useT } from '@atrium/portal/sdk';
import type { Translate } from '@atrium/portal/sdk';
import { dateText, StatusTag } from '@atrium/portal/ui';
import type { StatusTone } from '@atrium/portal/ui';
import type { ProcessStep, StepStatus } from '../../../api/process';
import { AttachmentList } from './AttachmentList';
import styles from './Record.module.css';
import { StoredPicture } from './StoredPicture';

const TONES: Readonly<Record<StepStatus, StatusTone>> = {
  done: 'success',
  current: 'warning',
  pending: 'neutral',
  rejected: 'danger',
};

/** The step of an entry and what was done: the action alone where the step has no name of its own. */
function words(t: Translate, { name, action, actionName, status }: ProcessStep): { name: string; tag: string } {
  // Its action would sound as if it had happened.
  const isAhead = status === 'current' || status === 'pending';
  const state = status && t(action === 'copy' && isAhead ? 'workflow.step.pending.copy' : `workflow.step.${status}`);
  const done = isAhead ? '' : actionName;
  return { name: name === done ? '' : name, tag: done || state || '' };
}

/** One entry of the record: who did what and when, with comment, files and signature. */
export function StepEntry({ step }: { step: ProcessStep }) {
  const t = useT();
  const language = useLanguage();
  const { handlers, status, comment, time, attachments, signature, targets } = step;
  const { name, tag } = words(t, step);
  return (
    <li
      className={`${styles.step} ${status ? styles[status] : ''}`}
      aria-current={status === 'current' ? 'step' : undefined}
    >
      <div className={styles.line}>
        {name && <span className={styles.name}>{name}</span>}
        {tag && <StatusTag tone={status ? TONES[status] : 'neutral'} text={tag} />}
        {time && <time className={styles.time}>{dateText(time)}</time>}
      </div>
      {handlers.length > 0 && <div className={styles.muted}>{joinNames(handlers, language)}</div>}
      {targets.length > 0 && (
        <div className={styles.muted}>{t('workflow.process.targets', { names: joinNames(targets, language) })}</div>
      )}
      {comment && <p className={styles.comment}>{t('workflow.process.comment.label', { comment })}</p>}
      {attachments.length > 0 && <AttachmentList files={attachments} />}
      {signature && (
        <StoredPicture url={signature} label={t('workflow.process.signature.of', { name: handlers[0] ?? '' })} />
      )}
    </li>
  );
}

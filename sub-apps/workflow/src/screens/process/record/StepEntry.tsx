import { joinNames } from '@atrium/common/format/joinNames';
import { useLanguage, useT } from '@atrium/portal/sdk';
import { dateText, StatusTag } from '@atrium/portal/ui';
import type { StatusTone } from '@atrium/portal/ui';
import type { ProcessStep, StepStatus } from '../../../api/process';
import { AttachmentList } from './AttachmentList';
import styles from './Record.module.css';
import { stepWords } from './stepWords';
import { StoredPicture } from './StoredPicture';

const TONES: Readonly<Record<StepStatus, StatusTone>> = {
  done: 'success',
  current: 'warning',
  pending: 'neutral',
  rejected: 'danger',
};

/** Done, and nothing is decided by it. */
const ASIDE: ReadonlySet<string> = new Set([
  ...['withdraw', 'urge', 'cancel', 'comment', 'copy'],
  ...['transfer', 'addbefore', 'addafter', 'countersign', 'reassign'],
]);

/** One entry of the record: who did what and when, with comment, files and signature. */
export function StepEntry({ step }: { step: ProcessStep }) {
  const t = useT();
  const language = useLanguage();
  const { handlers, status, comment, time, attachments, signature, targets } = step;
  const { name, tag } = stepWords(t, step);
  const isAside = status === 'done' && ASIDE.has(step.action);
  return (
    <li
      className={`${styles.step} ${status ? styles[isAside ? 'aside' : status] : ''}`}
      aria-current={status === 'current' ? 'step' : undefined}
    >
      <div className={styles.line}>
        {name && <span className={styles.name}>{name}</span>}
        {tag && <StatusTag tone={status && !isAside ? TONES[status] : 'neutral'} text={tag} />}
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

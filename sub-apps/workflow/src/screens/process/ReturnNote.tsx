import { joinNames } from '@atrium/common/format/joinNames';
import { useLanguage, useT } from '@atrium/portal/sdk';
import { dateText } from '@atrium/portal/ui';
import { Alert } from 'antd';
import type { Process } from '../../api/process';
import styles from './Process.module.css';

/** Who has returned a process to its applicant, when and why. Nothing for a process that is not returned. */
export function ReturnNote({ process: { state, steps } }: { process: Pick<Process, 'state' | 'steps'> }) {
  const t = useT();
  const language = useLanguage();
  const returned = state === 'returned' ? steps.findLast(({ action }) => action === 'return') : undefined;
  if (!returned) return null;
  const { handlers, time, comment } = returned;
  const names = joinNames(handlers, language);
  return (
    <Alert
      type="warning"
      message={t('workflow.process.returned', { names, time: dateText(time) })}
      description={comment && <p className={styles.reason}>{comment}</p>}
    />
  );
}

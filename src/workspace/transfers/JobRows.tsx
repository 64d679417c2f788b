import { useAccess } from '@umijs/max';
import { Button, Progress } from 'antd';
import { useTranslate } from '@/app-context/services';
import { useNavigation } from '../runtime/contexts';
import type { RunningJob } from './runningJobs';
import styles from './transfers.module.css';

/** The list of imports and exports (business spec §2). */
const LIST_PATH = '/importexportlist';

export interface JobRowsProps {
  jobs: readonly RunningJob[];
  /** The list is being opened. */
  onLeave(): void;
}

/** The imports and exports that are under way, and the way to all of them. */
export function JobRows({ jobs, onLeave }: JobRowsProps) {
  const t = useTranslate();
  const { navigate } = useNavigation();
  const canOpenList = useAccess().canUse(LIST_PATH);
  const handleOpen = () => {
    onLeave();
    navigate(LIST_PATH);
  };
  return (
    <>
      {jobs.length > 0 && (
        <>
          <div className={styles.head}>
            <h2>{t('workspace.jobs.title')}</h2>
          </div>
          <ul className={styles.rows}>
            {jobs.map((job) => (
              <JobRow key={job.id} job={job} />
            ))}
          </ul>
        </>
      )}
      {canOpenList && (
        <Button type="link" size="small" className={styles.all} onClick={handleOpen}>
          {t('workspace.jobs.all')}
        </Button>
      )}
    </>
  );
}

function JobRow({ job }: { job: RunningJob }) {
  const t = useTranslate();
  const { kind, percent, queueSize, isCancelling, cancel } = job;
  const filename = job.filename || t(`spreadsheet.${kind}.title`);
  const state = isCancelling ? 'cancelling' : queueSize === undefined ? `${kind}ing` : 'waiting';
  return (
    <li className={styles.row}>
      <span className={styles.name} title={filename}>
        {filename}
      </span>
      <Button
        type="link"
        size="small"
        disabled={isCancelling}
        aria-label={t('workspace.transfers.cancelNamed', { filename })}
        onClick={cancel}
      >
        {t('workspace.transfers.cancel')}
      </Button>
      <Progress
        className={styles.progress}
        percent={percent}
        size="small"
        aria-label={t('workspace.transfers.progress', { filename })}
      />
      <span className={styles.state}>
        {t(`spreadsheet.job.${state}`)}
        {queueSize !== undefined && ` · ${t('spreadsheet.job.queue', { count: queueSize })}`}
      </span>
    </li>
  );
}

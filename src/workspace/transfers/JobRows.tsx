import { useAccess } from '@umijs/max';
import { Button, Progress } from 'antd';
import { useTranslate } from '@/app-context/services';
import { JOB_LIST_PATH } from '@/routes/routes';
import { useNavigation } from '../runtime/contexts';
import type { RunningJob } from './runningJobs';
import styles from './transfers.module.css';

/** The imports and exports that are under way. */
export function JobRows({ jobs }: { jobs: readonly RunningJob[] }) {
  const t = useTranslate();
  if (jobs.length === 0) return null;
  return (
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
  );
}

/** The way to all imports and exports; nothing where the person may not open their list. `onLeave` runs before it opens. */
export function AllJobsButton({ onLeave }: { onLeave(): void }) {
  const t = useTranslate();
  const { navigate } = useNavigation();
  if (!useAccess().canUse(JOB_LIST_PATH)) return null;
  const handleOpen = () => {
    onLeave();
    navigate(JOB_LIST_PATH);
  };
  return (
    <Button type="link" size="small" className={styles.all} onClick={handleOpen}>
      {t('workspace.jobs.all')}
    </Button>
  );
}

function JobRow({ job }: { job: RunningJob }) {
  const t = useTranslate();
  const { kind, percent, queueSize, isCancelling, isDelayed, cancel } = job;
  const filename = job.filename || t(`spreadsheet.${kind}.title`);
  const goesOn = queueSize === undefined ? `${kind}ing` : 'waiting';
  const state = isCancelling ? 'cancelling' : isDelayed ? 'unknown' : goesOn;
  return (
    <li className={styles.row}>
      <span className={styles.name} title={filename}>
        {filename}
      </span>
      <Button
        type="link"
        size="small"
        disabled={isCancelling || !cancel}
        aria-label={t('workspace.transfers.cancelNamed', { filename })}
        onClick={cancel}
      >
        {t('workspace.transfers.cancel')}
      </Button>
      <Progress
        className={styles.progress}
        percent={percent}
        size="small"
        strokeColor="var(--color-accent)"
        aria-label={t('workspace.transfers.progress', { filename })}
      />
      <span className={styles.state}>
        {t(`spreadsheet.job.${state}`)}
        {queueSize !== undefined && !isDelayed && ` · ${t('spreadsheet.job.queue', { count: queueSize })}`}
      </span>
    </li>
  );
}

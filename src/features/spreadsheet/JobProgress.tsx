import { Progress, Spin } from 'antd';
import { useTranslate } from '@/app-context/services';
import type { JobStatus } from '@/services/api/spreadsheets';
import { Outcome } from './Outcome';
import styles from './Spreadsheet.module.css';
import type { Job } from './jobFlow';

export interface JobProgressProps {
  kind: 'import' | 'export';
  name: 'ready' | 'running';
  job: Job<JobStatus>;
  filename: string | undefined;
  /** The import of the foreground service tells nothing until it has ended. */
  isForeground?: boolean;
}

/** A job that has not ended: its place in the queue or how far it is, and that it does not need the window. */
export function JobProgress({ kind, name, job, filename, isForeground = false }: JobProgressProps) {
  const t = useTranslate();
  const { queueSize, status, pauseMs, isCancelling } = job;
  const phase = name === 'ready' ? 'job.waiting' : `job.${kind}ing`;
  return (
    <div className={styles.stack}>
      {filename && <p className={styles.filename}>{filename}</p>}
      <div role="status" className={styles.line}>
        {isForeground && <Spin size="small" />} {t(`spreadsheet.${isCancelling ? 'job.cancelling' : phase}`)}
      </div>
      {!isForeground && (
        <Progress
          percent={Math.floor(status?.finishRate ?? 0)}
          status="active"
          strokeColor="var(--color-accent)"
          format={(percent) => `${percent}%`}
          aria-label={t('spreadsheet.job.progress')}
        />
      )}
      {name === 'ready' && queueSize !== undefined && (
        <p className={styles.line}>{t('spreadsheet.job.queue', { count: queueSize })}</p>
      )}
      {pauseMs !== undefined && (
        <Outcome tone="warning" title={t('spreadsheet.job.delayed', { count: pauseMs / 1000 })} />
      )}
      <p className={styles.hint}>
        {isForeground
          ? t('spreadsheet.job.goesOn.foreground')
          : t('spreadsheet.job.goesOn', { title: t(`spreadsheet.${kind}.title`) })}
      </p>
    </div>
  );
}

import { Progress } from 'antd';
import type { Translate } from '@/portal/contract/portal';
import type { DataColumn } from '@/portal/ui/columns';
import { formatFileSize } from '@/common/format/fileSize';
import { dateText } from '@/portal/ui/format';
import { StatusTag } from '@/ui/StatusTag';
import type { StatusTone } from '@/ui/StatusTag';
import { isUnderWay } from './jobRow';
import type { JobRow, JobRowState } from './jobRow';
import styles from './JobList.module.css';

const TONES: Readonly<Record<JobRowState, StatusTone>> = {
  ready: 'neutral',
  running: 'info',
  success: 'success',
  partly: 'warning',
  none: 'warning',
  error: 'danger',
  cancel: 'neutral',
  lost: 'neutral',
};

const number = (value: number | undefined) => value?.toLocaleString('en-US') ?? '';

/** The columns of the list; a table shows why a job has failed in place of its progress, a card beside it. */
export function jobColumns(t: Translate, isNarrow: boolean): readonly DataColumn<JobRow>[] {
  const title = (key: string) => t(`spreadsheet.jobs.column.${key}`);
  const counts = ['total', 'done', 'failed', 'ignored'] as const;
  const reason: DataColumn<JobRow> = {
    key: 'reason',
    title: title('reason'),
    inList: 'detail',
    render: ({ fatalError }) => fatalError,
  };
  return [
    {
      key: 'kind',
      title: title('kind'),
      widthPx: 76,
      inList: 'tag',
      render: ({ kind }) => t(`spreadsheet.jobs.kind.${kind}`),
    },
    { key: 'file', title: title('file'), inList: 'title', render: fileOf },
    {
      key: 'state',
      title: title('state'),
      widthPx: 116,
      inList: 'tag',
      render: ({ state }) => <StatusTag tone={TONES[state]} text={t(`spreadsheet.jobs.state.${state}`)} />,
    },
    {
      key: 'progress',
      title: title('progress'),
      widthPx: 120,
      inList: 'detail',
      render: (row) => (!isNarrow && row.fatalError) || progressOf(t, row),
    },
    ...counts.map((key): DataColumn<JobRow> => ({
      key,
      title: t(`spreadsheet.jobs.column.${key}`),
      widthPx: 72,
      isNumber: true,
      inList: 'detail',
      render: (row) => number(row[key]),
    })),
    {
      key: 'startedAt',
      title: title('startedAt'),
      widthPx: 144,
      inList: 'detail',
      render: ({ startedAt }) => (startedAt === undefined ? '' : dateText(startedAt)),
    },
    ...(isNarrow ? [reason] : []),
  ];
}

/** The file, and beside it what is imported or exported, and the size of an exported file. */
function fileOf({ filename, modelName, fileSize }: JobRow) {
  const facts = [modelName, fileSize ? formatFileSize(fileSize) : ''].filter((fact) => fact !== '');
  return (
    <>
      {filename}
      {facts.length > 0 && <span className={styles.facts}>{facts.join(' · ')}</span>}
    </>
  );
}

/** A bar while the job is under way; afterwards how far it came. */
function progressOf(t: Translate, row: JobRow) {
  const percent = Math.floor(row.finishRate);
  if (!isUnderWay(row)) return row.state === 'lost' ? '' : `${percent}%`;
  return (
    <Progress
      className={styles.progress}
      percent={percent}
      size="small"
      aria-label={t('workspace.transfers.progress', { filename: row.filename })}
    />
  );
}

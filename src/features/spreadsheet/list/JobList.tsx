import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useServices, useTranslate } from '@/app-context/services';
import type { Disposable } from '@/common/disposable';
import { DataTable } from '@/portal/ui/DataTable';
import { FilterForm } from '@/portal/ui/FilterForm';
import { ListFrame } from '@/portal/ui/ListFrame';
import { useListQuery } from '@/portal/ui/useListQuery';
import type { ListQuery } from '@/portal/ui/useListQuery';
import { useNarrow } from '@/ui/useMediaQuery';
import { useObservable } from '@/ui/useObservable';
import { useNotices, usePageRuntime } from '@/workspace/runtime/contexts';
import type { RunningJob } from '@/workspace/transfers/runningJobs';
import type { TransferList } from '@/workspace/transfers/transferList';
import { Outcome } from '../Outcome';
import { createTimer } from '../pollJob';
import type { JobFilters, JobSource } from './createJobSource';
import { jobColumns } from './jobColumns';
import styles from './JobList.module.css';
import { isUnderWay, STATE_FILTERS } from './jobRow';
import type { JobRow } from './jobRow';
import { pollRows } from './pollRows';
import type { PollTrouble } from './pollRows';
import { useRowActions } from './useRowActions';

const JOBS_KEY = 'spreadsheet-jobs';
const NO_FILTERS: JobFilters = { kind: '', state: '' };
const NO_ROWS: ReadonlySet<string> = new Set();

const idsOf = (jobs: readonly RunningJob[]) => jobs.map(({ id }) => id).join(' ');

/** The imports and exports of the person, newest first (business spec §2, ImportExportList). */
export function JobList({ source }: { source: JobSource }) {
  const t = useTranslate();
  const isNarrow = useNarrow();
  const isLocal = useObservable(source.isLocal);
  const frame = useRef<HTMLDivElement>(null);
  const list = useListQuery<JobRow, JobFilters>({
    initialFilters: NO_FILTERS,
    queryOptions: (query) => ({ queryKey: [JOBS_KEY, query], queryFn: () => source.read(query) }),
    rowKey: ({ id }) => id,
    nameOf: ({ filename }) => filename,
  });
  const canBeSeen = () => frame.current?.closest('[hidden]') === null;
  const { trouble, readAgain } = useFreshJobs(source, list.rows, canBeSeen);
  const rowActions = useRowActions({ readAgain, canBeSeen });
  const { filters, search } = list;

  return (
    <div ref={frame} className={styles.list}>
      <ListFrame
        // Rows that change every 2 s are not marked as changed.
        list={{ ...list, fresh: NO_ROWS }}
        id={JOBS_KEY}
        title={t('workspace.screen.importexportlist')}
        label={t('workspace.screen.importexportlist')}
        searchLabel={t('spreadsheet.jobs.filter')}
        columns={jobColumns(t, isNarrow)}
        rowActions={rowActions}
        empty={{ title: t('spreadsheet.jobs.empty'), hint: t('spreadsheet.jobs.empty.hint') }}
        noMatch={{ title: t('spreadsheet.jobs.noMatch'), hint: t('spreadsheet.jobs.noMatch.hint') }}
        onClearFilters={list.reset}
        filters={
          <>
            {isLocal && <Outcome tone="info" title={t('spreadsheet.jobs.local')} />}
            <FilterForm
              label={t('spreadsheet.jobs.filter')}
              values={filters}
              onChange={search}
              onReset={list.reset}
              fields={[
                {
                  key: 'kind',
                  kind: 'select',
                  label: t('spreadsheet.jobs.column.kind'),
                  placeholder: t('spreadsheet.jobs.filter.all'),
                  options: ['import', 'export'].map((value) => ({ value, label: t(`spreadsheet.jobs.kind.${value}`) })),
                },
                {
                  key: 'state',
                  kind: 'select',
                  label: t('spreadsheet.jobs.column.state'),
                  placeholder: t('spreadsheet.jobs.filter.all'),
                  options: Object.entries(STATE_FILTERS).map(([value, [state = '']]) => ({
                    value,
                    label: t(state === 'error' ? 'spreadsheet.jobs.filter.failed' : `spreadsheet.jobs.state.${state}`),
                  })),
                },
              ]}
            />
            {trouble && !list.error && <TroubleNote trouble={trouble} />}
          </>
        }
      >
        {(table) => <DataTable {...table} />}
      </ListFrame>
    </div>
  );
}

function TroubleNote({ trouble }: { trouble: PollTrouble }) {
  const t = useTranslate();
  const text =
    trouble === 'stopped'
      ? t('spreadsheet.jobs.stopped')
      : t('spreadsheet.job.delayed', { count: trouble.pauseMs / 1000 });
  return <Outcome tone="warning" title={text} />;
}

/**
 * Reads the shown page again every 2 s while one of its jobs is under way and the page can be seen, and when a job of
 * this workspace begins or ends.
 */
function useFreshJobs(source: JobSource, rows: readonly JobRow[] | undefined, canBeSeen: () => boolean) {
  const client = useQueryClient();
  const { isOnline } = useServices().connection;
  const { report } = useNotices();
  const { transfers } = usePageRuntime();
  const [trouble, setTrouble] = useState<PollTrouble>();
  const hasRunning = rows?.some(isUnderWay) ?? false;
  /** A failure leaves the rows as they are. */
  const readAgain = async () => {
    const shown = client.getQueryCache().findAll({ queryKey: [JOBS_KEY], type: 'active' });
    await Promise.all(
      shown.map(async ({ queryKey, state }) => {
        const page = await source.read(queryKey[1] as ListQuery<JobFilters>);
        // A refresh by the person is newer.
        if (client.getQueryState(queryKey)?.dataUpdateCount === state.dataUpdateCount)
          client.setQueryData(queryKey, page);
      }),
    );
  };
  const readQuietly = useEffectEvent(readAgain);
  const canAsk = useEffectEvent(() => isOnline.get() && !document.hidden && canBeSeen());
  useEffect(() => {
    if (!hasRunning) return undefined;
    const stop = pollRows({
      read: () => readQuietly(),
      canAsk: () => canAsk(),
      schedule: createTimer,
      onTrouble: setTrouble,
    });
    return () => {
      stop();
      setTrouble(undefined);
    };
  }, [hasRunning]);

  useEffect(() => {
    let stop: Disposable = () => undefined;
    let isLeft = false;
    const follow = ({ jobs }: TransferList) => {
      let known = idsOf(jobs.get());
      stop = jobs.subscribe(() => {
        if (known === idsOf(jobs.get())) return;
        known = idsOf(jobs.get());
        readQuietly().catch(report);
      });
    };
    transfers.list().then((list) => !isLeft && follow(list), report);
    return () => {
      isLeft = true;
      stop();
    };
  }, [transfers, report]);
  // The next visit begins with what the platform tells then.
  useEffect(() => () => client.removeQueries({ queryKey: [JOBS_KEY] }), [client]);
  return { trouble, readAgain };
}

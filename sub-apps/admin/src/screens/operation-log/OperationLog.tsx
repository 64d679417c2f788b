import { usePortal, useT } from '@atrium/portal/sdk';
import { useListQuery } from '@atrium/portal/ui';
import type { TableEntry } from '@atrium/portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { getLogOptions, LOG_KEY, logQuery } from '../../api/operationLog';
import type { LogEntry, LogFilters } from '../../api/operationLog';
import { dateRangeField } from '../../kit/dateRangeField';
import { FieldFailure } from '../../kit/fields/FieldFailure';
import { ProListScreen } from '../../kit/ProListScreen';
import type { OpenRecord } from '../../kit/RecordPanel';
import { logColumns } from './logColumns';
import { logExport } from './logExport';
import { LogPanel } from './LogPanel';

export { operationLogTexts as texts } from '../../locales/operationLog';

/** The key of what is remembered of the list: search and columns. */
const ID = 'operationlog';
const NO_FILTERS: LogFilters = {
  keyword: '',
  person: undefined,
  object: undefined,
  action: undefined,
  days: undefined,
};

/** `/operationlog`: who has changed what. It can only be read. */
export default function OperationLog() {
  const t = useT();
  const { http, files, message } = usePortal();
  const list = useListQuery({
    id: ID,
    initialFilters: NO_FILTERS,
    queryOptions: (query) => logQuery(http, query),
    rowKey: ({ logId }: LogEntry) => logId,
    nameOf: ({ recordName }) => recordName,
  });
  const {
    data: options,
    error: optionsError,
    refetch: readOptions,
  } = useQuery({
    queryKey: [...LOG_KEY, 'options'],
    queryFn: ({ signal }) => getLogOptions(http, signal),
  });
  const [open, setOpen] = useState<OpenRecord>({ mode: 'new' });
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const show = ({ logId, recordName }: LogEntry) => {
    setOpen({ mode: 'view', id: logId, name: recordName });
    setIsPanelOpen(true);
  };
  const exportEntries = async () => {
    try {
      await files.exportRows(logExport(t, list.filters));
    } catch (error) {
      message.report(error);
    }
  };
  const choice = (key: 'person' | 'object' | 'action', choices: LogOptionsOf) => ({
    key,
    dataIndex: key,
    title: t(`admin.log.${key}`),
    valueType: 'select' as const,
    fieldProps: {
      options: choices,
      placeholder: t('admin.log.all'),
      showSearch: true,
      optionFilterProp: 'label',
      notFoundContent: optionsError ? (
        <FieldFailure error={optionsError} onRetry={() => void readOptions()} />
      ) : (
        t(choices ? 'admin.field.none' : 'ui.loading')
      ),
    },
  });

  return (
    <ProListScreen
      list={list}
      id={ID}
      title={t('admin.log.title')}
      label={t('admin.log.table')}
      searchLabel={t('admin.log.filter')}
      fields={[
        {
          key: 'keyword',
          dataIndex: 'keyword',
          title: t('admin.log.keyword'),
          fieldProps: { placeholder: t('admin.log.keyword.hint'), autoComplete: 'off' },
        },
        dateRangeField<TableEntry<LogEntry>>('days', t('admin.log.time')),
        choice('person', options?.persons),
        choice('object', options?.objects),
        choice('action', options?.actions),
      ]}
      columns={logColumns(t, show)}
      empty={{ title: t('admin.log.empty'), hint: t('admin.log.empty.hint') }}
      noMatch={{ title: t('admin.log.noMatch'), hint: t('admin.log.noMatch.hint') }}
      onOpen={show}
      currentKey={isPanelOpen ? open.id : undefined}
      actions={<Button onClick={() => void exportEntries()}>{t('admin.log.export')}</Button>}
      panel={<LogPanel open={open} isOpen={isPanelOpen} onClose={() => setIsPanelOpen(false)} />}
    />
  );
}

type LogOptionsOf = readonly { value: string; label: string }[] | undefined;

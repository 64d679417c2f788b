import { CACHES } from '@atrium/common/constants/request';
import { usePortal, useT } from '@atrium/portal/sdk';
import { errorText, FieldIcon } from '@atrium/portal/ui';
import type { CustomControlProps, ListPage } from '@atrium/portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { PROCESS_LISTS_KEY } from '../api/listProcesses';
import type { ProcessItem } from '../api/listProcesses';
import { startableFlowsQuery } from '../api/startableFlows';

interface Props extends CustomControlProps {
  /** The code of the flow; empty for all. */
  value: string;
  onChange(flowCode: string): void;
}

/** A filter by flow. It offers the flows that the person may start, and those of the processes that were listed. */
export function FlowField({ value, onChange, ...control }: Props) {
  const t = useT();
  const { http } = usePortal();
  const client = useQueryClient();
  const [isOpened, setIsOpened] = useState(false);
  const { data, error } = useQuery({
    ...startableFlowsQuery(http),
    enabled: isOpened,
    staleTime: CACHES.default.ttlMs,
  });
  const listed = isOpened ? listedFlows(client) : [];
  const startable = (data ?? []).map(({ flowCode, name }) => [flowCode, name] as const);
  const options = [...new Map([...listed, ...startable])].map(([code, label]) => ({ value: code, label }));
  return (
    <Select
      {...control}
      style={{ width: '100%' }}
      suffixIcon={<FieldIcon name="arrow" />}
      placeholder={t('workflow.lists.all')}
      allowClear
      showSearch
      optionFilterProp="label"
      value={value || undefined}
      options={options}
      notFoundContent={error ? errorText(t, error) : t(data ? 'workflow.lists.noFlow' : 'ui.loading')}
      onOpenChange={(isOpen) => setIsOpened(isOpened || isOpen)}
      onChange={(code: string | undefined) => onChange(code ?? '')}
    />
  );
}

/** The flows of the processes in every list that was read lately, by their codes. */
function listedFlows(client: QueryClient): (readonly [string, string])[] {
  return client
    .getQueriesData<ListPage<ProcessItem>>({ queryKey: PROCESS_LISTS_KEY })
    .flatMap(([, page]) => page?.rows ?? [])
    .filter(({ flowCode }) => flowCode !== '')
    .map(({ flowCode, processName }) => [flowCode, processName || flowCode] as const);
}

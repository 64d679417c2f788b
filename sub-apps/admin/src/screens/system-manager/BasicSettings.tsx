import { randomId } from '@atrium/common/randomId';
import { usePortal, useT } from '@atrium/portal/sdk';
import { LoadFailure, Skeleton } from '@atrium/portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getGlobalConfig } from '../../api/globalConfig';
import type { EditorPart } from '../../kit/useEditorParts';
import { BasicForm } from './BasicForm';

interface Props {
  part: EditorPart;
  readOnlyReason: string | undefined;
}

/** Reads the settings of the company and shows them in their form. */
export function BasicSettings({ part, readOnlyReason }: Props) {
  const t = useT();
  const { http } = usePortal();
  const queries = useQueryClient();
  // Of its own, because the query of a screen that was closed just now would still answer.
  const [queryKey] = useState(() => ['globalconfig', randomId()]);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => getGlobalConfig(http, signal),
    // A form starts from what is stored now; while it is open, it is read again before a save.
    gcTime: 0,
    staleTime: Infinity,
  });
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} />;
  return (
    <BasicForm
      key={part.restoredCount}
      items={data}
      part={part}
      readOnlyReason={readOnlyReason}
      onSaved={(items) => queries.setQueryData(queryKey, items)}
    />
  );
}

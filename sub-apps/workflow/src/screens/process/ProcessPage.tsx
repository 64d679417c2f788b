import { usePortal } from '@atrium/portal/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { processQuery } from '../../api/getProcess';
import ProcessContent from './ProcessContent';
import { useProcessInput } from './useProcessInput';

/** One process in a tab, a dialog or a window of its own. */
export function ProcessPage({ processId }: { processId: string }) {
  const { http, tab } = usePortal();
  // The content reads it; here only its title is followed.
  const { data } = useQuery({ ...processQuery(http, processId), enabled: false });
  const title = data?.title ?? '';
  useEffect(() => {
    if (title !== '') tab.setTitle(title);
  }, [tab, title]);
  const input = useProcessInput({ title, processId, opened: processId, onRestore: () => undefined });
  return (
    <ProcessContent key={input.key} processId={processId} frame="page" input={input} onLeave={() => tab.close()} />
  );
}

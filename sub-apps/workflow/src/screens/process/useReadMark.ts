import { usePortal } from '@atrium/portal/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { markRead } from '../../api/getProcess';
import { PROCESSES_KEY } from '../../api/listProcesses';
import type { Process } from '../../api/process';

/** Notes that the person has read a copy. */
export function useReadMark({ processId, isUnreadCopy }: Pick<Process, 'processId' | 'isUnreadCopy'>): void {
  const { badges, http, log } = usePortal();
  const queries = useQueryClient();
  const mark = useEffectEvent(async () => {
    try {
      await markRead(http, processId);
      badges.refresh();
      await queries.invalidateQueries({ queryKey: PROCESSES_KEY });
    } catch (error) {
      // It stays unread, which its list shows.
      log({ level: 'warn', source: 'workflow', message: 'A copy was not marked as read', error });
    }
  });
  useEffect(() => {
    if (isUnreadCopy) void mark();
  }, [processId, isUnreadCopy]);
}

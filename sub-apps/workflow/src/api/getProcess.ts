import { read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { PROCESSES_KEY } from './listProcesses';
import type { Process } from './process';
import { processSchema } from './processSchema';

async function getProcess(http: PortalHttp, processId: string, signal: AbortSignal): Promise<Process> {
  const answer = await http.post(
    '/api/teapi/workflow/flow/getprocess',
    { processid: processId },
    { signal, isRead: true, cache: 'none' },
  );
  return read(processSchema, answer);
}

/** So long in milliseconds what was asked for at the press on a row serves the panel that then opens. */
const PRESS_TO_PANEL_MS = 2_000;

/** The read of one process with its form, its path and its record. */
export const processQuery = (http: PortalHttp, processId: string) => ({
  staleTime: PRESS_TO_PANEL_MS,
  queryKey: [...PROCESSES_KEY, 'process', processId],
  queryFn: ({ signal }: { signal: AbortSignal }) => getProcess(http, processId, signal),
});

/** Notes that the person has read a copy. */
export async function markRead(http: PortalHttp, processId: string): Promise<void> {
  await http.post('/api/teapi/workflow/flow/markread', { processid: processId });
}

import { answeredList } from '@atrium/common/answeredList';
import { looseString, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { nonEmpty, object, optional, pipe, transform } from 'valibot';
import { PROCESSES_KEY } from './listProcesses';

/** A flow that the person may start. */
export interface StartableFlow {
  flowCode: string;
  name: string;
  description: string;
  icon: string;
  /** Empty without one. */
  group: string;
  /** When the person started it last; empty for never. */
  lastStarted: string;
}

const text = optional(looseString, '');
const flowSchema = pipe(
  object({
    flowcode: pipe(looseString, nonEmpty()),
    flowname: text,
    description: text,
    icon: text,
    group: text,
    laststarted: text,
  }),
  transform((wire): StartableFlow => ({
    flowCode: wire.flowcode,
    name: wire.flowname || wire.flowcode,
    description: wire.description,
    icon: wire.icon,
    group: wire.group,
    lastStarted: wire.laststarted,
  })),
);

/** More than a company has; the rest of a longer answer is left out. */
const MOST_FLOWS = 500;

/** The read of the flows that the person may start. A submission changes when they were started last. */
export const startableFlowsQuery = (http: PortalHttp) => ({
  queryKey: [...PROCESSES_KEY, 'flows'],
  async queryFn({ signal }: { signal: AbortSignal }): Promise<readonly StartableFlow[]> {
    const answer = await http.post('/api/teapi/workflow/flow/flows', {}, { signal, isRead: true });
    return read(answeredList(flowSchema, MOST_FLOWS), answer);
  },
});

import type { NodeState, ProcessState } from '../process';
import type { Run } from './run';
import { change, tell } from './run';
import { closeTasks } from './tasks';

/** The states of the nodes of a process that has ended: nothing is current; branches that were taken stay so. */
function endedNodes({ process }: Run): ReadonlyMap<string, NodeState> {
  const ended = new Map<string, NodeState>();
  for (const [id, state] of process.nodes) {
    if (state.status !== 'current') ended.set(id, state);
    else if (!state.asked) ended.set(id, { ...state, status: 'done' });
  }
  return ended;
}

/** Ends the process and tells the applicant how. */
export function finish(
  run: Run,
  state: Extract<ProcessState, 'approved' | 'rejected' | 'cancelled'>,
  {
    event = state,
    comment = '',
  }: { event?: 'approved' | 'rejected' | 'cancelled' | 'terminated'; comment?: string } = {},
): void {
  closeTasks(run);
  change(run, { state, nodes: endedNodes(run) });
  const { applicant } = run.process;
  tell(run, applicant.id, event, { comment });
}

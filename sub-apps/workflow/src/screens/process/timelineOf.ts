import type { Process, ProcessStep } from '../../api/process';

/**
 * The entries of the record. What the path has left out is not announced as a step to come, so that the record and the
 * diagram say the same.
 */
export function timelineOf({ steps, path }: Pick<Process, 'steps' | 'path'>): readonly ProcessStep[] {
  const leftOut = new Set(path.filter(({ status }) => status === 'skipped').map(({ nodeId }) => nodeId));
  return steps.filter(({ status, nodeId }) => status !== 'pending' || !leftOut.has(nodeId));
}

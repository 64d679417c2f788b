import { businessError } from '../../apiError';
import type { HeldPosition, Position } from '../../company/entities';
import { holderName, undecidedTasks } from '../process';
import type { Process } from '../process';
import type { Run } from './run';

export const targetNames = (positions: readonly Position[]): readonly string[] => [
  ...new Set(positions.map(holderName)),
];

/** The people who are asked in a step, by the ids of their employees. */
export const askedIn = ({ tasks }: Pick<Process, 'tasks'>, nodeId: string): Set<string | undefined> =>
  new Set(undecidedTasks({ tasks }).flatMap((task) => (task.nodeId === nodeId ? [task.position.employee?.id] : [])));

/** Throws unless these are people who are not asked in the step already, and not the applicant, who would approve alone. */
export function checkTargets({ process }: Run, nodeId: string, targets: readonly HeldPosition[]): void {
  if (targets.length === 0) throw businessError('flow.people_required');
  const asked = askedIn(process, nodeId);
  for (const target of targets) {
    if (target.employee.id === process.applicant.employee.id) throw businessError('flow.not_applicant');
    if (asked.has(target.employee.id)) throw businessError('flow.already_asked', { name: target.employee.name });
    asked.add(target.employee.id);
  }
}

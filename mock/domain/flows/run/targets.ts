import { businessError } from '../../apiError';
import type { HeldPosition, Position } from '../../company/entities';
import { holderName } from '../process';
import type { Run } from './run';

export const targetNames = (positions: readonly Position[]): readonly string[] => [
  ...new Set(positions.map(holderName)),
];

/** Throws unless these are people who are not asked in the step already. */
export function checkTargets({ process }: Run, nodeId: string, targets: readonly HeldPosition[]): void {
  if (targets.length === 0) throw businessError('flow.people_required');
  const asked = new Set(
    process.tasks.flatMap(({ position, status, ...task }) =>
      task.nodeId === nodeId && (status === 'open' || status === 'waiting') ? [position.employee?.id] : [],
    ),
  );
  for (const target of targets) {
    if (asked.has(target.employee.id)) throw businessError('flow.already_asked', { name: target.employee.name });
    asked.add(target.employee.id);
  }
}

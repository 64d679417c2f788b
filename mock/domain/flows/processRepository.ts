import { currentStep } from './process';
import type { Position } from '../company/entities';
import type { Process } from './process';

/** The processes of a company, newest first. */
export interface ProcessRepository {
  find(id: string): Readonly<Process> | undefined;
  /** Processes whose current step belongs to this position. */
  waitingFor(positionId: string): Process[];
  /** The position of the current step of each running process. */
  waitingPositions(): Position[];
  /** Processes with a step that this position has decided. */
  decidedBy(positionId: string): Process[];
  runningFor(orderId: string): Readonly<Process> | undefined;
  add(process: Process): void;
}

/** @param markChanged Called before each change. */
export function createProcessRepository(seed: readonly Process[], markChanged: () => void): ProcessRepository {
  const byId = new Map(seed.map((process) => [process.id, process]));
  const select = (test: (process: Process) => boolean) =>
    [...byId.values()].filter(test).sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id));
  return {
    find: (id) => byId.get(id),
    waitingFor: (positionId) => select((process) => currentStep(process)?.position.id === positionId),
    waitingPositions: () => [...byId.values()].flatMap((process) => currentStep(process)?.position ?? []),
    decidedBy: (positionId) =>
      select(({ steps }) =>
        steps.some(
          ({ position, decision }) => position.id === positionId && (decision === 'approve' || decision === 'reject'),
        ),
      ),
    runningFor: (orderId) =>
      [...byId.values()].find((process) => process.orderId === orderId && process.state === 'running'),
    add(process) {
      markChanged();
      byId.set(process.id, process);
    },
  };
}

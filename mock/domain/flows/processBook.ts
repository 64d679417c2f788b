import { currentStep } from './process';
import type { Process } from './process';

/** The processes of a company, newest first. */
export interface ProcessBook {
  find(id: string): Readonly<Process> | undefined;
  /** What waits for somebody in this post. */
  waitingFor(positionId: string): Process[];
  /** What somebody in this post has decided. */
  decidedBy(positionId: string): Process[];
  runningFor(orderId: string): Readonly<Process> | undefined;
  add(process: Process): void;
}

/** @param noteChange Called before each change. */
export function createProcessBook(seed: readonly Process[], noteChange: () => void): ProcessBook {
  const byId = new Map(seed.map((process) => [process.id, process]));
  const select = (test: (process: Process) => boolean) =>
    [...byId.values()].filter(test).sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id));
  return {
    find: (id) => byId.get(id),
    waitingFor: (positionId) => select((process) => currentStep(process)?.position.id === positionId),
    decidedBy: (positionId) =>
      select(({ steps }) =>
        steps.some(
          ({ position, decision }) => position.id === positionId && (decision === 'approve' || decision === 'reject'),
        ),
      ),
    runningFor: (orderId) =>
      [...byId.values()].find((process) => process.orderId === orderId && process.state === 'running'),
    add(process) {
      noteChange();
      byId.set(process.id, process);
    },
  };
}

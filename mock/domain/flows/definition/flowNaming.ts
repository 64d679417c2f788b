import type { Company } from '../../company/company';
import type { Flow } from './flow';
import { nodesOf } from './nodesOf';

/** The versions that processes still follow: the newest one, and those of processes that have not ended. */
function versionsInUse({ code, versions }: Flow, { processes }: Pick<Company, 'processes'>) {
  const alive = processes.aliveByVersion(code);
  return versions.filter((version) => version === versions.at(-1) || alive.has(version.published));
}

/** The first flow that needs this position or role, as an approver of a version in use or as its administrator. */
export const flowNaming = (
  company: Pick<Company, 'flows' | 'processes'>,
  type: 'position' | 'role',
  id: string,
): Flow | undefined =>
  [...company.flows.values()].find(
    (flow) =>
      (type === 'position' && flow.adminPositionIds.includes(id)) ||
      versionsInUse(flow, company)
        .flatMap(({ nodes }) => nodesOf(nodes))
        .some(
          (node) => 'approvers' in node && node.approvers.some((each) => each.type === type && each.ids.includes(id)),
        ),
  );

import type { Company } from '../../company/company';
import { createRecords } from '../../records/createRecords';
import type { Records } from '../../records/createRecords';
import type { OperationLog } from '../../records/operationLog';
import type { Flow } from './flow';
import { nodesOf } from './nodesOf';

/** The flow definitions of a tenant as records of its administrators. */
export const flowRecords = (company: Company, log: OperationLog): Records<Flow> =>
  createRecords<Flow>({
    kind: 'flow',
    notFoundCode: 'flow.definition_not_found',
    store: company.flows,
    nameOf: ({ name }) => name,
    loggedFields: ({ code, name, group, description, pageCode, nodes, adminPositionIds, versions, isDisabled }) => ({
      code,
      name,
      group,
      description,
      page: pageCode,
      steps: nodesOf(nodes).map((node) => node.name),
      admins: adminPositionIds.map((id) => company.positions.get(id)?.name ?? id),
      published: versions.length,
      disabled: isDisabled,
    }),
    nextId: () => {
      throw new Error('The id of a flow is its code');
    },
    log,
    onChange: () => company.markChanged(),
  });

import type { HeldPosition, Organisation, Position } from '../../company/entities';
import { SEEDED } from '../../records/record';
import type { Role } from '../../roles/role';
import type { ApprovalNode, Approvers, Branch, FlowNode } from './flow';

/** A small company and short nodes, for tests of flows. */
const unit = (code: string, parent?: Organisation): Organisation => ({
  ...SEEDED,
  id: code,
  code,
  name: code,
  order: 0,
  isDisabled: false,
  ...(parent && { parent }),
});

export const root = unit('company');
export const area = unit('area', root);
export const branchA = unit('branch-a', area);
export const branchB = unit('branch-b', area);
export const shop = unit('shop', branchA);

const DECIDER = 'decider';
const roles = new Map<string, Role>([
  [
    DECIDER,
    {
      ...SEEDED,
      ...{ id: DECIDER, code: DECIDER, name: DECIDER, description: '' },
      functionCodes: ['FLOW_UNDEAL'],
      isBuiltIn: false,
    },
  ],
]);

/** A position of its own person, unless another one is named; `null` leaves it vacant. Its holder may decide. */
export function position(
  id: string,
  organisation: Organisation,
  {
    name = '销售代表',
    roleIds = [] as readonly string[],
    person = id as string | null,
    isDisabled = false,
    isPowerless = false,
  } = {},
): Position {
  return {
    ...SEEDED,
    id,
    name,
    organisation,
    roleIds: isPowerless ? roleIds : [DECIDER, ...roleIds],
    isDisabled,
    ...(person !== null && { employee: { id: person, name: person, organisation } }),
  };
}

export const companyOf = (...positions: readonly Position[]) => ({
  positions: new Map(positions.map((each) => [each.id, each])),
  roles,
});

export const held = (of: Position): HeldPosition => {
  if (!of.employee) throw new Error('The position is vacant');
  return of as HeldPosition;
};

export const start: FlowNode = {
  id: 'start',
  type: 'start',
  name: 'start',
  rights: { default: 'editable', fields: {} },
};
export const end: FlowNode = { id: 'end', type: 'end', name: 'end' };

export const by = (...ids: readonly string[]): Approvers => ({ type: 'position', ids });

export const approval = (
  id: string,
  approvers: readonly Approvers[],
  special: Partial<ApprovalNode> = {},
): ApprovalNode => ({
  id,
  type: 'approval',
  name: id,
  approvers,
  mode: 'any',
  rights: { default: 'readonly', fields: {} },
  whenEmpty: 'admin',
  canReturn: true,
  canTransfer: true,
  canAdd: true,
  needsComment: false,
  needsSignature: false,
  ...special,
});

export const copy = (id: string, ...approvers: readonly Approvers[]): FlowNode => ({
  id,
  type: 'copy',
  name: id,
  approvers,
});

export const way = (id: string, condition: string, ...nodes: readonly FlowNode[]): Branch => ({
  id,
  name: id,
  condition,
  nodes,
});

export const branching = (type: 'condition' | 'parallel', id: string, ...branches: readonly Branch[]): FlowNode => ({
  id,
  type,
  name: id,
  branches,
});

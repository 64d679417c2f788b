import type { Caller } from '../accounts/caller';
import { businessError } from '../apiError';
import type { Company } from '../company/company';
import type { FlowNode } from './definition/flow';
import { nodesOf } from './definition/nodesOf';
import type { Process } from './process';
import type { Run } from './run/run';

/** A step whose people the applicant chooses: one, or several. */
export interface Choice {
  node: FlowNode;
  isMultiple: boolean;
}

export const choicesIn = (nodes: readonly FlowNode[]): readonly Choice[] =>
  nodesOf(nodes).flatMap((node) => {
    const choice = 'approvers' in node ? node.approvers.find(({ type }) => type === 'chosen') : undefined;
    return choice?.type === 'chosen' ? [{ node, isMultiple: choice.isMultiple }] : [];
  });

/** What was chosen for steps that leave the choice to the applicant. */
export const chosenIn = (nodes: readonly FlowNode[], chosen: Process['chosen']): Process['chosen'] =>
  new Map(
    choicesIn(nodes).flatMap(({ node: { id } }) => {
      const ids = chosen.get(id);
      return ids ? [[id, ids] as const] : [];
    }),
  );

/** Throws when the applicant chose themselves, or several people for a step of one. */
export function checkChosen(
  { position, company }: Pick<Caller, 'position'> & { company: Pick<Company, 'positions'> },
  { nodes, process: { chosen } }: Run,
): void {
  for (const id of [...chosen.values()].flat())
    if (company.positions.get(id)?.employee?.id === position.employee.id) throw businessError('flow.not_yourself');
  const isTooMany = choicesIn(nodes).some(
    ({ node, isMultiple }) => !isMultiple && (chosen.get(node.id)?.length ?? 0) > 1,
  );
  if (isTooMany) throw businessError('flow.one_person');
}

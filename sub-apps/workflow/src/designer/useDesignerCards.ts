import { useT } from '@atrium/portal/sdk';
import { useMemo } from 'react';
import { boundFlow } from '../flow/boundFlow';
import type { CardProblem } from '../flow/cardContent';
import { withApplicantFields } from '../flow/conditionWords';
import { useFlowCards } from '../flow/useFlowCards';
import { useExpressionProblems } from './conditions/useExpressionProblems';
import type { DesignerProblem, FlowDesignerProps } from './designerProps';
import { flowProblems } from './rules/flowProblems';
import { useTargetNames } from './useTargetNames';

const NONE: readonly CardProblem[] = [];

function byNode(problems: readonly DesignerProblem[]): ReadonlyMap<string, DesignerProblem[]> {
  const found = new Map<string, DesignerProblem[]>();
  for (const problem of problems) {
    const known = found.get(problem.nodeId);
    if (known) known.push(problem);
    else found.set(problem.nodeId, [problem]);
  }
  return found;
}

/** The cards of the designer, which name approvers and fields, and what is wrong with them. */
export function useDesignerCards(
  props: Pick<FlowDesignerProps, 'nodes' | 'problems' | 'fields' | 'targets' | 'findTargets'>,
) {
  const { nodes: given, problems: told, fields } = props;
  const t = useT();
  const targets = useTargetNames(props);
  const nodes = useMemo(() => boundFlow(given).nodes, [given]);
  const conditionFields = useMemo(() => withApplicantFields(fields, t), [fields, t]);
  const mistakes = useExpressionProblems(nodes, conditionFields);
  const { found, all: problems } = useMemo(
    () => flowProblems(nodes, told, mistakes, (problem) => t(`workflow.designer.problem.${problem}`)),
    [told, mistakes, nodes, t],
  );
  const problemsOf = useMemo(() => {
    const problemsAt = byNode(problems);
    return (id: string) => problemsAt.get(id) ?? NONE;
  }, [problems]);
  const cards = useFlowCards(given, { kind: 'definition', fields, problemsOf, nameOf: targets.nameOf }, 'designer');
  return { ...cards, targets, conditionFields, found, problems };
}

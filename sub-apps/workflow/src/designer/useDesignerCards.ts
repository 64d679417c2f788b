import { useT } from '@atrium/portal/sdk';
import { useMemo } from 'react';
import type { CardProblem } from '../flow/cardContent';
import type { FlowPart } from '../flow/flowParts';
import { useFlowCards } from '../flow/useFlowCards';
import type { DesignerProblem, FlowDesignerProps, FormField } from './designerProps';
import { conditionWords } from './rules/conditionWords';
import { APPLICANT_FIELDS } from './rules/fieldKinds';
import { localProblems, needsCondition } from './rules/localProblems';
import { useTargetNames } from './useTargetNames';

const NONE: readonly CardProblem[] = [];

function byNode(problems: readonly DesignerProblem[]): ReadonlyMap<string, DesignerProblem[]> {
  const found = new Map<string, DesignerProblem[]>();
  for (const problem of problems) found.set(problem.nodeId, [...(found.get(problem.nodeId) ?? []), problem]);
  return found;
}

/** The cards of the designer, which name approvers and fields, and what is wrong with them. */
export function useDesignerCards(
  props: Pick<FlowDesignerProps, 'nodes' | 'problems' | 'fields' | 'targets' | 'findTargets'>,
) {
  const { nodes, problems: found, fields } = props;
  const t = useT();
  const targets = useTargetNames(props);
  const conditionFields = useMemo(
    (): readonly FormField[] => [
      ...fields,
      ...APPLICANT_FIELDS.map((name) => ({ name, title: t(`workflow.designer.${name}`), type: 'text' })),
    ],
    [fields, t],
  );
  const problems = useMemo(
    () => [...found, ...localProblems(nodes, found, (problem) => t(`workflow.designer.problem.${problem}`))],
    [found, nodes, t],
  );
  const words = useMemo(() => {
    const problemsAt = byNode(problems);
    return {
      problemsOf: (id: string) => problemsAt.get(id) ?? NONE,
      describe: (part: FlowPart) =>
        part.kind === 'branch' && needsCondition(part)
          ? conditionWords(part.branch.condition, conditionFields, t)
          : undefined,
    };
  }, [problems, conditionFields, t]);
  const cards = useFlowCards(nodes, { ...words, nameOf: targets.nameOf }, 'designer');
  return { ...cards, targets, conditionFields, problems };
}

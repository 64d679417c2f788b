import { usePortal, useT } from '@atrium/portal/sdk';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { checkFlow } from '../../../api/flowChecks';
import type { FlowDraft } from '../../../api/flowDefinitions';
import { useExpressionProblems } from '../../../designer/conditions/useExpressionProblems';
import type { DesignerProblem, FormField } from '../../../designer/designerProps';
import { flowProblems, stillFound } from '../../../designer/rules/flowProblems';
import { withApplicantFields } from '../../../flow/conditionWords';
import { markedProblems } from './markedProblems';

const NONE: readonly DesignerProblem[] = [];

type Checked = Pick<FlowDraft, 'nodes' | 'pageCode'>;

/**
 * The check of a draft on demand: what the platform finds, and what the designer itself sees to be incomplete or wrong.
 * @param fields Those of the form.
 */
export function useFlowCheck({ nodes, pageCode }: FlowDraft, fields: readonly FormField[]) {
  const t = useT();
  const { http, message } = usePortal();
  /** It stays while the next check runs, so that nothing jumps. */
  const [last, setLast] = useState<{ of: Checked; found: readonly DesignerProblem[] }>();
  const conditionFields = useMemo(() => withApplicantFields(fields, t), [fields, t]);
  const mistakes = useExpressionProblems(nodes, conditionFields);
  const withLocal = useCallback(
    (found: readonly DesignerProblem[]) =>
      flowProblems(nodes, found, mistakes, (problem) => t(`workflow.designer.problem.${problem}`)).all,
    [nodes, mistakes, t],
  );
  const found = useMemo(() => (last ? stillFound(last.found, last.of.nodes, nodes) : NONE), [last, nodes]);
  const problems = useMemo(() => (last ? withLocal(found) : NONE), [last, found, withLocal]);
  const marked = useMemo(() => markedProblems(found), [found]);
  const checking = useMutation({
    mutationFn: (checked: Checked) => checkFlow(http, checked.nodes, checked.pageCode),
    onSuccess: (answer, of) => setLast({ of, found: answer }),
    onError: (error) => message.report(error),
  });
  return {
    /** Those of the platform alone that the designer marks, without those of conditions that have changed since. */
    found: marked,
    /** All of them; none before a check. */
    problems,
    /** The draft has changed since the check. */
    isStale: last?.of.nodes !== nodes || last.of.pageCode !== pageCode,
    isChecking: checking.isPending,
    /** Resolves to the problems; to undefined when the check failed, which is shown. */
    async check(): Promise<readonly DesignerProblem[] | undefined> {
      const answer = await checking.mutateAsync({ nodes, pageCode }).catch(() => undefined);
      const all = answer && withLocal(answer);
      if (all?.length === 0) message.success(t('workflow.manager.check.none'));
      return all;
    },
    close: () => setLast(undefined),
  };
}

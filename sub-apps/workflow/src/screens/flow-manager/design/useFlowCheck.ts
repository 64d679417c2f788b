import { usePortal, useT } from '@atrium/portal/sdk';
import { useMutation } from '@tanstack/react-query';
import { checkFlow } from '../../../api/flowChecks';
import type { FlowDraft } from '../../../api/flowDefinitions';
import type { DesignerProblem } from '../../../designer/designerProps';
import { distinctProblems, localProblems } from '../../../designer/rules/localProblems';
import type { FlowNode } from '../../../flow/flowNodes';

const NONE: readonly DesignerProblem[] = [];

/** The check of a draft on demand: what the platform finds, and what the designer itself sees to be incomplete. */
export function useFlowCheck({ nodes, pageCode }: FlowDraft) {
  const t = useT();
  const { http, message } = usePortal();
  const withLocal = (of: readonly FlowNode[], found: readonly DesignerProblem[]) =>
    distinctProblems([...found, ...localProblems(of, found, (problem) => t(`workflow.designer.problem.${problem}`))]);
  const checking = useMutation({
    mutationFn: (checked: Pick<FlowDraft, 'nodes' | 'pageCode'>) => checkFlow(http, checked.nodes, checked.pageCode),
    onError: (error) => message.report(error),
  });
  return {
    /** Those of the platform alone. */
    found: checking.data ?? NONE,
    /** All of them; none before a check. */
    problems: checking.data ? withLocal(nodes, checking.data) : NONE,
    /** The draft has changed since the check. */
    isStale: checking.variables?.nodes !== nodes || checking.variables.pageCode !== pageCode,
    isChecking: checking.isPending,
    /** Resolves to the problems; to undefined when the check failed, which is shown. */
    async check(): Promise<readonly DesignerProblem[] | undefined> {
      const found = await checking.mutateAsync({ nodes, pageCode }).catch(() => undefined);
      const problems = found && withLocal(nodes, found);
      if (problems?.length === 0) message.success(t('workflow.manager.check.none'));
      return problems;
    },
    close: () => checking.reset(),
  };
}

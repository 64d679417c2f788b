import { usePortal, useT } from '@atrium/portal/sdk';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { checkFlow } from '../../../api/flowChecks';
import type { FlowDraft } from '../../../api/flowDefinitions';
import type { DesignerProblem } from '../../../designer/designerProps';
import { distinctProblems, localProblems } from '../../../designer/rules/localProblems';
import type { FlowNode } from '../../../flow/flowNodes';

const NONE: readonly DesignerProblem[] = [];

type Checked = Pick<FlowDraft, 'nodes' | 'pageCode'>;

/** The check of a draft on demand: what the platform finds, and what the designer itself sees to be incomplete. */
export function useFlowCheck({ nodes, pageCode }: FlowDraft) {
  const t = useT();
  const { http, message } = usePortal();
  /** It stays while the next check runs, so that nothing jumps. */
  const [last, setLast] = useState<{ of: Checked; found: readonly DesignerProblem[] }>();
  const withLocal = (of: readonly FlowNode[], found: readonly DesignerProblem[]) =>
    distinctProblems([...found, ...localProblems(of, found, (problem) => t(`workflow.designer.problem.${problem}`))]);
  const checking = useMutation({
    mutationFn: (checked: Checked) => checkFlow(http, checked.nodes, checked.pageCode),
    onSuccess: (found, of) => setLast({ of, found }),
    onError: (error) => message.report(error),
  });
  return {
    /** Those of the platform alone. */
    found: last?.found ?? NONE,
    /** All of them; none before a check. */
    problems: last ? withLocal(nodes, last.found) : NONE,
    /** The draft has changed since the check. */
    isStale: last?.of.nodes !== nodes || last.of.pageCode !== pageCode,
    isChecking: checking.isPending,
    /** Resolves to the problems; to undefined when the check failed, which is shown. */
    async check(): Promise<readonly DesignerProblem[] | undefined> {
      const found = await checking.mutateAsync({ nodes, pageCode }).catch(() => undefined);
      const problems = found && withLocal(nodes, found);
      if (problems?.length === 0) message.success(t('workflow.manager.check.none'));
      return problems;
    },
    close: () => setLast(undefined),
  };
}

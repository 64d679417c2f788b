import { lookUp } from '@atrium/common/lookUp';
import { usePortal, useSession } from '@atrium/portal/sdk';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { dryRun } from '../../../api/flowChecks';
import type { DryRun } from '../../../api/flowChecks';
import type { FormField, TargetPosition } from '../../../designer/designerProps';
import type { FlowDraft } from '../../../api/flowDefinitions';
import { chosenSteps, typedValues } from './dryRunValues';

type Chosen = Readonly<Record<string, readonly TargetPosition[]>>;

/** The input and the result of a dry run; both stay while the panel is closed. */
export function useDryRun({ nodes, admins }: Pick<FlowDraft, 'nodes' | 'admins'>, fields: readonly FormField[]) {
  const { http } = usePortal();
  const { positionId, positionName, orgName, userName } = useSession();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  // The person is the first guess.
  const [applicant, setApplicant] = useState<TargetPosition | undefined>({
    positionId,
    positionName,
    orgName,
    name: userName,
  });
  const [chosen, setChosen] = useState<Chosen>({});
  const running = useMutation({ mutationFn: (run: DryRun) => dryRun(http, run) });
  return {
    typed,
    type: (name: string, value: string) => setTyped((current) => ({ ...current, [name]: value })),
    applicant,
    setApplicant,
    chosen,
    choose: (nodeId: string, positions: readonly TargetPosition[]) =>
      setChosen((current) => ({ ...current, [nodeId]: positions })),
    plan: running.data,
    /** The flow has changed since the run. */
    isStale: running.variables !== undefined && running.variables.nodes !== nodes,
    error: running.error,
    isRunning: running.isPending,
    /** Needs an applicant. */
    run(): void {
      if (!applicant) return;
      const ids = chosenSteps(nodes).map(({ nodeId }) => [
        nodeId,
        (lookUp(chosen, nodeId) ?? []).map((position) => position.positionId),
      ]);
      running.mutate({
        nodes,
        admins,
        values: typedValues(fields, typed),
        applicantPositionId: applicant.positionId,
        chosen: Object.fromEntries(ids) as DryRun['chosen'],
      });
    },
  };
}

export type DryRunState = ReturnType<typeof useDryRun>;

import type { PortalHttp } from '@atrium/portal/contract/portal';
import { usePortal, useSession } from '@atrium/portal/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dryRun } from '../../../api/flowChecks';
import type { DryRun } from '../../../api/flowChecks';
import { FLOWS_KEY } from '../../../api/flowDefinitions';
import type { FlowDraft } from '../../../api/flowDefinitions';
import type { Candidate } from '../../../api/listCandidates';
import type { FormField } from '../../../designer/designerProps';
import { idsOf } from '../../../plan/chosen';
import type { Chosen } from '../../../plan/chosen';
import { typedValues } from './triedFields';
import type { TriedValues } from './triedFields';

const NOTHING: TriedValues = {};

const dryRunQuery = (http: PortalHttp, run: DryRun, isOpen: boolean) => ({
  // Each run is a key of its own: an answer that comes late is never shown for other values. Such a key is long, and is
  // not written with each change of the design.
  queryKey: [...FLOWS_KEY, 'dry run', isOpen && run],
  queryFn: ({ signal }: { signal: AbortSignal }) => dryRun(http, run, signal),
  gcTime: 0,
});

/**
 * The input of a dry run, which stays while its panel is closed, and the plan for it, which follows every change of the
 * input and of the flow.
 * @param besidePage The fields that the page of the form has no control for.
 */
export function useDryRun(
  { nodes, admins, pageCode }: Pick<FlowDraft, 'nodes' | 'admins' | 'pageCode'>,
  besidePage: readonly FormField[],
  isOpen: boolean,
) {
  const { http } = usePortal();
  const { positionId, positionName, orgName, userName } = useSession();
  /** What each page holds, because the flow may get another one. */
  const [entered, setEntered] = useState<Readonly<Record<string, TriedValues>>>({});
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  // The person is the first guess.
  const [applicant, setApplicant] = useState<Candidate | undefined>({
    positionId,
    positionName,
    orgName,
    name: userName,
  });
  const [chosen, setChosen] = useState<Chosen>({});
  const values = Object.hasOwn(entered, pageCode) ? (entered[pageCode] ?? NOTHING) : NOTHING;
  const run: DryRun = {
    nodes,
    pageCode,
    admins,
    values: { ...values, ...typedValues(besidePage, typed) },
    applicantPositionId: applicant?.positionId ?? '',
    chosen: idsOf(chosen),
  };
  const { data, error, isFetching, refetch } = useQuery({
    ...dryRunQuery(http, run, isOpen),
    placeholderData: keepPreviousData,
    enabled: isOpen && applicant !== undefined,
  });
  return {
    values,
    enter: (next: TriedValues) => setEntered((current) => ({ ...current, [pageCode]: next })),
    typed,
    type: (name: string, value: string) => setTyped((current) => ({ ...current, [name]: value })),
    applicant,
    setApplicant,
    chosen,
    choose: (nodeId: string, people: Chosen[string]) => setChosen((current) => ({ ...current, [nodeId]: people })),
    preview: { plan: error ? undefined : data, error, isBusy: isFetching },
    refresh: () => void refetch(),
  };
}

export type DryRunState = ReturnType<typeof useDryRun>;

import { usePortal, useT } from '@atrium/portal/sdk';
import { lazyContent, LoadFailure, Skeleton } from '@atrium/portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { PROCESSES_KEY } from '../../../api/listProcesses';
import type { Process } from '../../../api/process';
import { getStart } from '../../../api/startFlow';
import type { ChosenIds, FlowStart } from '../../../api/startFlow';
import { idsOf, NONE_MISSING, peopleOf } from '../../../plan/chosen';
import type { Chosen } from '../../../plan/chosen';
import { missingChoices } from '../../../plan/planRules';
import { usePreview } from '../../../plan/usePreview';
import { useSettledValues } from '../../../plan/useSettledValues';
import type { FormValues, ValuesSource } from '../../../form/createFormPage';

/**
 * The approvers that are sent with a form that holds these values: undefined when some are still to be chosen, which the
 * plan then marks.
 */
export type ApproversFor = (values: FormValues) => Promise<ChosenIds | undefined>;

interface Props {
  process: Pick<Process, 'processId' | 'flowCode'>;
  form: ValuesSource;
  /** What the person has chosen here; over what they chose when they submitted it before. */
  chosen: Chosen;
  /** Runs once the plan is known, and with undefined when it is no longer shown. */
  onPlan(approversFor: ApproversFor | undefined): void;
  onChange(chosen: Chosen): void;
}

const PlanPreview = lazyContent(() => import('../../../plan/PlanPreview'));

/** Who will be asked when the application is submitted again, with the choice of approvers where the flow asks for it. */
export function ResubmitPlan(props: Props) {
  const { flowCode, processId } = props.process;
  const t = useT();
  const { http } = usePortal();
  const { data, error, refetch } = useQuery({
    queryKey: [...PROCESSES_KEY, 'start', processId],
    queryFn: ({ signal }) => getStart(http, flowCode, processId, signal),
  });
  if (data) return <KnownPlan {...props} start={data} />;
  // Flows that the platform starts by itself, such as that of an order, have no plan for people.
  if (error?.code === 'flow.not_found') return null;
  return error ? (
    <LoadFailure error={error} onRetry={() => void refetch()} />
  ) : (
    <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} />
  );
}

function KnownPlan({ process, form, start, onPlan, onChange, ...props }: Props & { start: FlowStart }) {
  const { flowCode, processId } = process;
  const { settled, settleNow } = useSettledValues(form);
  const [missing, setMissing] = useState(NONE_MISSING);
  const chosen: Chosen = { ...peopleOf(start.chosen), ...props.chosen };
  const preview = usePreview({ flowCode, processId, values: settled, chosen: idsOf(chosen) });
  const find: ApproversFor = useEffectEvent(async (values: FormValues) => {
    const ids = idsOf(chosen);
    if (start.choices.length === 0) return ids;
    const plan = await preview.planOf({ flowCode, processId, values, chosen: ids });
    const nodeIds = plan ? missingChoices(start.choices, chosen, plan) : [];
    setMissing(({ attempt }) => ({ nodeIds, attempt: attempt + 1 }));
    settleNow();
    return nodeIds.length === 0 ? ids : undefined;
  });
  const tell = useEffectEvent((approversFor: ApproversFor | undefined) => onPlan(approversFor));
  useEffect(() => {
    tell((values) => find(values));
    return () => tell(undefined);
  }, []);
  return (
    <PlanPreview
      flow={start}
      preview={preview}
      missing={missing}
      chosen={chosen}
      onChoose={(nodeId, people) => onChange({ ...chosen, [nodeId]: people })}
      onRefresh={() => {
        settleNow();
        preview.refresh();
      }}
    />
  );
}

import { usePortal, useT } from '@atrium/portal/sdk';
import { LoadFailure, PanelContent, Skeleton } from '@atrium/portal/ui';
import { Alert } from 'antd';
import { useQuery } from '@tanstack/react-query';
import type { MutationKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { getProcess } from '../../api/getProcess';
import type { Decision } from '../../api/handleProcess';
import { PROCESSES_KEY } from '../../api/listPending';
import { DecisionButtons } from './DecisionButtons';
import { DecisionForm } from './DecisionForm';
import { LinkedDocument } from './LinkedDocument';
import { ProcessFields } from './ProcessFields';
import { StepTimeline } from './StepTimeline';
import { useDecision } from './useDecision';

interface Props {
  processId: string;
  initialComment: string;
  /** The offer of a draft, above the process. */
  draftOffer: ReactNode;
  onInput(comment: string): void;
  /** The key of the mutation that sends a decision. */
  mutationKey: MutationKey;
  onHandled(decision: Decision): void;
  /** Another person has already decided. */
  onGone(): void;
}

/** The fields and steps of a process; the decision form while the process is running. */
export function ProcessContent(props: Props) {
  const { processId, initialComment, draftOffer, onInput, mutationKey, onHandled, onGone } = props;
  const t = useT();
  const { http } = usePortal();
  const { data, error, refetch } = useQuery({
    queryKey: [...PROCESSES_KEY, 'process', processId],
    queryFn: ({ signal }) => getProcess(http, processId, signal),
  });
  const [comment, setComment] = useState(initialComment);
  const form = useRef<HTMLElement>(null);
  const write = (text: string) => {
    setComment(text);
    onInput(text);
  };
  const decision = useDecision({
    processId,
    mutationKey,
    onHandled,
    onGone() {
      write('');
      onGone();
      void refetch();
    },
    onCommentMissing() {
      // The message below the input is to be clear of the footer as well.
      form.current?.scrollIntoView({ block: 'center' });
      form.current?.querySelector('textarea')?.focus({ preventScroll: true });
    },
  });

  if (!data) {
    return (
      <PanelContent>
        {error ? (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} />
        )}
      </PanelContent>
    );
  }
  return (
    <PanelContent footer={data.isRunning && <DecisionButtons decision={decision} comment={comment} />}>
      {data.isRunning && draftOffer}
      <ProcessFields process={data} />
      {data.orderId && <LinkedDocument orderId={data.orderId} title={data.title} />}
      <StepTimeline steps={data.steps} />
      {data.isRunning ? (
        <DecisionForm ref={form} decision={decision} comment={comment} onComment={write} />
      ) : (
        <Alert type="info" message={t('workflow.process.over')} />
      )}
    </PanelContent>
  );
}

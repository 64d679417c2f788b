import { useLoad } from '@atrium/portal/sdk/useLoad';
import { usePortal } from '@atrium/portal/sdk/portalContext';
import { LoadFailure } from '@atrium/portal/ui/LoadFailure';
import { PanelContent } from '@atrium/portal/ui/PanelContent';
import { useT } from '@atrium/portal/sdk/useT';
import { Alert, Skeleton } from 'antd';
import { useCallback, useState } from 'react';
import { getProcess } from '../../api/getProcess';
import type { Decision } from '../../api/handleProcess';
import { DecisionButtons } from './DecisionButtons';
import { DecisionForm } from './DecisionForm';
import { LinkedDocument } from './LinkedDocument';
import { ProcessFields } from './ProcessFields';
import { StepTimeline } from './StepTimeline';
import { useDecision } from './useDecision';

interface Props {
  processId: string;
  onInput(isDirty: boolean): void;
  onHandled(decision: Decision): void;
  /** Somebody else was faster. */
  onGone(): void;
}

/** What a process is about and how far it is; while it waits for somebody, the decision too. */
export function ProcessContent({ processId, onInput, onHandled, onGone }: Props) {
  const t = useT();
  const { http } = usePortal();
  const load = useCallback((signal: AbortSignal) => getProcess(http, processId, signal), [http, processId]);
  const { data, error, reload } = useLoad(load);
  const [comment, setComment] = useState('');
  const write = (text: string) => {
    setComment(text);
    onInput(text !== '');
  };
  const decision = useDecision({
    processId,
    onHandled,
    onGone() {
      write('');
      onGone();
      reload();
    },
  });

  if (!data) {
    return (
      <PanelContent>
        {error ? <LoadFailure error={error} onRetry={reload} /> : <Skeleton active paragraph={{ rows: 8 }} />}
      </PanelContent>
    );
  }
  return (
    <PanelContent footer={data.isRunning && <DecisionButtons decision={decision} comment={comment} />}>
      <ProcessFields process={data} />
      {data.orderId && <LinkedDocument orderId={data.orderId} title={data.title} />}
      <StepTimeline steps={data.steps} />
      {data.isRunning ? (
        <DecisionForm decision={decision} comment={comment} onComment={write} />
      ) : (
        <Alert type="info" message={t('workflow.process.over')} />
      )}
    </PanelContent>
  );
}

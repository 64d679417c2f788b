import { useT } from '@atrium/portal/sdk';
import { BusyButton } from '@atrium/portal/ui';
import type { DecisionRun } from './useDecision';

/** Reject and approve; both are disabled while a decision is being sent. */
export function DecisionButtons({
  decision: { running, decide },
  comment,
}: {
  decision: DecisionRun;
  comment: string;
}) {
  const t = useT();
  return (
    <>
      <BusyButton
        danger
        isBusy={running === 'reject'}
        disabled={running === 'approve'}
        onClick={() => decide('reject', comment)}
      >
        {t('workflow.process.reject')}
      </BusyButton>
      <BusyButton
        type="primary"
        isBusy={running === 'approve'}
        disabled={running === 'reject'}
        onClick={() => decide('approve', comment)}
      >
        {t('workflow.process.approve')}
      </BusyButton>
    </>
  );
}

import { useT } from '@atrium/portal/sdk';
import { Button } from 'antd';
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
      <Button
        danger
        loading={running === 'reject'}
        disabled={running === 'approve'}
        onClick={() => decide('reject', comment)}
      >
        {t('workflow.process.reject')}
      </Button>
      <Button
        type="primary"
        loading={running === 'approve'}
        disabled={running === 'reject'}
        onClick={() => decide('approve', comment)}
      >
        {t('workflow.process.approve')}
      </Button>
    </>
  );
}

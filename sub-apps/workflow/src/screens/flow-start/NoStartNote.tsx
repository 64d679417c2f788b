import type { AppError } from '@atrium/common/errors/appError';
import { lookUp } from '@atrium/common/lookUp';
import { usePortal, useT } from '@atrium/portal/sdk';
import { StateNote } from '@atrium/portal/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { FlowStart } from '../../api/startFlow';
import { processRoute } from '../../lists/processRoutes';

/** Why there is nothing to fill in. `noDraft`: the process of the address is no draft, and is changed where it is shown. */
type NoStartReason = 'unknown' | 'forbidden' | 'noDraft' | 'retired';

const REFUSALS: Readonly<Record<string, NoStartReason>> = {
  'flow.not_found': 'unknown',
  'flow.not_yours': 'forbidden',
  'flow.already_handled': 'noDraft',
  'flow.not_allowed': 'noDraft',
};

/** Undefined when the form can be filled in, and while that is not known. */
export function noStartReason(start: FlowStart | undefined, error: AppError | null): NoStartReason | undefined {
  if (error) return lookUp(REFUSALS, error.code ?? '');
  if (start?.isSubmitted) return 'noDraft';
  return start?.isRetired ? 'retired' : undefined;
}

interface Props {
  reason: NoStartReason;
  /** The process of the address. */
  processId: string | undefined;
  onAgain: (() => void) | undefined;
  close: ReactNode;
}

/** In place of the form. */
export function NoStartNote({ reason, processId, onAgain, close }: Props) {
  const t = useT();
  const { nav } = usePortal();
  return (
    <StateNote
      title={t(`workflow.start.${reason}`)}
      hint={t(`workflow.start.${reason}.hint`)}
      action={
        <>
          {reason === 'noDraft' && processId !== undefined && (
            <Button type="primary" onClick={() => nav.openRoute(processRoute(processId))}>
              {t('workflow.start.submitted.view')}
            </Button>
          )}
          {onAgain && reason !== 'retired' && <Button onClick={onAgain}>{t('workflow.start.submitted.again')}</Button>}
          {close}
        </>
      }
    />
  );
}

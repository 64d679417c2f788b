import { usePortal, useT } from '@atrium/portal/sdk';
import { StateNote, useFocusHandOver } from '@atrium/portal/ui';
import { Button } from 'antd';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { ProcessItem } from '../../api/listProcesses';
import { processRoute } from '../../lists/processRoutes';

interface Props {
  process: ProcessItem;
  onAgain(): void;
  close: ReactNode;
}

/** Confirms a submission: its number, and who holds it now. */
export function SubmittedNote({ process, onAgain, close }: Props) {
  const t = useT();
  const { nav } = usePortal();
  const note = useRef<HTMLDivElement>(null);
  useFocusHandOver(note);
  const { processId, processNo, title, handlers, stateName } = process;
  const number = processNo && t('workflow.start.submitted.number', { number: processNo });
  const holders = handlers.length > 0 ? t('workflow.start.submitted.handlers', { names: handlers }) : stateName;
  return (
    <StateNote
      ref={note}
      title={t('workflow.start.submitted')}
      hint={[number, holders].filter((text) => text !== '').join(t('workflow.start.sentence'))}
      action={
        <>
          <Button type="primary" autoFocus onClick={() => nav.openRoute(processRoute(processId), title)}>
            {t('workflow.start.submitted.view')}
          </Button>
          <Button onClick={onAgain}>{t('workflow.start.submitted.again')}</Button>
          {close}
        </>
      }
    />
  );
}

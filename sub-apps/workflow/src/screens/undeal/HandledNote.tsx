import { useT } from '@atrium/portal/sdk';
import { PanelContent, StateNote, useFocusHandOver } from '@atrium/portal/ui';
import { Button } from 'antd';
import { useRef } from 'react';
import type { Decision } from '../../api/handleProcess';
import type { PendingProcess } from '../../api/listPending';

interface Props {
  decision: Decision;
  next: PendingProcess | undefined;
  onNext(process: PendingProcess): void;
  onClose(): void;
}

/** Confirms the decision. The next process opens only by its button. */
export function HandledNote({ decision, next, onNext, onClose }: Props) {
  const t = useT();
  const note = useRef<HTMLDivElement>(null);
  useFocusHandOver(note);
  return (
    <PanelContent footer={<Button onClick={onClose}>{t('ui.close')}</Button>}>
      <StateNote
        ref={note}
        title={t(decision === 'approve' ? 'workflow.process.approved' : 'workflow.process.rejected')}
        hint={next ? t('workflow.process.next.title', { title: next.title }) : t('workflow.process.allDone')}
        action={
          next && (
            <Button type="primary" autoFocus onClick={() => onNext(next)}>
              {t('workflow.process.next')}
            </Button>
          )
        }
      />
    </PanelContent>
  );
}

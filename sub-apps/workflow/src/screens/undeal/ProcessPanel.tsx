import { useConfirmLoss, useDirty } from '@atrium/portal/sdk';
import { SidePanel } from '@atrium/portal/ui';
import { useIsMutating } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Decision } from '../../api/handleProcess';
import type { PendingProcess } from '../../api/listPending';
import { HandledNote } from './HandledNote';
import { ProcessContent } from './ProcessContent';

interface Props {
  /** Kept while the panel slides away. */
  process: PendingProcess | undefined;
  /** The list as it stands: the first other one in it is the next. */
  waiting: readonly PendingProcess[];
  isOpen: boolean;
  onOpen(process: PendingProcess): void;
  onClose(): void;
  onHandled(): void;
}

/** One process: its document, its steps and the decision; then a link to the next process. */
export function ProcessPanel({ process, waiting, isOpen, onOpen, onClose, onHandled }: Props) {
  const confirmLoss = useConfirmLoss(process?.title ?? '');
  const [isDirty, setIsDirty] = useState(false);
  const mutationKey = ['decide', useId()];
  const isSending = useIsMutating({ mutationKey }) > 0;
  const [handled, setHandled] = useState<{ processId: string; decision: Decision }>();
  useDirty(isDirty);
  if (!process) return null;

  const close = async () => {
    // The answer must find its process open.
    if (isSending || !(await confirmLoss(isDirty))) return;
    setIsDirty(false);
    onClose();
  };
  const { processId, title } = process;
  return (
    <SidePanel title={title} isOpen={isOpen} onClose={() => void close()}>
      {handled?.processId === processId ? (
        <HandledNote
          decision={handled.decision}
          next={waiting.find((other) => other.processId !== processId)}
          onNext={onOpen}
          onClose={onClose}
        />
      ) : (
        <ProcessContent
          key={processId}
          processId={processId}
          onInput={setIsDirty}
          mutationKey={mutationKey}
          onGone={onHandled}
          onHandled={(decision) => {
            setIsDirty(false);
            setHandled({ processId, decision });
            onHandled();
          }}
        />
      )}
    </SidePanel>
  );
}

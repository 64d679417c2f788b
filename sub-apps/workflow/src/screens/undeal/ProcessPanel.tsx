import { useUnsavedInput } from '@atrium/portal/sdk';
import { DraftOffer, SidePanel } from '@atrium/portal/ui';
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
  const [restored, setRestored] = useState({ comment: '', count: 0 });
  const bringBack = (comment: unknown) =>
    setRestored(({ count }) => ({ comment: typeof comment === 'string' ? comment : '', count: count + 1 }));
  const forget = () => setRestored(({ count }) => ({ comment: '', count }));
  const mutationKey = ['decide', useId()];
  const input = useUnsavedInput({
    title: process?.title ?? '',
    opened: process,
    isSaving: useIsMutating({ mutationKey }) > 0,
    record: isOpen && process ? JSON.stringify(['decision', process.processId]) : undefined,
    onRestore({ opened, content }) {
      bringBack(content);
      onOpen(opened as PendingProcess);
    },
  });
  const [handled, setHandled] = useState<{ processId: string; decision: Decision }>();
  if (!process) return null;

  const close = async () => {
    if (!(await input.confirmLeave())) return;
    forget();
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
          key={`${processId} ${restored.count}`}
          processId={processId}
          initialComment={restored.comment}
          draftOffer={<DraftOffer input={input} onRestore={() => bringBack(input.takeOffer())} />}
          onInput={(comment) => input.change(comment === '' ? undefined : comment)}
          mutationKey={mutationKey}
          onGone={onHandled}
          onHandled={(decision) => {
            input.markSaved();
            forget();
            setHandled({ processId, decision });
            onHandled();
          }}
        />
      )}
    </SidePanel>
  );
}

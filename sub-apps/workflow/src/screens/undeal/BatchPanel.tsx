import { useT, useUnsavedInput } from '@atrium/portal/sdk';
import { DraftOffer, SidePanel } from '@atrium/portal/ui';
import { useIsMutating } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ProcessItem } from '../../api/listProcesses';
import { BatchApproval } from './BatchApproval';
import { splitBatch } from './splitBatch';

interface Props {
  /** The processes to approve; they stay while the panel slides away. */
  items: readonly ProcessItem[];
  isOpen: boolean;
  onOpen(items: readonly ProcessItem[]): void;
  onClose(): void;
  /** These are approved. */
  onApproved(processIds: readonly string[]): void;
}

/** @public `lazyContent` adds them with the panel. */
export { batchTexts as texts } from '../../locales/batch';

/** Approves the selected processes with one comment, which is protected like every input. */
export default function BatchPanel({ items, isOpen, onOpen, onClose, onApproved }: Props) {
  const t = useT();
  const [restored, setRestored] = useState({ comment: '', count: 0 });
  const bringBack = (comment: unknown) =>
    setRestored(({ count }) => ({ comment: typeof comment === 'string' ? comment : '', count: count + 1 }));
  const forget = () => setRestored(({ count }) => ({ comment: '', count }));
  const mutationKey = ['approve-batch', useId()];
  const title = t('workflow.batch.title', { count: splitBatch(items).together.length || items.length });
  const input = useUnsavedInput({
    title,
    opened: items,
    isSaving: useIsMutating({ mutationKey }) > 0,
    record: isOpen ? JSON.stringify(['approve batch']) : undefined,
    onRestore({ opened, content }) {
      bringBack(content);
      onOpen(opened as readonly ProcessItem[]);
    },
  });
  const leave = () => {
    forget();
    onClose();
  };
  const close = async () => {
    if (await input.confirmLeave()) leave();
  };
  return (
    <SidePanel title={title} isOpen={isOpen} onClose={() => void close()}>
      <BatchApproval
        key={restored.count}
        items={items}
        initialComment={restored.comment}
        draftOffer={<DraftOffer input={input} onRestore={() => bringBack(input.takeOffer())} />}
        mutationKey={mutationKey}
        onInput={(comment) => input.change(comment === '' ? undefined : comment)}
        onApproved={onApproved}
        onFinished={(isAllDone) => {
          input.markSaved();
          if (isAllDone) leave();
        }}
        onClose={() => void close()}
      />
    </SidePanel>
  );
}

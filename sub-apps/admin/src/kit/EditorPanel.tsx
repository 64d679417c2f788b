import { useConfirmLoss, useDirty } from '@atrium/portal/sdk';
import { SidePanel } from '@atrium/portal/ui';
import { useIsMutating } from '@tanstack/react-query';
import type { MutationKey } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

interface EditorHandlers {
  /** Something was typed. */
  onInput(): void;
  /** Closes; asks first when typed input would be lost. */
  onCancel(): void;
  /** The key of the mutation that saves. While it runs the panel stays open: its answer must find it. */
  mutationKey: MutationKey;
  /** Closes because the input is stored. */
  onSaved(): void;
}

interface Props {
  title: string;
  isOpen: boolean;
  onClose(): void;
  /** Starts afresh each time the panel opens. */
  children(handlers: EditorHandlers): ReactNode;
}

/** The panel in which one record is created, changed or read. Knows of unsaved input, and so does its tab. */
export function EditorPanel({ title, isOpen, onClose, children }: Props) {
  const confirmLoss = useConfirmLoss(title);
  const [isDirty, setIsDirty] = useState(false);
  const mutationKey = ['save', useId()];
  const isSaving = useIsMutating({ mutationKey }) > 0;
  useDirty(isDirty);

  const leave = () => {
    setIsDirty(false);
    onClose();
  };
  const cancel = async () => {
    if (!isSaving && (await confirmLoss(isDirty))) leave();
  };
  const handleCancel = () => void cancel();
  return (
    <SidePanel title={title} isOpen={isOpen} onClose={handleCancel}>
      {children({ onInput: () => setIsDirty(true), onCancel: handleCancel, mutationKey, onSaved: leave })}
    </SidePanel>
  );
}

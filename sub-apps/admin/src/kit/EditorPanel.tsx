import { useConfirmLoss, useDirty } from '@atrium/portal/sdk';
import { SidePanel } from '@atrium/portal/ui';
import { useIsMutating } from '@tanstack/react-query';
import type { MutationKey } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

interface EditorHandlers {
  /** Marks the panel as containing unsaved input. */
  onInput(): void;
  /** Closes the panel; asks for confirmation if there is unsaved input. */
  onCancel(): void;
  /** The key of the mutation that saves. The panel cannot be closed while it runs. */
  mutationKey: MutationKey;
  /** Closes the panel after a save, without a confirmation. */
  onSaved(): void;
}

interface Props {
  title: string;
  isOpen: boolean;
  onClose(): void;
  /** Mounted again each time the panel opens. */
  children(handlers: EditorHandlers): ReactNode;
}

/** The panel to create, edit or read one record. Marks its tab as unsaved while the form is dirty. */
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

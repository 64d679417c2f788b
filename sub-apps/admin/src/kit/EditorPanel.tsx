import { useUnsavedInput } from '@atrium/portal/sdk';
import type { UnsavedInput } from '@atrium/portal/sdk';
import { DraftOffer, SidePanel } from '@atrium/portal/ui';
import { useIsMutating } from '@tanstack/react-query';
import type { MutationKey } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

/** What an `EditorPanel` provides to its form. */
export interface Editor extends Pick<UnsavedInput, 'setSave'> {
  /** Notes the unsaved input after each change; undefined when there is none any more. */
  onInput(values: unknown): void;
  /** Closes the panel; asks for confirmation if there is unsaved input. */
  onCancel(): void;
  /** The key of the mutation that saves. While it runs, the panel waits for its answer before it closes. */
  mutationKey: MutationKey;
  /** Closes the panel after a save, without a confirmation. */
  onSaved(): void;
  /** Input that was given up or left unsaved and is brought back; the form starts with it. Validate it. */
  restored: unknown;
  /** Counts what was brought back: the `key` of the form. */
  restoredCount: number;
  /** The offer of a draft, above the form. */
  draftOffer: ReactNode;
}

interface Props<Opened> {
  title: string;
  isOpen: boolean;
  /** For a form that needs more room. */
  isWide?: boolean;
  /** The opened record, as JSON; undefined when it is only read. */
  opened: Opened | undefined;
  /** Identifies the opened record among all of the product; its drafts are found by it. */
  record: string;
  onClose(): void;
  /** Opens the panel again with this record. */
  onReopen(opened: Opened): void;
  /** Mounted again each time the panel opens. */
  children(editor: Editor): ReactNode;
}

/**
 * The panel to create, edit or read one record. Its unsaved input is protected: the tab asks before it closes, and what was
 * given up can be brought back.
 */
export function EditorPanel<Opened>(props: Props<Opened>) {
  const { title, isOpen, isWide = false, opened, record, onClose, onReopen, children } = props;
  const [restored, setRestored] = useState<{ content: unknown; count: number }>({ content: undefined, count: 0 });
  const bringBack = (content: unknown) => setRestored(({ count }) => ({ content, count: count + 1 }));
  const mutationKey = ['save', useId()];
  const input = useUnsavedInput({
    title,
    opened,
    isSaving: useIsMutating({ mutationKey }) > 0,
    record: isOpen && opened !== undefined ? record : undefined,
    onRestore(state) {
      bringBack(state.content);
      onReopen(state.opened as Opened);
    },
  });
  const leave = () => {
    setRestored(({ count }) => ({ content: undefined, count }));
    onClose();
  };
  const cancel = async () => {
    if (await input.confirmLeave()) leave();
  };
  const handleCancel = () => void cancel();
  return (
    <SidePanel title={title} isOpen={isOpen} isWide={isWide} onClose={handleCancel}>
      {children({
        onInput: input.change,
        setSave: input.setSave,
        onCancel: handleCancel,
        mutationKey,
        onSaved() {
          input.markSaved();
          leave();
        },
        restored: restored.content,
        restoredCount: restored.count,
        draftOffer: <DraftOffer input={input} onRestore={() => bringBack(input.takeOffer())} />,
      })}
    </SidePanel>
  );
}

import { usePortal, useT, useUnsavedInput } from '@atrium/portal/sdk';
import { DraftOffer } from '@atrium/portal/ui';
import { useIsMutating } from '@tanstack/react-query';
import type { MutationKey } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** The unsaved input of a process in its frame. */
export interface ProcessInput {
  /** What the process opens with: input whose loss was undone, or a draft. Of type unknown, as a draft is. */
  initial: unknown;
  /** Changes whenever the content has to begin anew with `initial`. */
  key: string;
  /** The offer of a draft; nothing when there is none. */
  offer: ReactNode;
  /** The key of the mutation that sends an action: the frame stays open meanwhile. */
  mutationKey: MutationKey;
  /** Notes the input after each change; undefined when there is none any more. */
  change(content: unknown): void;
  markSaved(): void;
  /** Notes whether the form has unsaved changes: the host keeps them as a draft of its own. */
  setFormDirty(isDirty: boolean): void;
  /** Asks before the input could be lost. Resolves to whether the process may be left. */
  confirmLeave(): Promise<boolean>;
}

interface Options {
  title: string;
  /** Undefined before the first process is opened. */
  processId: string | undefined;
  /** False while a panel slides away with the process. */
  isOpen?: boolean;
  /** What the frame opens the process with again, as JSON. */
  opened: unknown;
  onRestore(opened: unknown): void;
}

/** Protects the input to one process at a time, as editors do (`useUnsavedInput`). */
export function useProcessInput({ title, processId, isOpen = true, opened, onRestore }: Options): ProcessInput {
  const t = useT();
  const { message } = usePortal();
  const isFormDirty = useRef(false);
  const [restored, setRestored] = useState<{ content: unknown; count: number }>({ content: undefined, count: 0 });
  const bringBack = (content: unknown) => setRestored(({ count }) => ({ content, count: count + 1 }));
  const forget = () => setRestored(({ count }) => ({ content: undefined, count }));
  const mutationKey = ['decide', useId()];
  // The content stays as it is until the panel has gone, and begins anew when it opens again.
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [openings, setOpenings] = useState(0);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpenings(openings + 1);
  }
  const input = useUnsavedInput({
    title,
    opened,
    isSaving: useIsMutating({ mutationKey }) > 0,
    record: processId === undefined || !isOpen ? undefined : JSON.stringify(['decision', processId]),
    onRestore(state) {
      bringBack(state.content);
      onRestore(state.opened);
    },
  });
  return {
    initial: restored.content,
    key: `${processId ?? ''} ${restored.count} ${openings}`,
    offer: <DraftOffer input={input} onRestore={() => bringBack(input.takeOffer())} />,
    mutationKey,
    change: input.change,
    markSaved() {
      input.markSaved();
      forget();
    },
    setFormDirty(isDirty) {
      isFormDirty.current = isDirty;
    },
    async confirmLeave() {
      if (!(await input.confirmLeave())) return false;
      if (isFormDirty.current) message.info(t('workflow.process.formKept'));
      isFormDirty.current = false;
      forget();
      return true;
    },
  };
}

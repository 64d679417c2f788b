import { isRecord } from '@atrium/common/isRecord';
import type { SaveScope } from '@atrium/portal/contract/portal';
import { useUnsavedInput } from '@atrium/portal/sdk';
import type { UnsavedInput } from '@atrium/portal/sdk';
import { DraftOffer } from '@atrium/portal/ui';
import { useIsMutating } from '@tanstack/react-query';
import type { MutationKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** What one form of a page with several of them gets. */
export interface EditorPart extends Pick<UnsavedInput, 'setSave'> {
  /** Notes the unsaved input of this form as JSON; undefined when there is none. */
  onInput(content: unknown): void;
  isDirty: boolean;
  /** The key of the mutation that saves. While it runs, the page waits for its answer before it closes. */
  mutationKey: MutationKey;
  /** Input that is brought back; the form starts with it. Validate it. */
  restored: unknown;
  /** Counts what was brought back: the `key` of the form. */
  restoredCount: number;
}

interface Options<Name extends string> {
  names: readonly Name[];
  /** The form in sight, which is the only one that Ctrl-S saves. */
  front: Name;
  /** Names the page in the question about unsaved input. */
  title: string;
  /** Identifies the page among all of the product; its draft is found by it. Undefined when it is only read. */
  record: string | undefined;
  /** Shows this form: its input was brought back, or could not be saved. */
  onShow(name: Name): void;
}

interface Parts<Name extends string> {
  part(name: Name): EditorPart;
  /** The offer of a draft, above the forms. */
  draftOffer: ReactNode;
}

type Contents<Name extends string> = Partial<Record<Name, unknown>>;

/**
 * Protects the input of a page with several forms, each of which is saved by itself: by its button, and by Ctrl-S while
 * it is in sight. There is one question, which saves all of them, and one draft.
 */
export function useEditorParts<Name extends string>(options: Options<Name>): Parts<Name> {
  const { names, front, title, record, onShow } = options;
  const mutationKey = ['save', useId()];
  /** Which forms have unsaved input. Their contents change with every key, which draws nothing anew. */
  const [dirty, setDirty] = useState<ReadonlySet<Name>>(new Set());
  const [restored, setRestored] = useState<{ contents: Contents<Name>; counts: Partial<Record<Name, number>> }>({
    contents: {},
    counts: {},
  });
  const contents = useRef<Contents<Name>>({});
  const saves = useRef(new Map<Name, () => Promise<boolean>>());
  const input = useUnsavedInput({
    title,
    opened: {},
    isSaving: useIsMutating({ mutationKey }) > 0,
    record,
    onRestore: ({ content }) => bringBack(content),
  });
  const dirtyNames = () => names.filter((name) => contents.current[name] !== undefined);

  function note(changed: Contents<Name>) {
    contents.current = { ...contents.current, ...changed };
    const now = new Set(dirtyNames());
    setDirty((before) => (before.size === now.size && [...now].every((name) => before.has(name)) ? before : now));
    input.change(now.size > 0 ? contents.current : undefined);
  }

  function bringBack(content: unknown) {
    const found = isRecord(content) ? names.filter((name) => content[name] !== undefined) : [];
    const back = Object.fromEntries(found.map((name) => [name, (content as Contents<Name>)[name]])) as Contents<Name>;
    setRestored(({ counts }) => ({
      contents: back,
      counts: { ...counts, ...Object.fromEntries(found.map((name) => [name, (counts[name] ?? 0) + 1])) },
    }));
    note(back);
    if (found[0] !== undefined) onShow(found[0]);
  }

  /** Saves the forms with unsaved input in turn, until one of them cannot be saved: that one is shown. */
  async function saveAll(): Promise<boolean> {
    for (const name of dirtyNames()) {
      if (await saves.current.get(name)?.()) continue;
      onShow(name);
      return false;
    }
    return true;
  }
  const saveFront = async () => (await saves.current.get(front)?.()) ?? true;
  const save = useEffectEvent((scope: SaveScope) => (scope === 'front' ? saveFront() : saveAll()));
  const { setSave } = input;
  useEffect(() => {
    setSave(record === undefined ? undefined : (scope = 'all') => save(scope));
  }, [setSave, record]);

  return {
    part: (name) => ({
      onInput: (content) => note({ [name]: content } as Contents<Name>),
      setSave: (own) => void (own ? saves.current.set(name, own) : saves.current.delete(name)),
      isDirty: dirty.has(name),
      mutationKey,
      restored: restored.contents[name],
      restoredCount: restored.counts[name] ?? 0,
    }),
    draftOffer: <DraftOffer input={input} onRestore={() => bringBack(input.takeOffer())} />,
  };
}

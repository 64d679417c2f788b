import type { AppError } from '@atrium/common/errors/appError';
import { isRecord } from '@atrium/common/isRecord';
import { randomId } from '@atrium/common/randomId';
import { usePortal, useT, useUnsavedInput } from '@atrium/portal/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FLOW_LIST_KEY, getFlow, isConflict, isGone, saveFlow } from '../../../api/flowDefinitions';
import type { FlowDefinition, FlowDraft, FlowSummary } from '../../../api/flowDefinitions';
import { changedFields, draftOf, keptDraft, mergedDraft, newerThan, readKeptDraft } from '../draft/flowDraft';
import type { DraftBase } from '../draft/flowDraft';
import type { Preference } from '../draft/mergeNodes';

interface State {
  draft: FlowDraft;
  /** What the edit started from. */
  base: DraftBase;
  /** The definition as it was read or saved last. */
  stored: FlowDefinition;
  /** What another person has saved meanwhile, until the person has decided what to continue with. */
  latest: FlowDefinition | undefined;
}

const startFrom = (flow: FlowDefinition): State => {
  const draft = draftOf(flow);
  return { draft, base: { draft, version: flow.version }, stored: flow, latest: undefined };
};

/**
 * The edit of a definition: its protection as unsaved input, and its save, which never overwrites what somebody else has
 * saved meanwhile.
 * @param canSave Checks the draft before a save; false keeps it unsaved.
 */
export function useDraftEditor(flow: FlowDefinition, canSave: (draft: FlowDraft) => boolean) {
  const t = useT();
  const { http, message } = usePortal();
  const queries = useQueryClient();
  const [state, setState] = useState(() => startFrom(flow));
  const { draft, base, stored, latest } = state;
  const isDirty = changedFields(base.draft, draft).length > 0;
  /** Why the definition is not there any more: no save can help. */
  const [gone, setGone] = useState<AppError>();

  /** One id for each content, so that a save whose answer was lost is not done twice. */
  const request = useRef({ draft, id: '' });
  function requestIdOf(sent: FlowDraft): string {
    if (request.current.draft !== sent || request.current.id === '') request.current = { draft: sent, id: randomId() };
    return request.current.id;
  }

  const saving = useMutation({
    async mutationFn(sent: FlowDraft): Promise<FlowDefinition> {
      const { flowId } = stored;
      const write = async (version: number, requestId: string) => ({
        ...stored,
        ...(await saveFlow(http, sent, { flowId, version, requestId })),
        ...sent,
      });
      try {
        return await write(base.version, requestIdOf(sent));
      } catch (refusal) {
        if (!isConflict(refusal)) throw refusal;
        const found = await getFlow(http, flowId);
        // The answer to an earlier save was lost.
        if (changedFields(draftOf(found), sent).length === 0) return found;
        const newer = newerThan(base, found);
        if (newer) {
          setState((current) => ({ ...current, latest: newer }));
          throw refusal;
        }
        // The version has changed, for example by a publication, but not the draft.
        return write(found.version, randomId());
      }
    },
    onError(error) {
      if (isGone(error)) noteGone(error);
    },
    onSuccess(stored, sent) {
      const saved = { draft: sent, version: stored.version };
      put((current) => ({ ...current, stored, base: saved, latest: undefined }));
      return queries.invalidateQueries({ queryKey: FLOW_LIST_KEY });
    },
  });

  const input = useUnsavedInput({
    title: stored.name,
    opened: { flowId: stored.flowId },
    record: `flow ${stored.flowId}`,
    isSaving: saving.isPending,
    onRestore: ({ content }) => bringBack(content),
  });
  const { setSave } = input;

  /** The newest state, for what happens several times between two renders. */
  const newest = useRef(state);
  useEffect(() => {
    newest.current = state;
  }, [state]);

  /** Shows the next state and notes its unsaved input. */
  function put(change: (current: State) => State, isGoneNow = gone !== undefined) {
    const next = change(newest.current);
    newest.current = next;
    setState(next);
    // Of a flow that was deleted, what is shown here is all that is left.
    const isChanged = isGoneNow || changedFields(next.base.draft, next.draft).length > 0;
    const kept = { input: keptDraft(next.draft), base: keptDraft(next.base.draft), version: next.base.version };
    input.change(isChanged ? kept : undefined);
  }

  /** Brings back input that was given up or left unsaved. It may be older than the stored definition. */
  function bringBack(content: unknown) {
    if (!isRecord(content)) return;
    const kept = readKeptDraft(content.input);
    const keptBase = readKeptDraft(content.base);
    if (!kept || !keptBase || typeof content.version !== 'number') return;
    const from = { draft: keptBase, version: content.version };
    put((current) => ({
      ...current,
      draft: { ...kept, code: stored.code },
      base: from,
      latest: newerThan(from, stored),
    }));
  }

  function noteGone(reason: AppError) {
    setGone(reason);
    put((current) => current, true);
  }

  const running = useRef<Promise<boolean>>(undefined);
  /** Sends the draft once; while that runs, further presses wait for it. What is changed meanwhile stays unsaved. */
  const send = (sent: FlowDraft) =>
    (running.current ??= saving
      .mutateAsync(sent)
      .then(
        () => true,
        (error: unknown) => {
          // The page says it, and what can be done.
          if (!isConflict(error) && !isGone(error)) message.report(error);
          return false;
        },
      )
      .finally(() => {
        running.current = undefined;
      }));
  const save = async () => canSave(draft) && (!isDirty || (await send(draft)));
  /** Saves what is unsaved, and says so. */
  async function saveDraft(): Promise<boolean> {
    const isSaved = await save();
    if (isSaved && isDirty) message.success(t('workflow.manager.save.done'));
    return isSaved;
  }
  const saveNow = useEffectEvent(saveDraft);
  useEffect(() => {
    setSave(isDirty && !gone ? () => saveNow() : undefined);
    return () => setSave(undefined);
  }, [setSave, isDirty, gone]);

  return {
    draft,
    base: base.draft,
    stored,
    latest,
    isDirty,
    input,
    bringBack,
    change: (fields: Partial<FlowDraft>) => put((current) => ({ ...current, draft: { ...current.draft, ...fields } })),
    /** Resolves to whether nothing is unsaved any more. */
    save,
    saveDraft,
    isSaving: saving.isPending,
    /** Why the last save failed, when that was not a newer draft. */
    saveError: latest || gone ? null : saving.error,
    /** Why the definition is not there any more. */
    gone,
    noteGone,
    /** The draft is stored elsewhere: nothing is unsaved any more. */
    markSaved: () => put((current) => ({ ...current, base: { ...current.base, draft: current.draft } }), false),
    /** Notes what another call has changed of the stored definition, such as its publication. */
    noteStored: (saved: FlowSummary) =>
      put((current) => ({
        ...current,
        stored: { ...current.stored, ...saved },
        base: { ...current.base, version: saved.version },
      })),
    /** The version of what is saved, also right after a save. */
    versionNow: () => newest.current.base.version,
    /** Notes the definition as it was read again. Unsaved input stays, and is compared with what is new. */
    noteFound(found: FlowDefinition) {
      setGone(undefined);
      put((current) => {
        if (changedFields(current.base.draft, current.draft).length === 0) return startFrom(found);
        const latest = newerThan(current.base, found);
        if (latest) return { ...current, latest };
        return { ...current, stored: found, base: { ...current.base, version: found.version } };
      }, false);
    },
    /** Continues with both changes; where both have changed the same, with those of `prefer`. Can be undone. */
    resolve(newer: FlowDefinition, prefer: Preference) {
      const before = newest.current;
      const theirs = draftOf(newer);
      put(({ base: from, draft: mine }) => ({
        draft: mergedDraft(from.draft, mine, theirs, prefer).draft,
        base: { draft: theirs, version: newer.version },
        stored: newer,
        latest: undefined,
      }));
      saving.reset();
      message.offerUndo(t('workflow.manager.conflict.merged'), () => put(() => before));
    },
  };
}

export type DraftEditor = ReturnType<typeof useDraftEditor>;

import { isAppError } from '@atrium/common/errors/appError';
import { randomId } from '@atrium/common/randomId';
import { usePortal, useT } from '@atrium/portal/sdk';
import { dateText } from '@atrium/portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  FLOW_LIST_KEY,
  FLOWS_KEY,
  getFlow,
  isConflict,
  isGone,
  publishedKey,
  publishFlow,
} from '../../../api/flowDefinitions';
import type { FlowDefinition, FlowDraft } from '../../../api/flowDefinitions';
import { draftOf } from '../draft/flowDraft';
import type { DraftEditor } from './useDraftEditor';

const hasProblems = (error: unknown) => isAppError(error, 'service') && error.code === 'flow.has_problems';

/** What was published. */
export interface PublishedDraft {
  published: number;
  /** Processes that keep the version that they were started with. */
  runningCount: number;
  draft: FlowDraft;
  /** The version before, as far as it has been read. */
  before: FlowDraft | undefined;
}

interface Options {
  editor: DraftEditor;
  /** Checks the draft again and shows what is wrong with it. */
  check(): void;
  onClose(): void;
}

/**
 * Publishes the draft, which it saves before, and then says what was published. When somebody has changed the definition
 * meanwhile, or it has problems, the question closes and the page says so; the note stays.
 */
export function usePublication({ editor, check, onClose }: Options) {
  const t = useT();
  const { http, message } = usePortal();
  const queries = useQueryClient();
  const [note, setNote] = useState('');
  const { flowId } = editor.stored;
  const [result, setResult] = useState<PublishedDraft>();
  /** One id for each content, so that a publication whose answer was lost is not done twice. */
  const request = useRef({ content: '', id: '' });
  function requestIdOf(content: string): string {
    if (request.current.content !== content) request.current = { content, id: randomId() };
    return request.current.id;
  }
  /** Several presses may come before the next render. */
  const isRunning = useRef(false);
  const publishing = useMutation({
    async mutationFn(text: string) {
      const { draft, stored } = editor;
      const before = queries.getQueryData<FlowDefinition>(publishedKey(flowId, stored.published));
      if (!(await editor.save())) return undefined;
      const sent = { flowId, version: editor.versionNow(), note: text.trim() };
      const published = await publishFlow(http, { ...sent, requestId: requestIdOf(JSON.stringify(sent)) });
      return { published, draft, before: before && draftOf(before) };
    },
    onSuccess(done) {
      // The page says why the draft was not saved.
      if (!done) return onClose();
      const { published, draft, before } = done;
      editor.noteStored(published);
      message.success(t('workflow.manager.publish.done', { no: published.published }));
      setNote('');
      setResult({ published: published.published, runningCount: published.runningCount, draft, before });
      void queries.invalidateQueries({ queryKey: FLOW_LIST_KEY });
      return queries.invalidateQueries({ queryKey: [...FLOWS_KEY, 'versions', flowId] });
    },
    async onError(error) {
      if (hasProblems(error)) {
        message.report(error);
        onClose();
        check();
      } else if (isGone(error)) {
        // The page says what can be done.
        editor.noteGone(error);
        onClose();
      } else if (isConflict(error)) {
        const found = await getFlow(http, flowId).catch(() => undefined);
        if (!found) return message.report(error);
        message.warning(
          t('workflow.manager.changed', {
            flow: found.name,
            name: found.updatedBy,
            time: dateText(found.updatedAt),
          }),
        );
        editor.noteFound(found);
        onClose();
      } else {
        message.report(error);
      }
    },
    onSettled() {
      isRunning.current = false;
    },
  });
  const { error } = publishing;
  return {
    note,
    setNote,
    isPublishing: publishing.isPending,
    /** Why the last try failed, when the page does not say so. */
    error: error && ![hasProblems, isConflict, isGone].some((isTold) => isTold(error)) ? error : undefined,
    /** Until the next question. */
    result,
    publish() {
      if (isRunning.current) return;
      isRunning.current = true;
      publishing.mutate(note);
    },
    reset() {
      publishing.reset();
      setResult(undefined);
    },
  };
}

export type Publication = ReturnType<typeof usePublication>;

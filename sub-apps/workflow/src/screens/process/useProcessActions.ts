import { usePortal, useT } from '@atrium/portal/sdk';
import { partialMatchKey, useQueryClient } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';
import { useState } from 'react';
import type { RefObject } from 'react';
import type { Outcome, StaleReason } from '../../api/handleProcess';
import { PROCESS_LISTS_KEY, PROCESSES_KEY } from '../../api/listProcesses';
import type { Process, ProcessAction, ProcessStep } from '../../api/process';
import { deleteDraft } from '../../api/startFlow';
import { ACTION_RULES } from './actionRules';
import type { ApproversFor } from './composer/ResubmitPlan';
import type { Uploads } from './composer/useUploads';
import { useAction } from './useAction';
import type { ActionRun } from './useAction';
import type { ComposedInput } from './useComposition';
import type { MountedForm } from './useMountedForm';
import type { ProcessInput } from './useProcessInput';

/** Why an action came too late, and the record of the process as the person saw it. */
export interface Stale {
  reason: StaleReason;
  before: readonly ProcessStep[];
}

export interface ProcessActions {
  run: ActionRun;
  /** The action whose form is open. */
  chosen: ProcessAction | undefined;
  /** The person has sent a reminder here. */
  hasUrged: boolean;
  /** Opens the form of an action, or does it where it needs none; undefined closes the form. */
  choose(action: ProcessAction | undefined): void;
  send(action: ProcessAction): void;
}

interface Options {
  process: Process;
  version: Process['version'];
  composed: ComposedInput;
  form: MountedForm;
  uploads: Uploads;
  /** The approvers of the next submission, while that is prepared. */
  approversFor: RefObject<ApproversFor | undefined>;
  /** The element with the fields of the action. */
  dock: RefObject<HTMLElement | null>;
  input: ProcessInput;
  onStale(stale: Stale | undefined): void;
  /** A field of the action is about to get the focus, because its part is missing. */
  onMissing(): void;
  /** The form is not complete, and says so. */
  onIncomplete(): void;
  /** Why an action that sends the form is not possible now; undefined when it is. */
  blockedReason: string | undefined;
  onLeave(): void;
  onTaskEnded(action: ProcessAction, outcome: Outcome): void;
}

/** What a person does with a process, and what follows from it for lists, badges and the form. */
export function useProcessActions(options: Options): ProcessActions {
  const { process, version, composed, form, uploads, approversFor, dock, input } = options;
  const { onStale, onMissing, onIncomplete, blockedReason, onLeave, onTaskEnded } = options;
  const t = useT();
  const { badges, dialogs, http, message, nav } = usePortal();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<ProcessAction>();
  const [hasUrged, setHasUrged] = useState(false);
  const readLists = () => void queries.invalidateQueries({ queryKey: PROCESS_LISTS_KEY });
  const readAllButLists = () => {
    badges.refresh();
    const isList = ({ queryKey }: Query) => partialMatchKey(queryKey, PROCESS_LISTS_KEY);
    void queries.invalidateQueries({ queryKey: PROCESSES_KEY, predicate: (query) => !isList(query) });
  };
  const run = useAction({
    process,
    version,
    composition: composed.composition,
    form: form.page,
    whenFormOpen: form.whenOpen,
    approversFor,
    mutationKey: input.mutationKey,
    onMissing(part) {
      onMissing();
      const selector = `textarea[data-part="${part}"], [data-part="${part}"] :is(input, button)`;
      const field = dock.current?.querySelector<HTMLElement>(selector);
      field?.focus();
      field?.scrollIntoView({ block: 'center' });
    },
    onIncomplete,
    // The lists are read while this panel renders what was done.
    onDelivered: readLists,
    onDone(action, outcome) {
      const { sendsForm, endsTask } = ACTION_RULES[action];
      if (sendsForm || endsTask) {
        const page = form.page.current;
        // Changes that end with the task are given up: nobody could send them any more.
        if (sendsForm) page?.markSaved();
        else page?.markSaved(page.values());
        form.setDirty(false);
        input.setFormDirty(false);
      }
      composed.clear();
      setChosen(undefined);
      if (action === 'urge') setHasUrged(true);
      onStale(undefined);
      if (endsTask) onTaskEnded(action, outcome);
      readAllButLists();
      if (!endsTask) message.success(t(`workflow.process.done.${action}`));
    },
    onStale(reason, before) {
      setChosen(undefined);
      onStale({ reason, before });
      readLists();
      readAllButLists();
    },
  });

  async function removeDraft() {
    const isSure = await dialogs.confirm({
      text: t('workflow.process.deletedraft.ask', { title: process.title }),
      confirmText: t('workflow.process.action.deletedraft'),
      isDanger: true,
    });
    if (!isSure) return;
    await deleteDraft(http, process.processId);
    composed.clear();
    message.success(t('workflow.process.done.deletedraft'));
    readLists();
    readAllButLists();
    onLeave();
  }
  return {
    run,
    chosen,
    hasUrged,
    choose(action) {
      if (action === 'deletedraft') removeDraft().catch(message.report);
      else if (action === 'editdraft') {
        const query = new URLSearchParams({ flowcode: process.flowCode, processid: process.processId });
        nav.openRoute(`/flow?${query.toString()}`, process.title);
      } else setChosen(action);
    },
    send(action) {
      if (uploads.pending.length > 0) message.warning(t('workflow.process.files.pending'));
      else if (blockedReason && ACTION_RULES[action].sendsForm) message.warning(blockedReason);
      else run.run(action);
    },
  };
}

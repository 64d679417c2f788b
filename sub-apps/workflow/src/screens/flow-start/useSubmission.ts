import type { AppError } from '@atrium/common/errors/appError';
import { usePortal, useT } from '@atrium/portal/sdk';
import { dateText } from '@atrium/portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MutationKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FlowPlan } from '../../api/flowPlan';
import { PROCESSES_KEY } from '../../api/listProcesses';
import type { ProcessItem } from '../../api/listProcesses';
import type { Application, DraftVersion, SavedDraft } from '../../api/startFlow';
import type { FormField } from '../../flow/flowNames';
import { fieldError } from '../../plan/fieldError';
import { isRefusal, unusual } from '../../plan/planRules';
import type { FormValues } from '../../form/createFormPage';
import { createDraftCalls } from './createDraftCalls';
import type { MountedForm } from './createMountedForm';

interface Options {
  mutationKey: MutationKey;
  form: MountedForm;
  formFields: readonly FormField[];
  /** That the form was opened with; without an id for a new application. */
  draft: { processId: string | undefined; version: DraftVersion };
  /** The application with these values, and with the approvers that are chosen when it is called. */
  applicationOf(values: FormValues): Application;
  planOf(application: Application): Promise<FlowPlan | undefined>;
  /** Marks which approvers are still to be chosen on this path, and leads to the first. Returns whether none are. */
  checkChoices(plan: FlowPlan): boolean;
  /** The form is incomplete, which its page marks and leads to: marks which approvers are missing as well. */
  markChoices(): void;
  /** What is filled in belongs to this draft from now on. */
  onDraft(processId: string): void;
  /** What was filled in is in the draft. */
  onSaved(): void;
  onSubmitted(process: ProcessItem): void;
}

/** An application that was submitted before this try: its answer was lost, or its draft was submitted elsewhere. */
type SubmittedBefore = Pick<ProcessItem, 'processId' | 'processNo' | 'title'>;

export interface Submission {
  running: 'draft' | 'submit' | undefined;
  /** The values are on their way: the form may not change any more. */
  isSending: boolean;
  /** Why the last try failed. */
  error: AppError | null;
  /** What is filled in since can be sent no more. */
  submittedBefore: SubmittedBefore | undefined;
  save(): void;
  submit(): void;
}

type Kind = 'draft' | 'submit';

/** Saves and submits an application, one at a time. A failure keeps everything. */
export function useSubmission(options: Options): Submission {
  const { mutationKey, form, formFields, applicationOf, planOf, onDraft, onSubmitted } = options;
  const t = useT();
  const { http, message, dialogs, badges } = usePortal();
  const client = useQueryClient();
  const [calls] = useState(() => createDraftCalls(http, options.draft));
  /** Set at once, because a second click may come before the first one is rendered. */
  const isLocked = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [submittedBefore, setSubmittedBefore] = useState<SubmittedBefore>();

  /** Whether the person wants to go on although the draft was changed or deleted elsewhere. */
  const askOutdated = (wish: 'save' | 'submit') => (reason: 'changed' | 'deleted') =>
    dialogs.confirm({
      title: t(`workflow.start.${reason}`),
      text: t(`workflow.start.${reason}.${wish}`),
      confirmText: t(`workflow.start.outdated.${wish}`),
    });

  function noteDraft({ processId }: SavedDraft) {
    void client.invalidateQueries({ queryKey: PROCESSES_KEY });
    onDraft(processId);
  }

  /** A save of this window whose answer was lost is no change of another window. */
  async function settleLostSave(): Promise<void> {
    const saved = await calls.settle();
    if (saved) noteDraft(saved);
  }

  async function saveNow(): Promise<void> {
    const { values, leftOut, markSaved } = await form.draft();
    const application = applicationOf(values);
    setIsSending(true);
    await settleLostSave();
    const saved = await calls.save(application, askOutdated('save'));
    markSaved();
    noteDraft(saved);
    options.onSaved();
    const time = dateText(saved.savedAt);
    if (leftOut.length === 0) message.success(t('workflow.start.saved', { time }));
    else message.warning(t('workflow.start.saved.without', { time, files: leftOut }));
  }

  async function submitNow(): Promise<void> {
    const collected = await form.collect();
    if (!collected) return options.markChoices();
    const application = applicationOf(collected.values);
    const plan = await planOf(application);
    if (plan && !options.checkChoices(plan)) return;
    const reasons = plan ? unusual(t, plan) : [];
    if (plan && reasons.length > 0 && !(await dialogs.confirm(question(reasons, plan)))) return;
    setIsSending(true);
    await settleLostSave();
    const process = await calls.submit(application, askOutdated('submit'));
    void client.invalidateQueries({ queryKey: PROCESSES_KEY });
    badges.refresh();
    collected.markSaved();
    onSubmitted(process);
  }

  /** The application that the platform knows as submitted already; undefined where that cannot be told. */
  async function findSubmitted(): Promise<SubmittedBefore | undefined> {
    const found = await calls.findSubmitted();
    const processId = calls.processId();
    if (found || processId === undefined) return found;
    return { processId, processNo: '', title: '' };
  }

  async function send(kind: Kind): Promise<void> {
    try {
      await (kind === 'draft' ? saveNow() : submitNow());
    } catch (error) {
      const found = isRefusal(error) && error.code === 'flow.already_handled' ? await findSubmitted() : undefined;
      if (!found) throw fieldError(error, formFields);
      setSubmittedBefore(found);
      void client.invalidateQueries({ queryKey: PROCESSES_KEY });
      badges.refresh();
    }
  }

  function question(reasons: readonly string[], { steps }: FlowPlan) {
    const first = steps.find(({ status }) => status === 'asked');
    const names = first?.people.map(({ name, positionName }) => name || positionName) ?? [];
    const asked = first && t('workflow.start.confirm.first', { step: first.name, names });
    return {
      title: t('workflow.start.confirm'),
      text: [...reasons, ...(asked ? [asked] : [])].join(t('workflow.start.sentence')),
      confirmText: t('workflow.start.confirm.submit'),
    };
  }

  const sending = useMutation({
    mutationKey,
    mutationFn: send,
    onError: (error) => message.report(error),
    onSettled() {
      isLocked.current = false;
      setIsSending(false);
    },
  });
  const start = (kind: Kind) => {
    if (isLocked.current) return;
    isLocked.current = true;
    sending.mutate(kind);
  };
  return {
    running: sending.isPending ? sending.variables : undefined,
    isSending,
    error: sending.error,
    submittedBefore,
    save: () => start('draft'),
    submit: () => start('submit'),
  };
}

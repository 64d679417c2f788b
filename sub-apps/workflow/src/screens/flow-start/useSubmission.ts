import type { AppError } from '@atrium/common/errors/appError';
import { randomId } from '@atrium/common/randomId';
import { usePortal, useT } from '@atrium/portal/sdk';
import { dateText } from '@atrium/portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MutationKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FlowPlan } from '../../api/flowPlan';
import { PROCESSES_KEY } from '../../api/listProcesses';
import type { ProcessItem } from '../../api/listProcesses';
import { outdatedDraft, saveDraft, submitFlow } from '../../api/startFlow';
import type { Application, DraftVersion, SavedDraft } from '../../api/startFlow';
import type { FormField } from '../../flow/flowNames';
import { fieldError } from '../../plan/fieldError';
import { isRefusal, unusual } from '../../plan/planRules';
import type { FormValues } from '../../form/createFormPage';
import type { MountedForm } from './createMountedForm';

interface Options {
  mutationKey: MutationKey;
  form: MountedForm;
  formFields: readonly FormField[];
  /** Of the draft that the form was opened with. */
  draftVersion: DraftVersion;
  /** The application with these values, and with the approvers that are chosen when it is called. */
  applicationOf(values: FormValues): Application;
  planOf(application: Application): Promise<FlowPlan | undefined>;
  /** Marks which approvers are still to be chosen on this path, and leads to the first. Returns whether none are. */
  checkChoices(plan: FlowPlan): boolean;
  /** The form is incomplete, which its page marks and leads to: marks which approvers are missing as well. */
  markChoices(): void;
  onDraft(processId: string): void;
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
  /** Each stays until its call has succeeded, whatever is changed meanwhile: the platform knows the first try by it. */
  const requestIds = useRef({ draft: randomId(), submit: randomId() });
  const version = useRef(options.draftVersion);
  /** Set at once, because a second click may come before the first one is rendered. */
  const isLocked = useRef(false);
  const [isSending, setIsSending] = useState(false);
  /** The submissions whose answer is not known. One of them may have arrived, and is answered when it is repeated. */
  const openTries = useRef<readonly Application[]>([]);
  const [submittedBefore, setSubmittedBefore] = useState<SubmittedBefore>();

  /** Whether the person wants to go on although the draft was changed or deleted elsewhere. */
  async function goesOn(error: unknown, application: Application, question: 'save' | 'submit'): Promise<boolean> {
    const reason = application.processId === undefined ? undefined : outdatedDraft(error);
    if (!reason) return false;
    return dialogs.confirm({
      title: t(`workflow.start.${reason}`),
      text: t(`workflow.start.${reason}.${question}`),
      confirmText: t(`workflow.start.outdated.${question}`),
    });
  }

  /** What was changed elsewhere stays as it is there. */
  async function storeDraft(application: Application): Promise<SavedDraft> {
    try {
      return await saveDraft(http, application, { requestId: requestIds.current.draft, version: version.current });
    } catch (error) {
      if (!(await goesOn(error, application, 'save'))) throw error;
      return saveDraft(http, { ...application, processId: undefined }, { requestId: randomId(), version: undefined });
    }
  }

  async function submitApplication(application: Application): Promise<ProcessItem> {
    const { submit: requestId } = requestIds.current;
    try {
      return await submitFlow(http, application, { requestId, version: version.current });
    } catch (error) {
      if (!(await goesOn(error, application, 'submit'))) throw error;
      version.current = undefined;
      const processId = outdatedDraft(error) === 'deleted' ? undefined : application.processId;
      return submitFlow(http, { ...application, processId }, { requestId, version: undefined });
    }
  }

  async function saveNow(): Promise<void> {
    const { values, leftOut, markSaved } = await form.draft();
    const application = applicationOf(values);
    setIsSending(true);
    const saved = await storeDraft(application);
    const { processId, savedAt } = saved;
    version.current = saved.version;
    requestIds.current.draft = randomId();
    void client.invalidateQueries({ queryKey: PROCESSES_KEY });
    markSaved();
    onDraft(processId);
    const time = dateText(savedAt);
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
    const process = await submitApplication(application).catch((error: unknown) => {
      if (!isRefusal(error)) openTries.current = [...openTries.current, application];
      throw error;
    });
    void client.invalidateQueries({ queryKey: PROCESSES_KEY });
    badges.refresh();
    collected.markSaved();
    onSubmitted(process);
  }

  /** The application that the platform knows as submitted already; undefined where that cannot be told. */
  async function findSubmitted(): Promise<SubmittedBefore | undefined> {
    for (const application of openTries.current) {
      try {
        return await submitFlow(http, application, {
          requestId: requestIds.current.submit,
          version: version.current,
        });
      } catch (error) {
        // Another one has arrived.
        if (!isRefusal(error)) throw error;
      }
    }
    const { processId } = applicationOf({});
    return processId === undefined ? undefined : { processId, processNo: '', title: '' };
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

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
import { saveDraft, submitFlow } from '../../api/startFlow';
import type { Application } from '../../api/startFlow';
import type { FormField } from '../../flow/flowNames';
import { unusual } from '../../plan/planRules';
import type { FormValues } from '../../plan/useSettledValues';
import type { MountedForm } from './createMountedForm';
import { fieldError } from './fieldError';

interface Options {
  mutationKey: MutationKey;
  form: MountedForm;
  formFields: readonly FormField[];
  /** The application with these values, and with the approvers that are chosen when it is called. */
  applicationOf(values: FormValues): Application;
  planOf(application: Application): Promise<FlowPlan | undefined>;
  /** Shows which approvers are still to be chosen on this path. Returns whether none are. */
  checkChoices(plan: FlowPlan): boolean;
  onDraft(processId: string): void;
  onSubmitted(process: ProcessItem): void;
}

export interface Submission {
  running: 'draft' | 'submit' | undefined;
  /** The values are on their way: the form may not change any more. */
  isSending: boolean;
  /** Why the last try failed. */
  error: AppError | null;
  save(): void;
  submit(): void;
}

type Kind = 'draft' | 'submit';

/** Saves and submits an application, one at a time. A failure keeps everything. */
export function useSubmission(options: Options): Submission {
  const { mutationKey, form, formFields, applicationOf, planOf, checkChoices, onDraft, onSubmitted } = options;
  const t = useT();
  const { http, message, dialogs, badges } = usePortal();
  const client = useQueryClient();
  /** Each stays until its call has succeeded, whatever is changed meanwhile: the platform knows the first try by it. */
  const requestIds = useRef({ draft: randomId(), submit: randomId() });
  /** Set at once, because a second click may come before the first one is rendered. */
  const isLocked = useRef(false);
  const [isSending, setIsSending] = useState(false);

  async function saveNow(): Promise<void> {
    const { values, leftOut, markSaved } = await form.draft();
    const application = applicationOf(values);
    setIsSending(true);
    const { processId, savedAt } = await saveDraft(http, application, requestIds.current.draft);
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
    if (!collected) return;
    const application = applicationOf(collected.values);
    const plan = await planOf(application);
    if (plan && !checkChoices(plan)) return;
    const reasons = plan ? unusual(t, plan) : [];
    if (plan && reasons.length > 0 && !(await dialogs.confirm(question(reasons, plan)))) return;
    setIsSending(true);
    const process = await submitFlow(http, application, requestIds.current.submit);
    void client.invalidateQueries({ queryKey: PROCESSES_KEY });
    badges.refresh();
    collected.markSaved();
    onSubmitted(process);
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
    async mutationFn(kind: Kind) {
      try {
        await (kind === 'draft' ? saveNow() : submitNow());
      } catch (error) {
        throw fieldError(error, formFields);
      }
    },
    onError: (error) => message.report(error),
    onSettled() {
      isLocked.current = false;
      setIsSending(false);
    },
  });
  const send = (kind: Kind) => {
    if (isLocked.current) return;
    isLocked.current = true;
    sending.mutate(kind);
  };
  return {
    running: sending.isPending ? sending.variables : undefined,
    isSending,
    error: sending.error,
    save: () => send('draft'),
    submit: () => send('submit'),
  };
}

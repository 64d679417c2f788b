import { usePortal, useT, useUnsavedInput } from '@atrium/portal/sdk';
import { DraftOffer, LinkButton, Page, PageHeader, SaveFailure } from '@atrium/portal/ui';
import { useIsMutating } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { ProcessItem } from '../../api/listProcesses';
import type { FlowStart } from '../../api/startFlow';
import { processRoute } from '../../lists/processRoutes';
import { idsOf, keptChosen, NONE_MISSING, peopleOf } from '../../plan/chosen';
import type { Chosen } from '../../plan/chosen';
import PlanPreview from '../../plan/PlanPreview';
import { missingChoices } from '../../plan/planRules';
import { usePreview } from '../../plan/usePreview';
import { useSettledValues } from '../../plan/useSettledValues';
import type { FormValues } from '../../form/createFormPage';
import { createMountedForm } from './createMountedForm';
import { StartButtons } from './StartButtons';
import styles from './StartForm.module.css';
import { useSubmission } from './useSubmission';

/** The status of the page: with defaults for a new record, without them for a stored one. */
const STATUS = { new: 1, edit: 2 } as const;

interface Props {
  start: FlowStart;
  /** The draft that the form goes on with. */
  draftId: string | undefined;
  /** The values of the address; undefined when they cannot be read. */
  given: FormValues | undefined;
  /** What is filled in belongs to this draft from now on. */
  onDraft(processId: string): void;
  onSubmitted(process: ProcessItem): void;
}

/** By what unsaved input on this device is found: a new application, or a draft. */
const recordOf = (flowCode: string, processId: string | undefined) => ['flow', flowCode, processId ?? ''];

/** The form of an application, and beside it who will be asked. */
export function StartForm({ start, draftId, given, onDraft, onSubmitted }: Props) {
  const t = useT();
  const { tab, engine, nav } = usePortal();
  const { flowCode, name, description, pageCode, rights, choices, formFields, draftVersion } = start;
  const [processId, setProcessId] = useState(draftId);
  const [chosen, setChosen] = useState<Chosen>(() => peopleOf(start.chosen));
  /** The latest choice, because files may arrive between the press of a button and the call. */
  const latestChosen = useRef(chosen);
  const [missing, setMissing] = useState(NONE_MISSING);
  const [form] = useState(() =>
    createMountedForm(engine, {
      pageCode,
      status: Object.keys(start.values).length > 0 ? STATUS.edit : STATUS.new,
      values: { ...given, ...start.values },
      rights,
      hasToolbar: false,
      draftOf: JSON.stringify(recordOf(flowCode, draftId)),
    }),
  );
  const { mount } = form;
  const isLoaded = useSyncExternalStore(form.subscribe, form.isLoaded);
  const { settled, settleNow } = useSettledValues(form);
  const applicationOf = (values: FormValues, people: Chosen) => ({
    ...{ flowCode, processId, values },
    chosen: idsOf(people),
  });
  const preview = usePreview(applicationOf(settled, chosen));
  const show = (people: Chosen) => {
    latestChosen.current = people;
    setChosen(people);
  };
  const mutationKey = ['start-flow', useId()];
  const input = useUnsavedInput({
    title: t('workflow.start.approvers', { name }),
    opened: {},
    record: JSON.stringify(['approvers', ...recordOf(flowCode, processId)]),
    isSaving: useIsMutating({ mutationKey }) > 0,
    onRestore: ({ content }) => show(keptChosen(content)),
  });
  /** A choice that is not saved yet, and that this device is to keep under the draft it now belongs to. */
  const unkept = useRef<Chosen>(undefined);
  const keepChoice = useEffectEvent(() => {
    if (unkept.current) input.change(unkept.current);
    unkept.current = undefined;
  });
  useEffect(() => keepChoice(), [processId]);
  const submission = useSubmission({
    mutationKey,
    form,
    formFields,
    draft: { processId: draftId, version: draftVersion },
    applicationOf: (values) => applicationOf(values, latestChosen.current),
    planOf: preview.planOf,
    checkChoices(plan) {
      const nodeIds = missingChoices(choices, latestChosen.current, plan);
      setMissing(({ attempt }) => ({ nodeIds, attempt: attempt + 1 }));
      // The list shows the steps of this plan only when it knows its values.
      settleNow();
      return nodeIds.length === 0;
    },
    markChoices() {
      const { plan } = preview;
      setMissing({ nodeIds: plan ? missingChoices(choices, latestChosen.current, plan) : [], attempt: 0 });
    },
    onDraft(id) {
      if (id !== processId && input.isDirty) {
        unkept.current = latestChosen.current;
        input.markSaved();
      }
      setProcessId(id);
      form.setDraftOf(JSON.stringify(recordOf(flowCode, id)));
      onDraft(id);
    },
    onSaved() {
      unkept.current = undefined;
      input.markSaved();
    },
    onSubmitted(process) {
      input.markSaved();
      onSubmitted(process);
    },
  });
  const { submittedBefore } = submission;
  const reason = submittedBefore
    ? t('workflow.start.before.reason')
    : isLoaded
      ? undefined
      : t('workflow.start.notLoaded');
  const choose = (nodeId: string, people: Chosen[string]) => {
    const next = { ...chosen, [nodeId]: people };
    show(next);
    input.change(next);
  };

  return (
    <Page
      head={
        <>
          <PageHeader title={name} />
          {description && <p className={styles.description}>{description}</p>}
          {given === undefined && <Alert type="warning" message={t('workflow.start.badValues')} />}
          {submittedBefore && (
            <Alert
              type="warning"
              message={t('workflow.start.before', {
                number:
                  submittedBefore.processNo && t('workflow.start.before.number', { number: submittedBefore.processNo }),
              })}
              action={
                <LinkButton
                  onClick={() => nav.openRoute(processRoute(submittedBefore.processId), submittedBefore.title || name)}
                >
                  {t('workflow.start.submitted.view')}
                </LinkButton>
              }
            />
          )}
          {submission.error && <SaveFailure error={submission.error} />}
        </>
      }
      foot={<StartButtons submission={submission} reason={reason} onCancel={() => tab.close()} />}
    >
      <div className={styles.parts} inert={submission.isSending}>
        <section className={styles.form} aria-label={t('workflow.start.form')}>
          {pageCode === '' ? (
            <p className={styles.noForm}>{t('workflow.start.noForm')}</p>
          ) : (
            <div ref={mount} className={styles.page} />
          )}
        </section>
        <PlanPreview
          flow={start}
          preview={preview}
          missing={missing}
          chosen={chosen}
          note={<DraftOffer input={input} onRestore={() => show(keptChosen(input.takeOffer()))} />}
          onChoose={choose}
          onRefresh={() => {
            settleNow();
            preview.refresh();
          }}
        />
      </div>
    </Page>
  );
}

import { usePortal, useT, useUnsavedInput } from '@atrium/portal/sdk';
import { BusyButton, DraftOffer, Page, PageHeader, SaveFailure } from '@atrium/portal/ui';
import { useIsMutating } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useId, useRef, useState } from 'react';
import type { ProcessItem } from '../../api/listProcesses';
import type { FlowStart } from '../../api/startFlow';
import { idsOf, keptChosen, NONE_MISSING, peopleOf } from '../../plan/chosen';
import type { Chosen } from '../../plan/chosen';
import PlanPreview from '../../plan/PlanPreview';
import { missingChoices } from '../../plan/planRules';
import { usePreview } from '../../plan/usePreview';
import { useSettledValues } from '../../plan/useSettledValues';
import type { FormValues } from '../../plan/useSettledValues';
import { createMountedForm } from './createMountedForm';
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
  onSubmitted(process: ProcessItem): void;
}

/** The form of an application, and beside it who will be asked. */
export function StartForm({ start, draftId, given, onSubmitted }: Props) {
  const t = useT();
  const { tab, engine } = usePortal();
  const { flowCode, name, description, pageCode, rights, choices, formFields } = start;
  const record = [flowCode, draftId ?? ''];
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
      draftOf: JSON.stringify(['flow', ...record]),
    }),
  );
  const { mount } = form;
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
    record: JSON.stringify(['flow approvers', ...record]),
    isSaving: useIsMutating({ mutationKey }) > 0,
    onRestore: ({ content }) => show(keptChosen(content)),
  });
  const submission = useSubmission({
    mutationKey,
    form,
    formFields,
    applicationOf: (values) => applicationOf(values, latestChosen.current),
    planOf: preview.planOf,
    checkChoices(plan) {
      const nodeIds = missingChoices(choices, latestChosen.current, plan);
      setMissing(({ attempt }) => ({ nodeIds, attempt: attempt + 1 }));
      // The list shows the steps of this plan only when it knows its values.
      settleNow();
      return nodeIds.length === 0;
    },
    onDraft(id) {
      setProcessId(id);
      input.markSaved();
    },
    onSubmitted(process) {
      input.markSaved();
      onSubmitted(process);
    },
  });
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
          {submission.error && <SaveFailure error={submission.error} />}
        </>
      }
      foot={
        <div className={styles.buttons}>
          <Button disabled={submission.isSending} onClick={() => tab.close()}>
            {t('ui.cancel')}
          </Button>
          <BusyButton
            isBusy={submission.running === 'draft'}
            disabled={submission.running === 'submit'}
            onClick={submission.save}
          >
            {t('workflow.start.save')}
          </BusyButton>
          <BusyButton
            type="primary"
            isBusy={submission.running === 'submit'}
            disabled={submission.running === 'draft'}
            onClick={submission.submit}
          >
            {t('workflow.start.submit')}
          </BusyButton>
        </div>
      }
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

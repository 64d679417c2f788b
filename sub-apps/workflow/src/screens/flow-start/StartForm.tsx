import { usePortal, useT, useUnsavedInput } from '@atrium/portal/sdk';
import { BusyButton, DraftOffer, Page, PageHeader, SaveFailure } from '@atrium/portal/ui';
import { useIsMutating } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useId, useState } from 'react';
import type { ProcessItem } from '../../api/listProcesses';
import type { FlowStart } from '../../api/startFlow';
import { createMountedForm } from './createMountedForm';
import { missingChoices } from './planRules';
import { PreForm } from './PreForm';
import styles from './StartForm.module.css';
import { idsOf, keptChosen, peopleOf } from './startInput';
import type { Chosen, FormValues, MissingChoices } from './startInput';
import { usePreview } from './usePreview';
import { useSettledValues } from './useSettledValues';
import { useSubmission } from './useSubmission';

const NEW = 1;

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
  const { flowCode, name, description, pageCode, rights, choices } = start;
  const record = [flowCode, draftId ?? ''];
  const [processId, setProcessId] = useState(draftId);
  const [chosen, setChosen] = useState<Chosen>(() => peopleOf(start.chosen));
  const [missing, setMissing] = useState<MissingChoices>({ nodeIds: [], attempt: 0 });
  const [form] = useState(() =>
    createMountedForm(engine, {
      pageCode,
      status: NEW,
      values: { ...given, ...start.values },
      rights,
      hasToolbar: false,
      draftOf: JSON.stringify(['flow', ...record]),
    }),
  );
  const { mount } = form;
  const { settled, settleNow } = useSettledValues(form.values);
  const applicationOf = (values: FormValues) => ({ flowCode, processId, values, chosen: idsOf(chosen) });
  const preview = usePreview(applicationOf(settled));
  const mutationKey = ['start-flow', useId()];
  const input = useUnsavedInput({
    title: t('workflow.start.approvers', { name }),
    opened: {},
    record: JSON.stringify(['flow approvers', ...record]),
    isSaving: useIsMutating({ mutationKey }) > 0,
    onRestore: ({ content }) => setChosen(keptChosen(content)),
  });
  const markSaved = () => {
    form.markSaved();
    input.markSaved();
  };
  const submission = useSubmission({
    mutationKey,
    applicationOf,
    values: form.values,
    collect: form.collect,
    planOf: preview.planOf,
    checkChoices(plan) {
      const nodeIds = missingChoices(choices, chosen, plan);
      setMissing(({ attempt }) => ({ nodeIds, attempt: attempt + 1 }));
      // The list shows the steps of this plan only when it knows its values.
      settleNow();
      return nodeIds.length === 0;
    },
    onDraft(id) {
      setProcessId(id);
      markSaved();
    },
    onSubmitted(process) {
      markSaved();
      onSubmitted(process);
    },
  });
  const choose = (nodeId: string, people: Chosen[string]) => {
    const next = { ...chosen, [nodeId]: people };
    setChosen(next);
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
        <PreForm
          start={start}
          preview={preview}
          missing={missing}
          chosen={chosen}
          draftOffer={<DraftOffer input={input} onRestore={() => setChosen(keptChosen(input.takeOffer()))} />}
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

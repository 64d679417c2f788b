import { ProForm } from '@ant-design/pro-components';
import type { AppError } from '@atrium/common/errors/appError';
import { usePortal, useT } from '@atrium/portal/sdk';
import { BusyButton, PanelContent, SaveFailure } from '@atrium/portal/ui';
import { Button } from 'antd';
import type { FormInstance } from 'antd';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Editor } from './EditorPanel';
import styles from './EditorForm.module.css';

type NamePath = Parameters<FormInstance['scrollToField']>[0];

interface Props<Draft> {
  form: FormInstance<Draft>;
  initial: Draft;
  /** The mutation that stores the record, with the key of its `EditorPanel`. */
  saving: { isPending: boolean; error: AppError | null; mutateAsync(draft: Draft): Promise<unknown> };
  editor: Editor;
  /** Fields of ProForm. */
  children: ReactNode;
}

/** After a failed validation: the first field that is not valid is brought to the middle, clear of the footer. */
const FIRST_ERROR = { focus: true, block: 'center' } as const;

/** A label; the mark of a required field is not part of the field's name. */
const markRequired = (label: ReactNode, { required }: { required: boolean }) => (
  <span>
    {label}
    {required && (
      <span className={styles.mark} aria-hidden>
        {' *'}
      </span>
    )}
  </span>
);

/**
 * ProForm in an `EditorPanel`, with its buttons. It is disabled while a save runs, because the panel closes after it. A
 * rejected save shows the reason, in a toast and above the input, and keeps the input. It opens with the focus on its first field.
 */
export function EditorForm<Draft extends object>(props: Props<Draft>) {
  const { form, initial, saving, editor, children } = props;
  const { isPending } = saving;
  const t = useT();
  const { message } = usePortal();
  const name = useId();
  const running = useRef<Promise<boolean>>(undefined);
  /** Sends the record once; while that runs, further presses wait for it. */
  const send = (draft: Draft) =>
    (running.current ??= saving
      .mutateAsync(draft)
      .then(
        () => true,
        (error: unknown) => {
          message.report(error);
          return false;
        },
      )
      .finally(() => {
        running.current = undefined;
      }));
  const save = useEffectEvent(async () => {
    const draft = await form.validateFields().catch((invalid: { errorFields: { name: NamePath }[] }) => {
      form.scrollToField(invalid.errorFields[0]?.name, FIRST_ERROR);
      return undefined;
    });
    return draft !== undefined && send(draft);
  });
  const { setSave } = editor;
  useEffect(() => {
    setSave(() => save());
    return () => setSave(undefined);
  }, [setSave]);
  const footer = (
    <>
      <Button disabled={isPending} onClick={editor.onCancel}>
        {t('ui.cancel')}
      </Button>
      <BusyButton type="primary" isBusy={isPending} onClick={() => form.submit()}>
        {t('admin.editor.save')}
      </BusyButton>
    </>
  );
  return (
    <PanelContent footer={footer}>
      <div className={styles.notes}>
        {editor.draftOffer}
        {saving.error && <SaveFailure error={saving.error} />}
      </div>
      <ProForm<Draft>
        form={form}
        // Field ids begin with the name: the forms of other tabs stay in the document.
        name={name}
        layout="vertical"
        initialValues={initial}
        submitter={false}
        disabled={isPending}
        requiredMark={markRequired}
        className={styles.form}
        autoFocusFirstInput
        scrollToFirstError={FIRST_ERROR}
        onValuesChange={(_change, values) => editor.onInput(values)}
        onFinish={send}
      >
        {children}
      </ProForm>
    </PanelContent>
  );
}

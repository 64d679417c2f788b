import { ProForm } from '@ant-design/pro-components';
import { randomId } from '@atrium/common/randomId';
import { usePortal, useT } from '@atrium/portal/sdk';
import { PanelContent } from '@atrium/portal/ui';
import type { FormInstance } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { isConflict } from '../api/recordApi';
import { changedFields, mergedInput, newerThan, restoredInput } from './conflict';
import type { Content, Latest } from './conflict';
import type { Editor } from './EditorPanel';
import { FormFooter } from './FormFooter';
import { FORM_LOOK, useFormName } from './formLook';
import { SaveNote } from './SaveNote';
import type { FieldOfCode } from './setFieldError';
import { useFormSave } from './useFormSave';
import styles from './EditorForm.module.css';

interface Props<Draft> {
  form: FormInstance<Draft>;
  editor: Editor;
  /** What a new record starts with. */
  blank: Draft;
  /** The record as it was read; undefined for a new one. */
  stored: Latest<Draft> | undefined;
  /** Reads the fields of input that is brought back; none of anything else. */
  readDraft(content: unknown): Partial<Draft>;
  /** The names of the fields, and how a value is written; by default as text. */
  labels: Readonly<Record<keyof Draft & string, string>>;
  valueText?(field: keyof Draft & string, draft: Draft): string;
  /** The field of each refusal by the server. */
  fieldOfCode: FieldOfCode<Draft>;
  /** `requestId` is the same for each save of this form, so that one whose answer was lost is not saved twice. */
  save(draft: Draft, version: number | undefined, requestId: string): Promise<unknown>;
  /** Reads the record again, after another person has changed it. */
  readLatest(): Promise<Latest<Draft>>;
  /** Fields of ProForm. */
  children: ReactNode;
  /** Below the form and not part of it: what is only read. */
  after?: ReactNode;
}

/**
 * ProForm in an `EditorPanel`, with its buttons. It is disabled while a save runs, because the panel closes after it. A
 * rejected save shows the reason above the input and keeps the input; when another person has changed the record
 * meanwhile, also since a draft was kept, it says who and what, and nothing is overwritten. Input that is what the form
 * started from is none. It opens with the focus on its first field.
 */
export function EditorForm<Draft extends object>(props: Props<Draft>) {
  const { form, editor, blank, stored, fieldOfCode, readDraft, children } = props;
  const t = useT();
  const plainText = (field: keyof Draft, draft: Draft) => t('admin.list', { items: [draft[field]].flat() });
  const { message } = usePortal();
  const name = useFormName();
  const [{ base: firstBase, input, requestId }] = useState(() => {
    const restored = restoredInput({ blank, stored, content: editor.restored, readDraft });
    return { ...restored, requestId: restored.requestId ?? randomId() };
  });
  const [base, setBase] = useState(firstBase);
  // Input that is brought back may be older than the stored record.
  const [latest, setLatest] = useState(() => newerThan(base, stored));
  const { saving, send, save, failedField, noteChange } = useFormSave({
    form,
    mutationKey: editor.mutationKey,
    fieldOfCode,
    async save(draft: Draft) {
      setLatest(undefined);
      try {
        await props.save(draft, base.version, requestId);
      } catch (refusal) {
        if (base.version === undefined || !isConflict(refusal)) throw refusal;
        const found = await props.readLatest();
        // The answer to an earlier save was lost.
        if (changedFields(found.draft, draft).length === 0) return;
        const newer = newerThan(base, found);
        setLatest(newer);
        if (newer) throw refusal;
        // Nothing that the form shows was changed.
        await props.save(draft, found.version, requestId);
      }
    },
    onResult() {
      message.success(t('admin.saved'));
      editor.onSaved();
      return true;
    },
  });
  const { isPending } = saving;
  const saveNow = useEffectEvent(save);
  const { setSave } = editor;
  useEffect(() => {
    setSave(() => saveNow());
    return () => setSave(undefined);
  }, [setSave]);
  const noteInput = (from = base) => {
    const input = form.getFieldsValue();
    const isChanged = changedFields(from.draft, input).length > 0;
    editor.onInput(isChanged ? ({ input, base: from, requestId } satisfies Content) : undefined);
  };
  const merge = (current: Latest<Draft>, prefer: 'mine' | 'stored') => {
    const merged = mergedInput(base.draft, form.getFieldsValue(), current.draft, prefer);
    (form as FormInstance).setFieldsValue(merged);
    setBase({ draft: current.draft, version: current.version });
    setLatest(undefined);
    saving.reset();
    noteInput({ draft: current.draft, version: current.version });
    message.info(t('admin.conflict.merged'));
  };
  const footer = (
    <FormFooter formName={name} isSaving={isPending} text={t('admin.editor.save')} onCancel={editor.onCancel} />
  );
  return (
    <PanelContent footer={footer}>
      <div className={styles.notes}>
        {editor.draftOffer}
        <SaveNote
          base={base.draft}
          mine={form.getFieldsValue()}
          latest={latest}
          labels={props.labels}
          valueText={props.valueText ?? plainText}
          onMerge={merge}
          error={saving.error}
          failedField={failedField}
        />
      </div>
      <ProForm<Draft>
        {...FORM_LOOK}
        form={form}
        name={name}
        initialValues={{ ...(stored?.draft ?? blank), ...input }}
        disabled={isPending}
        autoFocusFirstInput
        onValuesChange={(changed: Partial<Draft>) => {
          noteChange(changed);
          noteInput();
        }}
        onFinish={send}
      >
        {children}
      </ProForm>
      {props.after}
    </PanelContent>
  );
}

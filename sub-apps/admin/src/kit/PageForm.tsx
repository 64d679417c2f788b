import { ProForm } from '@ant-design/pro-components';
import type { Disposable } from '@atrium/common/disposable';
import { isRecord } from '@atrium/common/isRecord';
import { usePortal, useT } from '@atrium/portal/sdk';
import { ReasonButton } from '@atrium/portal/ui';
import { Alert } from 'antd';
import type { FormInstance } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { changedFields, mergedInput, newerThan } from './conflict';
import type { Latest } from './conflict';
import { SlowSaveNote } from './FormFooter';
import { FORM_LOOK, useFormName } from './formLook';
import { SaveNote } from './SaveNote';
import type { FieldOfCode } from './setFieldError';
import type { EditorPart } from './useEditorParts';
import { useFormSave } from './useFormSave';
import styles from './PageForm.module.css';

/** The result of a save, with what is stored now. Not saved: another person has changed the same fields meanwhile. */
export interface SaveResult<Draft> {
  isSaved: boolean;
  current: Latest<Draft>;
}

interface Props<Draft> {
  form: FormInstance<Draft>;
  part: EditorPart;
  stored: Latest<Draft>;
  /** Reads the fields of input that is brought back; none of anything else. */
  readDraft(content: unknown): Partial<Draft>;
  /** Fields that are never written into drafts. */
  secrets?: readonly (keyof Draft & string)[];
  /** The names of the fields, and how a value is written. */
  labels: Readonly<Record<keyof Draft & string, string>>;
  valueText(field: keyof Draft & string, draft: Draft): string;
  /** The field of each refusal by the server. */
  fieldOfCode?: FieldOfCode<Draft>;
  /** The values of further fields that follow those that the person has changed. */
  follow?(changed: Partial<Draft>): Partial<Draft>;
  /** Reads what is stored now, compares it with what the input started from, and saves the fields that were changed. */
  save(draft: Draft, base: Draft): Promise<SaveResult<Draft>>;
  /** The form is not valid and is not saved. */
  onInvalid?(draft: Draft): void;
  /** Why the form can only be read; undefined when it can be changed. */
  readOnlyReason: string | undefined;
  /** Fields of ProForm. */
  children: ReactNode;
}

const valuesOf = <Draft extends object>(draft: Draft, fields: readonly (keyof Draft & string)[]): Partial<Draft> =>
  Object.fromEntries(fields.map((field) => [field, draft[field]])) as Partial<Draft>;

/**
 * A form that stays open on its page, with its buttons. It keeps the fields that differ from the stored ones as unsaved
 * input. A rejected save keeps the input; when another person has changed the same meanwhile, also since a draft was kept,
 * it says what, and nothing is overwritten. After a save it continues from what is stored.
 */
export function PageForm<Draft extends object>(props: Props<Draft>) {
  const { form, part, stored, secrets = [], follow, readOnlyReason, children } = props;
  const t = useT();
  const { message } = usePortal();
  const name = useFormName();
  const [restored] = useState(() => (isRecord(part.restored) ? part.restored : {}));
  const [base, setBase] = useState<Draft>(() => ({ ...stored.draft, ...props.readDraft(restored.base) }));
  const [latest, setLatest] = useState(() => newerThan({ draft: base, version: undefined }, stored));
  const tellSecret = useEffectEvent(() => {
    if (restored.hadSecret === true) message.info(t('admin.page.secretNotKept'));
  });
  useEffect(() => tellSecret(), []);

  const values = () => form.getFieldsValue(true) as Draft;
  const note = (from = base) => {
    const changed = changedFields(from, values());
    const kept = changed.filter((field) => !secrets.includes(field));
    part.onInput(
      changed.length === 0
        ? undefined
        : { input: valuesOf(values(), kept), base: valuesOf(from, kept), hadSecret: kept.length < changed.length },
    );
  };
  /** Sets fields as if they had not been touched. */
  const show = (draft: Partial<Draft>) =>
    (form as FormInstance).setFields(
      Object.entries(draft).map(([field, value]) => ({
        name: field,
        value,
        touched: false,
        validated: false,
        errors: [],
      })),
    );
  const continueFrom = (draft: Draft, shown: Partial<Draft>) => {
    show(shown);
    setBase(draft);
    setLatest(undefined);
    note(draft);
  };

  const { saving, save, failedField, noteChange } = useFormSave<Draft, SaveResult<Draft> | undefined>({
    form,
    mutationKey: part.mutationKey,
    fieldOfCode: props.fieldOfCode ?? {},
    async save() {
      setLatest(undefined);
      const draft = values();
      if (changedFields(base, draft).length === 0) return undefined;
      const result = await props.save(draft, base);
      // Nothing is left to be saved when the answer to an earlier save was lost.
      return { ...result, isSaved: result.isSaved || changedFields(result.current.draft, draft).length === 0 };
    },
    onResult(result) {
      if (!result) {
        message.info(t('admin.page.unchanged'));
        return true;
      }
      const { isSaved, current } = result;
      if (isSaved) {
        message.success(t('admin.saved'));
        continueFrom(current.draft, current.draft);
      } else setLatest(current);
      return isSaved;
    },
    onInvalid: () => props.onInvalid?.(values()),
  });
  const saveNow = useEffectEvent(save);
  const setSave = useEffectEvent(part.setSave);
  const canEdit = readOnlyReason === undefined;
  useEffect(() => {
    if (canEdit) setSave(() => saveNow());
    return () => setSave(undefined);
  }, [canEdit]);

  const merge = (current: Latest<Draft>, prefer: 'mine' | 'stored') => {
    saving.reset();
    continueFrom(current.draft, mergedInput(base, values(), current.draft, prefer));
    message.info(t('admin.conflict.merged'));
  };
  const undo = useRef<Disposable>(undefined);
  useEffect(() => () => undo.current?.(), []);
  const revert = () => {
    const given = values();
    saving.reset();
    const target = latest?.draft ?? base;
    continueFrom(target, target);
    undo.current = message.offerUndo(t('admin.page.reverted'), () => {
      setBase(base);
      setLatest(latest);
      (form as FormInstance).setFieldsValue(given);
      note(base);
    });
  };
  const handleChange = (changed: Partial<Draft>) => {
    const more = follow?.(changed) ?? {};
    (form as FormInstance).setFieldsValue(more);
    noteChange(changed);
    note();
  };
  const unchanged = part.isDirty || saving.isPending ? {} : { reason: t('admin.page.unchanged') };
  return (
    <div className={`${styles.frame} ${canEdit ? '' : styles.readOnly}`}>
      <div className={styles.notes}>
        {readOnlyReason !== undefined && <Alert type="info" message={readOnlyReason} />}
        <SaveNote
          base={base}
          mine={values()}
          latest={latest}
          labels={props.labels}
          valueText={props.valueText}
          onMerge={merge}
          error={saving.error}
          failedField={failedField}
        />
      </div>
      <ProForm<Draft>
        {...FORM_LOOK}
        form={form}
        name={name}
        initialValues={{ ...stored.draft, ...props.readDraft(restored.input) }}
        disabled={saving.isPending || !canEdit}
        onValuesChange={handleChange}
      >
        {children}
      </ProForm>
      {canEdit && (
        <div className={styles.footer}>
          <ReasonButton {...(saving.isPending ? { reason: t('admin.page.saving') } : unchanged)} onClick={revert}>
            {t('admin.page.revert')}
          </ReasonButton>
          <ReasonButton
            type={part.isDirty ? 'primary' : 'default'}
            loading={saving.isPending}
            {...unchanged}
            onClick={() => void save()}
          >
            {t('admin.editor.save')}
          </ReasonButton>
          {saving.isPending && <SlowSaveNote />}
        </div>
      )}
    </div>
  );
}

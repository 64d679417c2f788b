import { useCallback } from 'react';
import type { ComponentType } from 'react';
import type { ControlModel } from '../model/controlModel';
import type { Field } from '../model/field';
import type { PageModel } from '../model/pageModel';
import { bindFact } from './bindFact';
import { usePage } from './pageContext';
import { useWatched } from './useWatched';
import styles from './fieldItem.module.css';

interface FieldItemProps {
  control: ControlModel;
  Input: ComponentType<{ field: Field }>;
}

/** Label above, input, and below it a hint and what is wrong. */
export function FieldItem({ control, Input }: FieldItemProps) {
  const page = usePage();
  return (
    <>
      <FieldLabel control={control} />
      <Input field={control} />
      {fieldNotes(control, page)}
    </>
  );
}

/** Below a field: its hint, and what is wrong. A function, because a form has hundreds of fields. */
export function fieldNotes(control: ControlModel, page: PageModel) {
  const hint = page.text(control.props.hint);
  return (
    <>
      {hint && (
        <p id={`${control.id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError field={control} />
    </>
  );
}

function FieldLabel({ control }: { control: ControlModel }) {
  const bind = useCallback(
    (label: HTMLLabelElement) => {
      const apply = () => label.classList.toggle(styles.required as string, control.isRequired());
      return bindFact(control, control.readonly.isConstant ? control.required : control.readonly, apply);
    },
    [control],
  );
  if (!control.node.title.compiled && control.title() === '') return null;
  return (
    <label ref={bind} className={styles.label} htmlFor={control.id}>
      <TitleText control={control} />
    </label>
  );
}

/** A control's title, followed where it is computed. */
export function TitleText({ control }: { control: ControlModel }) {
  return control.node.title.compiled ? <ComputedTitle control={control} /> : control.title();
}

function ComputedTitle({ control }: { control: ControlModel }) {
  return useWatched(control, () => control.title());
}

/** The message of a field that is not valid. Its id is what the input is described by. */
export function FieldError({ field }: { field: Field }) {
  const text = useWatched(field, () => field.error());
  return text === undefined ? null : (
    <p id={`${field.id}-error`} className={styles.error} role="alert">
      {text}
    </p>
  );
}

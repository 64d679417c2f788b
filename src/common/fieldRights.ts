/** What a person may do with a control of a form, by the step of a flow. */
export type FieldRight = 'hidden' | 'readonly' | 'editable' | 'required';

/** The rights of a form's controls by name; controls without an entry have the default. */
export interface FieldRights {
  default: 'readonly' | 'editable';
  fields: Readonly<Record<string, FieldRight>>;
}

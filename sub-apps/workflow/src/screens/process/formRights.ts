import type { FieldRights } from '@atrium/portal/contract/portal';

/** Whether the rights let the person change anything of a form. */
export const canEditForm = ({ default: others, fields }: FieldRights): boolean =>
  others === 'editable' || Object.values(fields).some(isOpen);

const isOpen = (right: string | undefined) => right === 'editable' || right === 'required';

/** The values that the person may change. The others may have become other ones on the server meanwhile. */
export function editableValues(
  values: Readonly<Record<string, unknown>>,
  { default: others, fields }: FieldRights,
): Record<string, unknown> {
  const rightOf = (name: string) => (Object.hasOwn(fields, name) ? fields[name] : others);
  return Object.fromEntries(Object.entries(values).filter(([name]) => isOpen(rightOf(name))));
}

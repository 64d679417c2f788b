import type { FieldSpec, FieldType, FormSpec } from '../../workloads/spec';
import { fieldClass } from '../shared/formProbes';

export const COMPONENTS: Record<FieldType, string> = {
  text: 'input-text',
  number: 'input-number',
  select: 'select',
  date: 'input-date',
};

const DATE_FORMATS = { valueFormat: 'YYYY-MM-DD', displayFormat: 'YYYY-MM-DD' };

/** A form in amis's JSON. A field with a formula takes its value from the formula alone. */
export function formSchema({ fields, values, columns }: FormSpec): object {
  const followers = new Set(fields.filter(({ dep }) => dep?.kind === 'value').map(({ name }) => name));
  const data = Object.fromEntries(Object.entries(values).filter(([name]) => !followers.has(name)));
  const body = fields.map(fieldSchema);
  const form = { type: 'form', wrapWithPanel: false, mode: 'normal', columnCount: columns, body };
  return { type: 'page', data, body: form };
}

function fieldSchema(field: FieldSpec): object {
  return {
    type: COMPONENTS[field.type],
    name: field.name,
    label: field.label,
    className: fieldClass(field.name),
    ...(field.options ? { options: field.options } : {}),
    ...(field.type === 'date' ? DATE_FORMATS : {}),
    ...dependencySchema(field),
  };
}

function dependencySchema({ name, dep, chain }: FieldSpec): object {
  if (chain) return { value: `\${${chain} + 1}` };
  if (dep?.kind === 'visible') return { visibleOn: '${LEN(f0) % 2 == 0}' };
  if (dep?.kind === 'required') return { requiredOn: '${LEN(f0) % 2 == 1}' };
  return dep ? { value: `\${CONCATENATE(f0, "-${name}")}` } : {};
}

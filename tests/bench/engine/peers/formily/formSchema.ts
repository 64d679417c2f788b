import type { FieldSpec, FieldType, FormSpec } from '../../workloads/spec';
import { fieldClass } from '../shared/formProbes';

export const COMPONENTS: Record<FieldType, string> = {
  text: 'Input',
  number: 'NumberPicker',
  select: 'Select',
  date: 'DatePicker',
};

/** A form in Formily's JSON Schema. A plain CSS grid stands for its own one, whose cost grows faster than the form. */
export function formSchema({ fields }: FormSpec): object {
  const properties = Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)]));
  const grid = { type: 'void', 'x-component': 'PlainGrid', properties };
  const layout = {
    type: 'void',
    'x-component': 'FormLayout',
    'x-component-props': { layout: 'vertical' },
    properties: { grid },
  };
  return { type: 'object', properties: { layout } };
}

function fieldSchema(field: FieldSpec): object {
  return {
    type: field.type === 'number' ? 'number' : 'string',
    title: field.label,
    'x-decorator': 'FormItem',
    'x-decorator-props': { className: fieldClass(field.name) },
    'x-component': COMPONENTS[field.type],
    'x-component-props': field.type === 'text' ? {} : { style: { width: '100%' } },
    ...(field.options ? { enum: field.options } : {}),
    ...dependencySchema(field),
  };
}

function dependencySchema({ name, dep, chain }: FieldSpec): object {
  if (chain) return reaction(chain, '{{ $deps[0] + 1 }}');
  if (dep?.kind === 'visible') return { 'x-visible': "{{ ($values.f0||'').length % 2 === 0 }}" };
  if (dep?.kind === 'required') return { required: "{{ ($values.f0||'').length % 2 === 1 }}" };
  return dep ? reaction(dep.on, `{{ ($deps[0]||'') + '-${name}' }}`) : {};
}

function reaction(on: string, value: string): object {
  return { 'x-reactions': { dependencies: [on], fulfill: { state: { value } } } };
}

import type { FieldSpec, FormSpec } from '../workloads/spec';

/** A form in the page protocol. */
export function formProtocol({ fields, values, columns }: FormSpec): object {
  return {
    protocolversion: '1.1.0',
    pageinfo: { type: 200, title: 'Form', columns },
    controls: fields.map((field) => ({ value: values[field.name], ...control(field) })),
  };
}

function control({ name, label, type, options, dep, chain }: FieldSpec): object {
  return {
    type,
    name,
    title: label,
    ...(options ? { options: options.map((option) => ({ key: option.value, text: option.label })) } : {}),
    ...(dep?.kind === 'visible' ? { hidden: `=len(${dep.on}) % 2 == 1` } : {}),
    ...(dep?.kind === 'required' ? { required: `=len(${dep.on}) % 2 == 1` } : {}),
    ...(dep?.kind === 'value' ? { value: `=concat(${dep.on}, '-${name}')` } : {}),
    ...(chain ? { value: `=${chain} + 1` } : {}),
  };
}

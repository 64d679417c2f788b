import type { FieldSpec, FieldType, FormSpec, OptionSpec } from './spec';

/** 60 % text, 20 % select, 10 % number, 10 % date. */
const TYPES: FieldType[] = ['text', 'text', 'text', 'select', 'text', 'number', 'text', 'select', 'date', 'text'];

const OPTIONS: OptionSpec[] = Array.from({ length: 10 }, (_, index) => ({
  label: `Option ${index}`,
  value: `o${index}`,
}));

/** W1: a form of labelled controls, each with a value. */
export function formSpec(n: number): FormSpec {
  const fields = Array.from({ length: n }, (_, index) => field(index));
  const values = Object.fromEntries(fields.map(({ name, type }, index) => [name, initialValue(type, index)]));
  return { kind: 'form', n, columns: 3, fields, values };
}

function field(index: number): FieldSpec {
  const type = TYPES[index % TYPES.length] ?? 'text';
  const common = { name: `f${index}`, label: `Field ${index}`, type };
  return type === 'select' ? { ...common, options: OPTIONS } : common;
}

function initialValue(type: FieldType, index: number): string | number {
  switch (type) {
    case 'text':
      return `v${index}`;
    case 'select':
      return `o${index % OPTIONS.length}`;
    case 'number':
      return index;
    case 'date':
      return `2024-05-${String(1 + (index % 28)).padStart(2, '0')}`;
  }
}

import type { FieldSpec, FormSpec } from './spec';

/** W3: number fields, each computed as the one before it plus 1. */
export function chainSpec(length: number): FormSpec {
  const fields = Array.from({ length }, (_, index): FieldSpec => {
    const common = { name: `f${index}`, label: `F${index}`, type: 'number' as const };
    return index === 0 ? common : { ...common, chain: `f${index - 1}` };
  });
  const values = Object.fromEntries(fields.map(({ name }, index) => [name, index + 1]));
  return { kind: 'form', n: length, columns: 3, fields, values, key: 'f0', chain: true };
}

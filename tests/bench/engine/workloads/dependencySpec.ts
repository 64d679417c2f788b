import { formSpec } from './formSpec';
import type { DependencySpec, FormSpec } from './spec';

const KINDS: DependencySpec['kind'][] = ['visible', 'required', 'value'];

/** W2: the empty text field `f0` is typed into; `dependents` text fields (f1, f11, f21 …) follow it by turns. */
export function dependencySpec(n: number, dependents: number): FormSpec {
  const spec = formSpec(n);
  spec.key = 'f0';
  spec.values.f0 = '';
  for (let turn = 0; turn < dependents; turn += 1) {
    const field = spec.fields[turn * 10 + 1];
    if (!field) throw new Error(`a form of ${n} controls has no room for ${dependents} dependents`);
    field.dep = { on: 'f0', kind: KINDS[turn % KINDS.length] ?? 'visible' };
    if (field.dep.kind === 'value') spec.values[field.name] = `-${field.name}`;
  }
  return spec;
}

import { computed } from 'alien-signals';
import type { Scope } from '../expressions/scope';
import type { Template } from '../protocol/nodes';
import { signal } from './reactive';

/** A yes-or-no fact of a control: from the protocol, from its expression, or set while the page runs. */
export interface Fact {
  get(): boolean;
  set(next: boolean): void;
  /** It never changes: nobody has to watch it. */
  readonly isConstant: boolean;
}

export function createFact(template: Template, scope: Scope, isSettable: boolean): Fact {
  if (template.constant && !isSettable) {
    const value = Boolean(template.constant.value);
    return { get: () => value, set: () => undefined, isConstant: true };
  }
  const override = signal<boolean | undefined>(undefined);
  const source = template.constant ? () => Boolean(template.constant?.value) : computed(() => Boolean(template.run(scope)));
  return { get: () => override() ?? source(), set: (next) => override(next), isConstant: false };
}

/** In a page that is only viewed, every control is read-only. */
export const ALWAYS: Fact = { get: () => true, set: () => undefined, isConstant: true };

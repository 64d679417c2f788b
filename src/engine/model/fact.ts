import { computed } from 'alien-signals';
import type { Scope } from '../expressions/scope';
import type { Template } from '../protocol/nodes';
import { signal } from './reactive';

/** A yes-or-no fact of a control: from the protocol, from its expression, or set while the page runs. */
export interface Fact {
  get(): boolean;
  set(next: boolean): void;
  /** Whether what was set holds, and not the protocol. */
  isSet(): boolean;
  /** It never changes: nobody has to watch it. */
  readonly isConstant: boolean;
}

/** In a page that is only viewed, every control is read-only. */
export const ALWAYS: Fact = { get: () => true, set: () => undefined, isSet: () => false, isConstant: true };
const NEVER: Fact = { ...ALWAYS, get: () => false };

export function createFact(template: Template, scope: Scope, isSettable = false): Fact {
  if (template.constant && !isSettable) return template.constant.value ? ALWAYS : NEVER;
  const override = signal<boolean | undefined>(undefined);
  const source = template.constant
    ? () => Boolean(template.constant?.value)
    : computed(() => Boolean(template.run(scope)));
  return {
    get: () => override() ?? source(),
    set: (next) => override(next),
    isSet: () => override() !== undefined,
    isConstant: false,
  };
}

import { computed } from 'alien-signals';
import type { Scope } from '../expressions/scope';
import type { Template } from '../protocol/nodes';
import { signal } from './reactive';

export interface Value {
  get(): unknown;
  set(next: unknown): void;
}

interface Override {
  readonly base: unknown;
  readonly value: unknown;
}

/**
 * A control's value. With an expression it follows the expression; a value set by hand stands until what the
 * expression answers changes.
 */
export function createValue(template: Template, scope: Scope): Value {
  if (template.constant) {
    const current = signal<unknown>(template.constant.value);
    return { get: current, set: (next) => current(next) };
  }
  const base = computed(() => template.run(scope));
  const override = signal<Override | undefined>(undefined);
  const get = computed(() => {
    const answer = base();
    const own = override();
    return own && Object.is(own.base, answer) ? own.value : answer;
  });
  return { get, set: (next) => override({ base: base(), value: next }) };
}

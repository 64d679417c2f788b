import { computed } from 'alien-signals';
import type { Scope } from '../expressions/scope';
import type { Template } from '../protocol/nodes';
import { signal, untracked } from './reactive';

export interface Value {
  get(): unknown;
  set(next: unknown): void;
  /** Whether what was set holds, and not what the expression answers. */
  isSet(): boolean;
  /** Keeps the value that was set before the expression's answer changed; only texts in the answer have changed. */
  keep(): void;
}

/** What the expression answered; another object whenever that changed. */
interface Answer {
  readonly value: unknown;
}

interface Override {
  readonly answer: Answer;
  readonly value: unknown;
}

/**
 * A control's value. With an expression it follows the expression; a value set by hand stands until what the
 * expression answers changes.
 */
export function createValue(template: Template, scope: Scope): Value {
  if (template.constant) {
    const current = signal<unknown>(template.constant.value);
    const { value } = template.constant;
    return {
      get: current,
      set: (next) => current(next),
      isSet: () => !Object.is(current(), value),
      keep: () => undefined,
    };
  }
  const followed = computed<Answer>((before) => {
    const value = template.run(scope);
    return before && Object.is(before.value, value) ? before : { value };
  });
  const override = signal<Override | undefined>(undefined);
  const get = computed(() => {
    const answer = followed();
    const own = override();
    return own?.answer === answer ? own.value : answer.value;
  });
  return {
    get,
    set: (next) => override({ answer: followed(), value: next }),
    isSet: () => override()?.answer === followed(),
    keep() {
      const own = untracked(override);
      if (own) override({ answer: untracked(followed), value: own.value });
    },
  };
}

import type { Readable } from '@/common/store';

/** A view of a state. `project` must give the same reference for the same value. */
export function derived<T, U>(source: Readable<T>, project: (value: T) => U): Readable<U> {
  return { get: () => project(source.get()), subscribe: (listener) => source.subscribe(listener) };
}

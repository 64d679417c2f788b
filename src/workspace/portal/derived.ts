import type { Observable } from '@/common/store';

/** A view of a state. `project` must give the same reference for the same value. */
export function derived<T, U>(source: Observable<T>, project: (value: T) => U): Observable<U> {
  return { get: () => project(source.get()), subscribe: (listener) => source.subscribe(listener) };
}

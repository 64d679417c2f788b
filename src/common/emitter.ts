import type { Disposable } from './disposable';

/** Announces events to its subscribers. A listener that subscribes twice is called twice. */
export interface Emitter<Event = void> {
  emit(event: Event): void;
  subscribe(listener: (event: Event) => void): Disposable;
}

export function createEmitter<Event = void>(): Emitter<Event> {
  const subscriptions = new Set<{ listener(event: Event): void }>();
  return {
    // Iterates over a copy, because a listener may unsubscribe.
    emit: (event) => [...subscriptions].forEach(({ listener }) => listener(event)),
    subscribe(listener) {
      const subscription = { listener };
      subscriptions.add(subscription);
      return () => {
        subscriptions.delete(subscription);
      };
    },
  };
}

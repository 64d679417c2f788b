import { createEmitter } from '@/common/emitter';
import { AppError } from '@/common/errors/appError';
import type { EngineHost } from '@/engine/host';

/**
 * Maximum of events between two user gestures. Scripts answer events in later tasks, so a limit per task would not
 * stop pages that answer each other without end.
 */
export const MAX_EVENTS_PER_GESTURE = 200;

interface PageEventsDeps {
  report(error: unknown): void;
  t(key: string, params?: Record<string, unknown>): string;
  /** The number of user gestures so far (`UserGestures`). */
  gestureCount(): number;
}

/**
 * The event bus of pages. Each listener gets a copy of the data, so that pages share no objects. The error of a
 * listener is reported and does not stop the others.
 */
export function createPageEvents({ report, t, gestureCount }: PageEventsDeps): EngineHost['events'] {
  const emitter = createEmitter<{ name: string; data: unknown }>();
  let lastGesture = gestureCount();
  let sent = 0;
  const count = (name: string) => {
    if (lastGesture !== gestureCount()) [lastGesture, sent] = [gestureCount(), 0];
    sent += 1;
    if (sent > MAX_EVENTS_PER_GESTURE)
      throw new AppError('config', t('engine.configerror', { reason: t('engine.eventloop', { name }) }));
  };
  return Object.freeze<EngineHost['events']>({
    emit(name, data) {
      count(name);
      emitter.emit({ name, data });
    },
    on: (name, listener) =>
      emitter.subscribe((event) => {
        if (event.name !== name) return;
        try {
          listener(structuredClone(event.data));
        } catch (error) {
          report(error);
        }
      }),
  });
}

import { AppError } from '@/common/errors/appError';
import type { EngineHost } from '@/engine/host';

/** Pages that answer each other's events without end are stopped after this many at a stretch. */
export const MAX_EVENTS_AT_A_STRETCH = 200;

interface PageEventsDeps {
  report(error: unknown): void;
  t(key: string, params?: Record<string, unknown>): string;
}

/**
 * What pages tell each other by name. A listener gets a copy: what one page holds, another cannot change. One that
 * fails keeps nobody else from hearing.
 */
export function createPageEvents({ report, t }: PageEventsDeps): EngineHost['events'] {
  const listeners = new Map<string, Set<(data: unknown) => void>>();
  let stretch = 0;
  const count = (name: string) => {
    if (stretch === 0) setTimeout(() => { stretch = 0; });
    stretch += 1;
    if (stretch > MAX_EVENTS_AT_A_STRETCH) throw new AppError('config', t('engine.configerror', { reason: t('engine.eventloop', { name }) }));
  };
  return Object.freeze<EngineHost['events']>({
    emit(name, data) {
      count(name);
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          listener(structuredClone(data));
        } catch (error) {
          report(error);
        }
      }
    },
    on(name, listener) {
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known);
      known.add(listener);
      return () => {
        known.delete(listener);
        if (known.size === 0) listeners.delete(name);
      };
    },
  });
}

import { createWritable } from '@/common/readable';
import type { Readable } from '@/common/readable';
import type { LocalSettings } from './localSettings';

export interface SettingsService extends Readable<LocalSettings | undefined> {
  /** Fetches them once; a failed fetch is tried again by the next call. */
  load(): Promise<LocalSettings>;
}

export function createSettings(fetchSettings: () => Promise<LocalSettings>): SettingsService {
  const current = createWritable<LocalSettings | undefined>(undefined);
  let loading: Promise<LocalSettings> | undefined;
  const fetchOnce = async () => {
    try {
      const settings = await fetchSettings();
      current.set(settings);
      return settings;
    } finally {
      loading = undefined;
    }
  };
  return {
    get: current.get,
    subscribe: current.subscribe,
    load: async () => current.get() ?? (loading ??= fetchOnce()),
  };
}

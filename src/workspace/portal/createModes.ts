import type { Disposable } from '@/common/disposable';
import { createStore } from '@/common/store';
import type { HostPortal, Modes } from '@/portal/contract/portal';
import type { Services } from '@/services';
import type { WorkspaceStore } from '../store/workspaceStore';

export interface ModesDeps {
  services: Pick<Services, 'developerMode' | 'settings'>;
  store: Pick<WorkspaceStore, 'getState' | 'subscribe'>;
  setTabMode(isOn: boolean): Promise<boolean>;
}

/** The modes of the workspace, for sub-apps. */
export function createModes({ services, store, setTabMode }: ModesDeps): HostPortal['modes'] & { dispose: Disposable } {
  const { developerMode, settings } = services;
  const read = (): Modes => {
    const isDeveloperFixed = settings.get()?.isDevMode ?? false;
    const hasTabs = store.getState().layout.isTabMode;
    return Object.freeze({ isDeveloper: isDeveloperFixed || developerMode.get(), isDeveloperFixed, hasTabs });
  };
  const state = createStore(read());
  const update = () => {
    const next = read();
    if (JSON.stringify(next) !== JSON.stringify(state.get())) state.set(next);
  };
  const stops = [developerMode, settings, store].map(({ subscribe }) => subscribe(update));
  return {
    get: state.get,
    subscribe: state.subscribe,
    async set({ isDeveloper, hasTabs }) {
      if (isDeveloper !== undefined) developerMode.set(isDeveloper);
      return hasTabs === undefined || hasTabs === state.get().hasTabs || setTabMode(hasTabs);
    },
    dispose: () => stops.forEach((stop) => stop()),
  };
}

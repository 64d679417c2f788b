import { accountKeys, STORAGE_KEYS } from '@/common/constants/storageKeys';
import type { Disposable } from '@/common/disposable';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { ThemePreference, ThemeState } from '@/portal/contract/portal';
import type { KeyValueStorage } from '@/services';
import type { Records } from '@/services/storage/records';

export const THEME_MODES: readonly ThemePreference['mode'][] = ['system', 'light', 'dark'];
export const DENSITIES: readonly ThemePreference['density'][] = ['default', 'compact'];

/** The current theme and density. */
export interface Theme extends Observable<ThemeState> {
  preference: Observable<ThemePreference>;
  /** Applies the change at once and stores it for the account on this device. */
  change(change: Partial<ThemePreference>): void;
  /** Follows the colour scheme of the system until it is disposed. */
  followSystem(): Disposable;
}

/** The parts of the media query `(prefers-color-scheme: dark)`. */
export interface ColorScheme {
  readonly matches: boolean;
  addEventListener(type: 'change', listener: () => void): void;
  removeEventListener(type: 'change', listener: () => void): void;
}

export interface ThemeDeps {
  root: HTMLElement;
  storage: KeyValueStorage;
  records: Records;
  darkScheme: ColorScheme;
  /** Two tenants may share an account code. Undefined without a sign-in; the preference then belongs to the device. */
  account: { tenantCode: string; accountCode: string } | undefined;
}

export const DARK_SCHEME_QUERY = '(prefers-color-scheme: dark)';

const DEFAULT_PREFERENCE: ThemePreference = { mode: 'system', density: 'default' };

/** The product's theme and density. CSS variables follow the root element's attributes, antd follows the state. */
export function createTheme({ root, storage, records, darkScheme, account }: ThemeDeps): Theme {
  const key = account ? accountKeys.theme(account) : STORAGE_KEYS.deviceTheme;
  const preference = createStore(readPreference(records.read(key)));
  const resolve = (): ThemeState => {
    const { mode, density } = preference.get();
    const name = mode === 'system' ? (darkScheme.matches ? 'dark' : 'light') : mode;
    return Object.freeze({ name, density });
  };
  const state = createStore(resolve());

  function apply() {
    const { name, density } = resolve();
    if (state.get().name !== name || state.get().density !== density) state.set(resolve());
    root.dataset.theme = name;
    root.dataset.density = density;
    // The page's first script reads both at the next visit, before anything is painted.
    storage.setItem(STORAGE_KEYS.theme, preference.get().mode);
    storage.setItem(STORAGE_KEYS.density, density);
  }

  apply();
  return {
    get: state.get,
    subscribe: state.subscribe,
    preference: { get: preference.get, subscribe: preference.subscribe },
    change(change) {
      preference.set(Object.freeze({ ...preference.get(), ...change }));
      apply();
      records.write(key, preference.get());
    },
    followSystem() {
      apply();
      darkScheme.addEventListener('change', apply);
      return () => darkScheme.removeEventListener('change', apply);
    },
  };
}

/** A stored preference; a missing or invalid field has its default. */
function readPreference(value: unknown): ThemePreference {
  const { mode, density } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return Object.freeze({
    mode: THEME_MODES.find((known) => known === mode) ?? DEFAULT_PREFERENCE.mode,
    density: DENSITIES.find((known) => known === density) ?? DEFAULT_PREFERENCE.density,
  });
}

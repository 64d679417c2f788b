import { accountKeys, STORAGE_KEYS } from '@/common/constants/storageKeys';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { ThemeState } from '@/portal/contract/portal';
import type { KeyValueStorage } from '@/services';
import type { Records } from '@/services/storage/records';

/** The page's first script reads it too, so that nothing flashes. */
const THEME_KEY = STORAGE_KEYS.theme;

/** The look that a person has chosen, on this device. */
const keyOf = accountKeys.look;

export interface Theme extends Observable<ThemeState> {
  /** Changes the look at once and remembers it for the person. */
  change(change: Partial<ThemeState>): void;
}

export interface ThemeDeps {
  root: HTMLElement;
  storage: KeyValueStorage;
  records: Records;
  accountCode: string;
}

/** The look of the product: CSS variables follow the root element's attributes, antd follows the state. */
export function createTheme({ root, storage, records, accountCode }: ThemeDeps): Theme {
  const state = createStore<ThemeState>(
    Object.freeze({
      name: root.dataset.theme === 'dark' ? 'dark' : 'light',
      density: 'default',
      ...readLook(records.read(keyOf(accountCode))),
    }),
  );

  function show() {
    const { name, density } = state.get();
    root.dataset.theme = name;
    root.dataset.density = density;
    storage.setItem(THEME_KEY, name);
  }

  show();
  return {
    get: state.get,
    subscribe: state.subscribe,
    change(change) {
      state.set(Object.freeze({ ...state.get(), ...change }));
      show();
      records.write(keyOf(accountCode), state.get());
    },
  };
}

function readLook(value: unknown): Partial<ThemeState> {
  if (typeof value !== 'object' || value === null) return {};
  const { name, density } = value as Record<string, unknown>;
  return {
    ...(name === 'light' || name === 'dark' ? { name } : {}),
    ...(density === 'default' || density === 'compact' ? { density } : {}),
  };
}

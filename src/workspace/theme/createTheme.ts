import { createWritable } from '@/common/readable';
import type { Readable } from '@/common/readable';
import type { ThemeName } from '@/common/theme/tokens';
import type { ThemeState } from '@/portal/portal';
import type { KeyValueStorage } from '@/services';

/** The page's first script reads it too, so that nothing flashes. */
const THEME_KEY = 'atrium.theme';

export interface Theme extends Readable<ThemeState> {
  /** Changes the look at once and remembers it. */
  setName(name: ThemeName): void;
}

/** The look of the product: CSS variables follow the root element's attribute, antd follows the state. */
export function createTheme(root: HTMLElement, storage: KeyValueStorage): Theme {
  const initial: ThemeName = root.dataset.theme === 'dark' ? 'dark' : 'light';
  const state = createWritable<ThemeState>(Object.freeze({ name: initial, density: 'default' }));
  return {
    get: state.get,
    subscribe: state.subscribe,
    setName(name) {
      root.dataset.theme = name;
      state.set(Object.freeze({ ...state.get(), name }));
      storage.setItem(THEME_KEY, name);
    },
  };
}

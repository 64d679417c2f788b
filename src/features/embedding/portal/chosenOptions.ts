import type { Disposable } from '@/common/disposable';
import { languageOf } from '@/common/languages';
import type { Language } from '@/common/languages';
import type { I18n } from '@/services';
import type { Theme } from '@/workspace/theme/createTheme';
import { THEME_MODES } from '@/workspace/theme/createTheme';
import type { ThemeMode } from '../wire';

const read = ({ location }: Pick<Window, 'location'>, name: string) => new URLSearchParams(location.search).get(name);

/** The theme of the frame's address: that of the mount, or the one chosen since. */
export function themeOfAddress(page: Pick<Window, 'location'>): ThemeMode | undefined {
  const theme = read(page, 'theme');
  return THEME_MODES.find((mode) => mode === theme);
}

/** The language that was chosen since the mount, whose own language comes with the request of the partner's page. */
export const languageOfAddress = (page: Pick<Window, 'location'>): Language | undefined =>
  languageOf(read(page, 'lang') ?? '');

/**
 * Writes each theme and language that the partner or the person chooses into the frame's address. The settings are in
 * memory, so that a frame that reloads itself has nothing else to start with, and the first paint needs the theme.
 */
export function keepChosenLook(
  page: Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>,
  { theme: { preference }, language }: { theme: Pick<Theme, 'preference'>; language: I18n['language'] },
): Disposable {
  let last = { theme: preference.get().mode, lang: language.get() };
  /** What was chosen before the frame was loaded again stands in its address. */
  const chosen: { theme?: ThemeMode | undefined; lang?: Language | undefined } = {
    theme: themeOfAddress(page),
    lang: languageOfAddress(page),
  };
  const write = () => {
    const url = new URL(page.location.href);
    Object.entries(chosen).forEach(([name, value]) => value && url.searchParams.set(name, value));
    if (url.href !== page.location.href) page.history.replaceState(page.history.state, '', url);
  };
  const update = () => {
    const now = { theme: preference.get().mode, lang: language.get() };
    if (now.theme !== last.theme) chosen.theme = now.theme;
    // The language also notifies when texts arrive.
    if (now.lang !== last.lang) chosen.lang = now.lang;
    last = now;
    write();
  };
  const disposables = [preference.subscribe(update), language.subscribe(update)];
  // An earlier entry of the history has the address from before the choice.
  page.addEventListener('popstate', write);
  return () => {
    disposables.forEach((dispose) => dispose());
    page.removeEventListener('popstate', write);
  };
}

import type { Disposable } from '@/common/disposable';
import { languageOf } from '@/common/languages';
import type { Language } from '@/common/languages';
import type { I18n } from '@/services';
import type { Theme } from '@/workspace/theme/createTheme';
import { THEME_MODES } from '@/workspace/theme/createTheme';
import type { ThemeMode } from '../wire';

type FrameWindow = Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>;

const read = ({ location }: Pick<Window, 'location'>, name: string) => new URLSearchParams(location.search).get(name);

/** The theme of the frame's address: that of the mount, or the one chosen since. */
export function themeOfAddress(page: Pick<Window, 'location'>): ThemeMode | undefined {
  const theme = read(page, 'theme');
  return THEME_MODES.find((mode) => mode === theme);
}

/** The language that was chosen since the mount, whose own language comes with the request of the partner's page. */
export const languageOfAddress = (page: Pick<Window, 'location'>): Language | undefined =>
  languageOf(read(page, 'lang') ?? '');

const WORKPLACE_PARAMS = ['tenant', 'product', 'position'] as const;

/**
 * Where a person works: code of the tenant, code of the product or its version, id of the position. Each is empty where
 * nothing names it; the person is asked then, if there are several.
 */
export type Workplace = Record<(typeof WORKPLACE_PARAMS)[number], string>;

/** The place of the last workspace since the mount; undefined before the first one. */
export function workplaceOfAddress(page: Pick<Window, 'location'>): Workplace | undefined {
  const [tenant = '', product = '', position = ''] = WORKPLACE_PARAMS.map((name) => read(page, name) ?? '');
  return position === '' ? undefined : { tenant, product, position };
}

/**
 * Changes the search of the address with the browser's own function: single-spa puts another in its place, which tells
 * all routers of a new route. There is none, and while one workspace follows another they would answer each other.
 */
function changeAddress({ location, history }: Pick<FrameWindow, 'location' | 'history'>, change: (url: URL) => void) {
  const url = new URL(location.href);
  change(url);
  const { replaceState } = Object.getPrototypeOf(history) as History;
  if (url.href !== location.href) replaceState.call(history, history.state, '', url);
}

/** The next sign-in begins as the first one did: with what the partner names. */
export const forgetWorkplace = (page: Pick<FrameWindow, 'location' | 'history'>) =>
  changeAddress(page, ({ searchParams }) => WORKPLACE_PARAMS.forEach((name) => searchParams.delete(name)));

/** What a workspace starts with, and what the partner or the person can choose anew. */
export interface ChosenOptions {
  theme: Pick<Theme, 'preference'>;
  language: I18n['language'];
  /** The place of the workspace, which ends when another one is chosen. */
  workplace: Workplace;
}

/**
 * Writes the place of a workspace, and each theme and language that the partner or the person chooses in it, into the
 * frame's address. Settings and session are in memory, so that a frame that is loaded again has nothing else to start
 * with, and the first paint needs the theme.
 */
export function keepChosenOptions(
  page: FrameWindow,
  { theme: { preference }, language, workplace }: ChosenOptions,
): Disposable {
  let last = { theme: preference.get().mode, lang: language.get() };
  /** What was chosen before the frame was loaded again stands in its address. */
  const chosen: { theme?: ThemeMode | undefined; lang?: Language | undefined } = {
    theme: themeOfAddress(page),
    lang: languageOfAddress(page),
  };
  const write = () =>
    changeAddress(page, ({ searchParams }) =>
      Object.entries({ ...chosen, ...workplace }).forEach(([name, value]) => value && searchParams.set(name, value)),
    );
  const update = () => {
    const now = { theme: preference.get().mode, lang: language.get() };
    if (now.theme !== last.theme) chosen.theme = now.theme;
    // The language also notifies when texts arrive.
    if (now.lang !== last.lang) chosen.lang = now.lang;
    last = now;
    write();
  };
  write();
  const disposables = [preference.subscribe(update), language.subscribe(update)];
  // An earlier entry of the history has the address from before the choice.
  page.addEventListener('popstate', write);
  return () => {
    disposables.forEach((dispose) => dispose());
    page.removeEventListener('popstate', write);
  };
}

import { fakeColorScheme } from '../src/workspace/theme/fakeColorScheme';
import { firstPaintScript, themeStyle } from './theme';

/** Runs the script as the browser does, with a fake storage and a fake system theme. */
function paint(stored: Record<string, string>, isDark = false, search = '') {
  const system = fakeColorScheme(isDark);
  const root = { dataset: {} as Record<string, string>, lang: '' };
  const localStorage = { getItem: (key: string) => stored[key] ?? null };
  const run = new Function('localStorage', 'matchMedia', 'document', 'location', firstPaintScript) as (
    ...globals: unknown[]
  ) => void;
  run(localStorage, () => system, { documentElement: root }, { search });
  return { root, system };
}

it.each([
  [undefined, false, 'light'],
  [undefined, true, 'dark'],
  ['system', true, 'dark'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['pink', true, 'dark'],
])('paints the stored theme %j on a system that is dark: %s', (theme, isDark, painted) => {
  expect(paint(theme === undefined ? {} : { 'atrium.theme': theme }, isDark).root.dataset.theme).toBe(painted);
});

it.each([
  ['?embed=1&chrome=none&theme=dark', 'dark'],
  ['?theme=light', 'light'],
  ['?theme=darkest', 'light'],
  ['?mytheme=dark', 'light'],
])('paints the theme of an embedded page’s address %s', (search, painted) => {
  expect(paint({ 'atrium.theme': 'light' }, false, search).root.dataset.theme).toBe(painted);
});

it('follows the system while the page is open, unless a theme is chosen', () => {
  const following = paint({ 'atrium.theme': 'system' });
  following.system.change(true);
  expect(following.root.dataset.theme).toBe('dark');
  const chosen = paint({ 'atrium.theme': 'light' });
  chosen.system.change(true);
  expect(chosen.root.dataset.theme).toBe('light');
});

it('paints the stored density and language', () => {
  expect(paint({ 'atrium.density': 'compact', 'atrium.language': 'other' }).root).toMatchObject({
    dataset: { density: 'compact' },
    lang: 'ja',
  });
  expect(paint({}).root).toMatchObject({ dataset: {}, lang: 'zh-CN' });
});

it('sets the type of English after both themes, which set that of Chinese', () => {
  expect(themeStyle.indexOf(':root:lang(en)')).toBeGreaterThan(themeStyle.indexOf(':root[data-theme=dark]'));
});

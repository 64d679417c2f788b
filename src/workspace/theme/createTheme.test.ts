import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
import { createTheme } from './createTheme';
import { fakeColorScheme } from './fakeColorScheme';

/** One browser with several accounts. */
function setUp({ isDark = false } = {}) {
  const storage = memoryStorage();
  const root = { dataset: {} as DOMStringMap } as HTMLElement;
  const darkScheme = fakeColorScheme(isDark);
  const signIn = (accountCode: string, tenantCode = 'hd') =>
    createTheme({ root, storage, records: createRecords(storage), darkScheme, account: { tenantCode, accountCode } });
  return { storage, root, darkScheme, signIn };
}

it.each([
  [false, 'light'],
  [true, 'dark'],
])('follows the system by default (system is dark: %s)', (isDark, name) => {
  const { root, signIn } = setUp({ isDark });
  const theme = signIn('li');
  expect(theme.preference.get()).toEqual({ mode: 'system', density: 'default' });
  expect(theme.get()).toEqual({ name, density: 'default' });
  expect({ ...root.dataset }).toEqual({ theme: name, density: 'default' });
});

it('changes at once when the system changes, until it is disposed', () => {
  const { root, darkScheme, signIn } = setUp();
  const theme = signIn('li');
  const names: string[] = [];
  theme.subscribe(() => names.push(theme.get().name));
  const dispose = theme.followSystem();
  darkScheme.change(true);
  expect([root.dataset.theme, names]).toEqual(['dark', ['dark']]);
  darkScheme.change(false);
  dispose();
  darkScheme.change(true);
  expect([root.dataset.theme, names]).toEqual(['light', ['dark', 'light']]);
});

it('keeps a chosen theme when the system changes', () => {
  const { root, darkScheme, signIn } = setUp();
  const theme = signIn('li');
  theme.followSystem();
  theme.change({ mode: 'light' });
  darkScheme.change(true);
  expect([theme.get().name, root.dataset.theme]).toEqual(['light', 'light']);
});

it('applies a change at once and stores it for the account', () => {
  const { root, signIn, storage } = setUp();
  signIn('li').change({ mode: 'dark', density: 'compact' });
  expect({ ...root.dataset }).toEqual({ theme: 'dark', density: 'compact' });
  signIn('zhang');
  expect({ ...root.dataset }).toEqual({ theme: 'light', density: 'default' });
  expect(signIn('li').get()).toEqual({ name: 'dark', density: 'compact' });
  expect([storage.getItem('atrium.theme'), storage.getItem('atrium.density')]).toEqual(['dark', 'compact']);
});

it('stores the preferences of two tenants with the same account code apart', () => {
  const { signIn } = setUp();
  signIn('admin', 'hd').change({ mode: 'dark' });
  expect(signIn('admin', 'nf').preference.get().mode).toBe('system');
  expect(signIn('admin', 'hd').preference.get().mode).toBe('dark');
});

it('stores the choice to follow the system, for the first paint of the next visit', () => {
  const { storage, signIn } = setUp({ isDark: true });
  signIn('li').change({ mode: 'dark' });
  signIn('li').change({ mode: 'system' });
  expect(storage.getItem('atrium.theme')).toBe('system');
});

it('ignores a stored record with invalid values', () => {
  const { storage, signIn } = setUp();
  storage.setItem('atrium.theme.hd.li', '{"mode":"pink","density":7}');
  expect(signIn('li').preference.get()).toEqual({ mode: 'system', density: 'default' });
});

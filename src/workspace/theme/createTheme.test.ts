import { createRecords } from '@/services/storage/records';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { createTheme } from './createTheme';

/** A browser of which several people are users; jsdom's elements are not at hand here. */
function setUp() {
  const storage = memoryStorage();
  const root = { dataset: {} as DOMStringMap } as HTMLElement;
  const signIn = (accountCode: string) => createTheme({ root, storage, records: createRecords(storage), accountCode });
  return { storage, root, signIn };
}

it('the look changes at once, and is the person’s own', () => {
  const { root, signIn, storage } = setUp();
  signIn('li').change({ name: 'dark', density: 'compact' });
  expect({ ...root.dataset }).toEqual({ theme: 'dark', density: 'compact' });
  expect(storage.getItem('atrium.theme')).toBe('dark');
  signIn('zhang').change({ name: 'light' });
  expect({ ...root.dataset }).toEqual({ theme: 'light', density: 'default' });
  expect(signIn('li').get()).toEqual({ name: 'dark', density: 'compact' });
  expect({ ...root.dataset }).toEqual({ theme: 'dark', density: 'compact' });
});

it('who has chosen nothing gets what the sign-in screen shows', () => {
  const { root, signIn } = setUp();
  root.dataset.theme = 'dark';
  expect(signIn('li').get()).toEqual({ name: 'dark', density: 'default' });
});

it('a record that somebody spoilt is ignored', () => {
  const { storage, signIn } = setUp();
  storage.setItem('atrium.look.li', '{"name":"pink","density":7}');
  expect(signIn('li').get()).toEqual({ name: 'light', density: 'default' });
});

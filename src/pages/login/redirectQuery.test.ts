import { entryRedirect } from '@/features/start-up/entry/entryRedirect';
import { safeRedirect } from '@/features/start-up/entry/safeRedirect';
import { destinationOf } from '@/routes/destination';
import { redirectQuery } from './redirectQuery';

/** A report whose conditions contain what addresses treat specially; 4,000 characters and more. */
function longLink() {
  const slices = [
    { code: 'region', value: ['华东 & 华南', '50%+#?=/\\"\'', '上海'] },
    { code: 'product', value: Array.from({ length: 160 }, (_, index) => `商品 ${index}`) },
  ];
  const query = new URLSearchParams({ reportcode: 'sales', conditions: JSON.stringify({ slices }) }).toString();
  return { search: `?${query}`, slices };
}

const redirectOf = (screen: string | undefined) =>
  new URLSearchParams(new URL(screen ?? '', 'http://host').search).get('redirect');

it.each([true, false])('a long link to a report keeps its query on the way in (signed in before: %s)', (isSignedIn) => {
  const { search, slices } = longLink();
  expect(search.length).toBeGreaterThan(4000);
  const first = entryRedirect({ pathname: '/report-detail', search, isSignedIn, isStarted: false });
  const loading = isSignedIn ? first : `/loading${redirectQuery(new URL(first ?? '', 'http://host').search)}`;
  const { target } = destinationOf(safeRedirect(redirectOf(loading)));
  expect(target).toEqual({ kind: 'app', app: 'reports', route: `/report-detail${search}` });
  const route = target.kind === 'app' ? target.route : '';
  const conditions = new URLSearchParams(route.split('?')[1]).get('conditions');
  expect(JSON.parse(conditions ?? '')).toEqual({ slices });
});

it('only the redirect is passed on', () => {
  expect(redirectQuery('?redirect=%2Frolemgr&token=x')).toBe('?redirect=%2Frolemgr');
  expect(redirectQuery('?token=x')).toBe('');
});

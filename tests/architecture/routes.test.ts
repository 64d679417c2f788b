import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes as umiRoutes } from '../../config/routes';
import { findRoute, ROUTES } from '../../src/routes/routes';
import { texts } from '../../src/locales/zh-CN/workspace';
import { SUB_APPS } from '../../src/workspace/sub-apps/catalogue';

const root = join(__dirname, '../..');
const screensOf = (app: string) =>
  [...readFileSync(join(root, `sub-apps/${app}/src/screens/index.ts`), 'utf8').matchAll(/^ {2}'(\/[^']+)':/gm)].map(
    ([, path]) => path,
  );

it.each(SUB_APPS)(
  'every screen of %s is a route of the table, in its spelling, and every route has its screen',
  (app) => {
    const routes = ROUTES.filter(({ owner }) => owner.kind === 'app' && owner.app === app).map(({ path }) => path);
    expect(screensOf(app).sort()).toEqual(routes.sort());
  },
);

it('the screens outside the layout are routes of Umi, and everything else is the workspace', () => {
  expect(umiRoutes).toEqual([
    { path: '/login', component: '@/pages/login' },
    { path: '/authlogin', component: '@/pages/authlogin' },
    { path: '/authbindlogin', component: '@/pages/authbindlogin' },
    { path: '/loading', component: '@/pages/loading' },
    { path: '/preview', component: '@/pages/preview' },
    { path: '/*', component: '@/pages/workspace' },
  ]);
});

it('every title of a route is a text of the workspace', () => {
  const titles = ROUTES.flatMap(({ title }) => title ?? []);
  expect(titles.filter((title) => !Object.hasOwn(texts, title))).toEqual([]);
});

it('every native screen has a title, by which its tab is named', () => {
  const isNative = ({ owner }: (typeof ROUTES)[number]) => owner.kind === 'app' || owner.kind === 'host';
  expect(ROUTES.filter((route) => isNative(route) && !route.title)).toEqual([]);
});

it('the list of reports is found by both of its spellings in the specification', () => {
  expect(findRoute('/report-List')).toBe(findRoute('/report-list'));
});

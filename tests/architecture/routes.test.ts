import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes as umiRoutes } from '../../config/routes';
import { replaceLazyScreens } from '../../src/pages/routeScreens';
import { findRoute, ROUTES } from '../../src/routes/routes';
import { texts } from '../../src/locales/zh-CN/workspace';
import { SUB_APPS } from '../../src/routes/subApps';

// It reads the address of the window.
jest.mock('../../src/pages/embedded/frame', () => ({ frame: undefined }));

const root = join(__dirname, '../..');
const screensOf = (app: string) =>
  [...readFileSync(join(root, `sub-apps/${app}/src/screens/index.ts`), 'utf8').matchAll(/^ {2}'(\/[^']+)':/gm)].map(
    ([, path]) => path,
  );

it.each(SUB_APPS)('the screens of %s and the routes of the table are the same, in the same spelling', (app) => {
  const routes = ROUTES.filter(({ owner }) => owner.kind === 'app' && owner.app === app).map(({ path }) => path);
  expect(screensOf(app).sort()).toEqual(routes.sort());
});

it('screens outside the layout are Umi routes; all other routes are in the workspace', () => {
  expect(umiRoutes).toEqual([
    { path: '/login', component: '@/pages/login' },
    { path: '/authlogin', component: '@/pages/authlogin' },
    { path: '/authbindlogin', component: '@/pages/authbindlogin' },
    { path: '/loading', component: '@/pages/loading' },
    { path: '/preview', component: '@/pages/preview' },
    { path: '/*', component: '@/pages/workspace' },
  ]);
});

it('the screen of every Umi route is rendered without React.lazy', () => {
  const { routeComponents } = replaceLazyScreens({
    routes: Object.fromEntries(Object.entries(umiRoutes)),
    routeComponents: {},
  });
  expect(Object.keys(routeComponents)).toEqual(Object.keys(umiRoutes));
});

it('every route title is a text of the workspace', () => {
  const titles = ROUTES.flatMap(({ title }) => title ?? []);
  expect(titles.filter((title) => !Object.hasOwn(texts, title))).toEqual([]);
});

it('every native screen has a title for its tab', () => {
  const isNative = ({ owner }: (typeof ROUTES)[number]) => owner.kind === 'app' || owner.kind === 'host';
  expect(ROUTES.filter((route) => isNative(route) && !route.title)).toEqual([]);
});

it('the report list is found under both spellings of the specification', () => {
  expect(findRoute('/report-List')).toBe(findRoute('/report-list'));
});

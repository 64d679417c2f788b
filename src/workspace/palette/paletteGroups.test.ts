import type { MenuPage } from './menuPages';
import { paletteGroups } from './paletteGroups';
import type { PaletteFacts } from './paletteGroups';

const page = (title: string, code = title): MenuPage => ({ path: `/${title}`, code, title, icon: { name: 'module' } });
const PAGES = ['home', 'orders', 'visits', 'roles'].map((title) => page(title));

function listed(facts: Partial<PaletteFacts>) {
  const groups = paletteGroups({
    pages: PAGES,
    favourites: [],
    recents: [],
    frontPath: undefined,
    query: '',
    t: (key) => key,
    ...facts,
  });
  return groups.map(({ kind, entries }) => [kind, ...entries.map(({ title }) => title)].join(' '));
}

test('an empty query lists favourites, recent pages and the rest of the menu, each page once', () => {
  expect(listed({ favourites: ['/roles'], recents: ['/visits', '/roles'] })).toEqual([
    'favourites roles',
    'recents visits',
    'menu home orders',
  ]);
});

test('the active page is not listed as a recent one', () => {
  expect(listed({ recents: ['/visits', '/orders'], frontPath: '/visits' })).toEqual([
    'recents orders',
    'menu home visits roles',
  ]);
});

test('favourites are listed in the order in which they were added', () => {
  expect(listed({ favourites: ['/visits', '/home'] })).toEqual(['favourites visits home', 'menu orders roles']);
});

test('pages that are no longer in the menu are not shown', () => {
  expect(listed({ favourites: ['/gone'], recents: ['/lost', '/home'] })).toEqual([
    'recents home',
    'menu orders visits roles',
  ]);
});

test('eight recent pages are shown', () => {
  const pages = Array.from({ length: 12 }, (_page, index) => page(`p${index}`));
  const [recents, rest] = paletteGroups({
    pages,
    favourites: [],
    recents: pages.map(({ path }) => path),
    frontPath: '/p0',
    query: ' ',
    t: (key) => key,
  });
  expect(recents?.entries.map(({ title }) => title)).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8']);
  expect(rest?.entries.map(({ title }) => title)).toEqual(['p0', 'p9', 'p10', 'p11']);
});

test('a query lists only what it finds, favourite or not, nearest to the beginning first', () => {
  expect(listed({ query: 'o', favourites: ['/visits'] })).toEqual(['results orders home roles']);
});

test('the translated titles are searched, and matches of page codes come last', () => {
  const pages = [page('menu.order', 'order-list'), page('menu.help', 'help')];
  const names: Record<string, string> = { 'menu.order': '订单列表', 'menu.help': 'How to order' };
  expect(listed({ pages, query: 'order', t: (key) => names[key] ?? key })).toEqual(['results How to order 订单列表']);
});

test('a query without matches has no groups', () => {
  expect(listed({ query: 'zzz' })).toEqual([]);
});

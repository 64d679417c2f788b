import { eventsBetween } from './publishWorkspace';
import type { PublicState } from './publishWorkspace';

const home = { route: '/', title: '首页' };
const orders = { route: '/page?pagecode=orders', title: '订单' };
const NOTHING: PublicState = { tabs: [], front: undefined, isDirty: false };
const state = (change: Partial<PublicState> = {}): PublicState => ({
  tabs: [home],
  front: home,
  isDirty: false,
  ...change,
});

it('announces everything at the start', () => {
  expect(eventsBetween(NOTHING, state())).toEqual([
    { name: 'tabOpened', detail: home },
    { name: 'routeChanged', detail: { route: '/' } },
    { name: 'titleChanged', detail: { title: '首页' } },
  ]);
});

it('announces a tab that opens and comes to front', () => {
  expect(eventsBetween(state(), state({ tabs: [home, orders], front: orders }))).toEqual([
    { name: 'tabOpened', detail: orders },
    { name: 'routeChanged', detail: { route: orders.route } },
    { name: 'titleChanged', detail: { title: '订单' } },
  ]);
});

it('announces a tab that closes', () => {
  expect(eventsBetween(state({ tabs: [home, orders] }), state())).toEqual([{ name: 'tabClosed', detail: orders }]);
});

it('announces a title that the page gives itself, and unsaved input', () => {
  const titled = { ...home, title: '工作台' };
  expect(eventsBetween(state(), state({ tabs: [titled], front: titled, isDirty: true }))).toEqual([
    { name: 'titleChanged', detail: { title: '工作台' } },
    { name: 'dirtyChanged', detail: { isDirty: true } },
  ]);
});

it('is silent when nothing of it has changed', () => {
  expect(eventsBetween(state(), state())).toEqual([]);
});

it('announces the end of the workspace: its tabs are closed, and there is no unsaved input any more', () => {
  expect(eventsBetween(state({ tabs: [home, orders], isDirty: true }), NOTHING)).toEqual([
    { name: 'tabClosed', detail: home },
    { name: 'tabClosed', detail: orders },
    { name: 'dirtyChanged', detail: { isDirty: false } },
  ]);
});

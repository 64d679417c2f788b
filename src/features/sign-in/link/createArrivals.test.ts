import { createArrivals } from './createArrivals';

function setUp(pathname: string, search: string, outer = '') {
  const replace = jest.fn();
  const arrivals = createArrivals({ route: () => ({ pathname, search }), outerQuery: () => outer, replace });
  arrivals.look();
  return { arrivals, replace };
}

it('takes a token out of the address at once, and keeps it in memory', () => {
  const { arrivals, replace } = setUp('/loading', '?token=t&redirect=%2Fpage');
  expect(replace).toHaveBeenCalledWith('/loading?redirect=%2Fpage');
  expect(arrivals.get()?.link.tokens.token).toBe('t');
  arrivals.settle();
  expect(arrivals.get()).toBeUndefined();
});

it('takes one before the hash as well', () => {
  const { arrivals, replace } = setUp('/loading', '', '?token=t&redirect=%2Fpage');
  expect(replace).toHaveBeenCalledWith('/loading?redirect=%2Fpage');
  expect(arrivals.get()?.link.tokens.token).toBe('t');
});

it.each([['/loading', '?redirect=%2Fpage'], ['/login', '?token=t'], ['/page', '?token=t']])('leaves %s%s alone', (pathname, search) => {
  const { arrivals, replace } = setUp(pathname, search);
  expect(replace).not.toHaveBeenCalled();
  expect(arrivals.get()).toBeUndefined();
});

it('tells one arrival from the next', () => {
  let search = '?token=first';
  const arrivals = createArrivals({ route: () => ({ pathname: '/loading', search }), outerQuery: () => '', replace: jest.fn() });
  arrivals.look();
  const first = arrivals.get()?.number;
  search = '?token=second';
  arrivals.look();
  expect(arrivals.get()?.link.tokens.token).toBe('second');
  expect(arrivals.get()?.number).not.toBe(first);
});

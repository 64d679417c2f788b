import { nextOrder } from './nextOrder';

test.each([
  ['figures', true, ['desc', 'asc', undefined]],
  ['texts', false, ['asc', 'desc', undefined]],
] as const)('presses on a title sort %s one way, the other way and not at all', (_what, isFigure, orders) => {
  const first = nextOrder(undefined, isFigure);
  const second = nextOrder(first, isFigure);
  expect([first, second, nextOrder(second, isFigure)]).toEqual(orders);
});

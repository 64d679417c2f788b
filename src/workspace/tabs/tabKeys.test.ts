import { tabKeyAction } from './tabKeys';

it('arrow keys walk along the tabs and around the ends', () => {
  expect(tabKeyAction('ArrowRight', 0, 3)).toBe(1);
  expect(tabKeyAction('ArrowRight', 2, 3)).toBe(0);
  expect(tabKeyAction('ArrowLeft', 0, 3)).toBe(2);
});

it('Home and End go to the ends, Delete closes, other keys do nothing', () => {
  expect(tabKeyAction('Home', 2, 3)).toBe(0);
  expect(tabKeyAction('End', 0, 3)).toBe(2);
  expect(tabKeyAction('Delete', 1, 3)).toBe('close');
  expect(tabKeyAction('a', 1, 3)).toBeNull();
});

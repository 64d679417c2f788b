import { revealScroll } from './revealScroll';

test('what is in sight stays where it is', () => {
  expect(revealScroll(100, 400, { start: 150, size: 100 })).toBe(100);
});

test('a card beyond an edge is scrolled to that edge, and one that is too large to its beginning', () => {
  expect(revealScroll(100, 400, { start: 50, size: 100 })).toBe(34);
  expect(revealScroll(100, 400, { start: 450, size: 100 })).toBe(166);
  expect(revealScroll(100, 400, { start: 450, size: 600 })).toBe(434);
  expect(revealScroll(100, 400, { start: 4, size: 20 })).toBe(0);
});

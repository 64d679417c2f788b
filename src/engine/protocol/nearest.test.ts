import { nearest } from './nearest';

const TYPES = ['text', 'textarea', 'number', 'select', 'date', 'button'];

it.each([
  ['slect', 'select'],
  ['Select', 'select'],
  ['buton', 'button'],
  ['nubmer', 'number'],
  ['txet', 'text'],
  ['dates', 'date'],
])('%s probably means %s', (word, meant) => {
  expect(nearest(word, TYPES)).toBe(meant);
});

it.each(['hologram', 'x', '', 'chart'])('%j means none of them', (word) => {
  expect(nearest(word, TYPES)).toBeUndefined();
});

it('a word as long as a book means none of them, and is not compared with each', () => {
  const book = 'select'.repeat(20_000);
  expect(nearest(book, [...TYPES, `${book}x`])).toBeUndefined();
  expect(nearest('slect', [book, 'select'])).toBe('select');
});

import { nearest } from './nearest';

const TYPES = ['text', 'textarea', 'number', 'select', 'date', 'button'];

it.each([
  ['slect', 'select'], ['Select', 'select'], ['buton', 'button'], ['nubmer', 'number'], ['txet', 'text'], ['dates', 'date'],
])('%s probably means %s', (word, meant) => {
  expect(nearest(word, TYPES)).toBe(meant);
});

it.each(['hologram', 'x', '', 'chart'])('%j means none of them', (word) => {
  expect(nearest(word, TYPES)).toBeUndefined();
});

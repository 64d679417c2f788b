import type { AnsweredSaves } from './saveOnce';
import { saveOnce } from './saveOnce';

const MOST_SAVES = 1_000;

let saves: AnsweredSaves;
let made: number;
beforeEach(() => {
  saves = new Map();
  made = 0;
});

/** The version of the record that the request has made, or makes now. */
const save = (request: string, name = '') => {
  const given = { id: '', version: undefined, name };
  return saveOnce(saves, request, given, () => ({ id: 'a', version: ++made })).version;
};

it('answers a save that is repeated as it has answered the first one', () => {
  expect([save('1'), save('1'), save('2')]).toEqual([1, 1, 2]);
});

it('forgets the oldest save when there are too many', () => {
  for (let index = 0; index <= MOST_SAVES; index++) save(`request ${index}`);
  expect(saves.size).toBe(MOST_SAVES);
  expect(save('request 1')).toBe(2);
  expect(save('request 0')).toBe(MOST_SAVES + 2);
});

it('takes a save that was answered anew for a new one', () => {
  for (let index = 0; index < MOST_SAVES; index++) save(`request ${index}`);
  expect(save('request 0', 'changed')).toBe(MOST_SAVES + 1);
  save('one more');
  expect(save('request 0', 'changed')).toBe(MOST_SAVES + 1);
  expect(saves.has('request 1')).toBe(false);
});

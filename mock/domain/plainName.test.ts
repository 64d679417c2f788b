import { plainName } from './plainName';

it.each([
  ['zero-width characters only', '\u200b\u200d\ufeff', ''],
  ['spaces and zero-width characters at the ends', ' \u200b 张伟\u3000\u200b', '张伟'],
  ['direction controls', 'role\u202egpj\u202c', 'rolegpj'],
  ['a null character', '财\u0000务', '财务'],
  ['a line break', 'Sales\r\nDirector', 'Sales Director'],
])('a name loses %s', (_case, given, expected) => {
  expect(plainName(given)).toBe(expected);
});

it('a name keeps the joiners of an emoji and the spaces between words', () => {
  expect(plainName('家庭 👨\u200d👩\u200d👧 组')).toBe('家庭 👨\u200d👩\u200d👧 组');
});

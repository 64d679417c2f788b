import { plainLines } from './plainLines';

it.each([
  ['null and bell', '餐\u0000费\u0007', '餐费'],
  ['direction controls', '报销\u202ecod.exe\u202c', '报销cod.exe'],
  ['characters without width', '\u200b长\ufeff', '长'],
])('a text loses %s', (_case, given, expected) => {
  expect(plainLines(given)).toBe(expected);
});

it('a text keeps its lines, tabs and the joiners of an emoji', () => {
  expect(plainLines('一\r\n二\t三 👨\u200d👩')).toBe('一\n二\t三 👨\u200d👩');
});

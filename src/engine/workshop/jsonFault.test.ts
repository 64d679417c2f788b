import fc from 'fast-check';
import { jsonFault } from './jsonFault';

it.each([
  ['{"a": }', 6],
  ['{"a": 1,}', 8],
  ['[1 2]', 3],
  ['', 0],
  ['{', 1],
  ['{"a" 1}', 5],
  ['{a: 1}', 1],
  ['"open', 0],
  ['[1]]', 3],
  ['nul', 0],
  ['{"a": 01}', 7],
  [' {"a":"\n"}', 6],
])('finds where %j stops being JSON', (text, offset) => expect(jsonFault(text)).toBe(offset));

it('survives what is nested without end', () => expect(jsonFault('['.repeat(1_000_000))).toBe(501));

it('finds nothing wrong with what is JSON', () => {
  fc.assert(
    fc.property(
      fc.json(),
      fc.nat(3),
      (text, spaces) => jsonFault(JSON.stringify(JSON.parse(text), null, spaces)) === undefined,
    ),
  );
});

it('finds something wrong with exactly what no parser takes', () => {
  const isJson = (text: string) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.constantFrom('', ',', '}', ']', '"', ':', '1', ' '), (text, place, sign) => {
      const offset = place % (text.length + 1);
      const changed = text.slice(0, offset) + sign + text.slice(offset + 1);
      return isJson(changed) === (jsonFault(changed) === undefined);
    }),
  );
});

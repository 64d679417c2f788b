import fc from 'fast-check';
import { jsonFault } from './jsonFault';
import type { JsonFaultKind } from './jsonFault';

it.each<[string, JsonFaultKind, number]>([
  ['', 'empty', 0],
  ['{"a": }', 'value', 6],
  ['{"a": 1,}', 'extra-comma', 8],
  ['[1, , 2]', 'value', 4],
  ['[1 2]', 'comma', 3],
  ['{"a": 1 "b": 2}', 'comma', 8],
  ['{', 'end', 1],
  ['{"a": [1', 'end', 8],
  ['{"a" 1}', 'colon', 5],
  ['{a: 1}', 'key-quotes', 1],
  ["{'a': 1}", 'single-quotes', 1],
  ["['a']", 'single-quotes', 1],
  ['{1: 2}', 'key-quotes', 1],
  ['{,}', 'extra-comma', 1],
  ['{: 1}', 'key', 1],
  ['"open', 'open-string', 0],
  [' {"a":"\n"}', 'open-string', 6],
  ['["a\tb"]', 'control', 3],
  ['["a\\x"]', 'escape', 3],
  ['[1]]', 'rest', 3],
  ['[1}', 'bracket', 2],
  ['nul', 'word', 0],
  ['[undefined]', 'word', 1],
  ['{"a": 01}', 'number', 7],
  ['[.5]', 'number', 1],
  ['[1, // one', 'comment', 4],
  ['[1;]', 'sign', 2],
])('%j is no JSON: %s at %i', (text, kind, offset) => expect(jsonFault(text)).toMatchObject({ kind, offset }));

it('names the brackets that are still to be closed', () =>
  expect(jsonFault('{"a": [{"b": 1')).toMatchObject({ kind: 'end', missing: '}]}' }));

it('survives what is nested without end', () =>
  expect(jsonFault('['.repeat(1_000_000))).toMatchObject({ kind: 'depth', offset: 501 }));

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

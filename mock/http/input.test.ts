import { array, check, lazy, object, pipe, string } from 'valibot';
import type { GenericSchema } from 'valibot';
import { listOf, texts, textsUpTo } from './fields';
import { parseInput } from './input';

interface Level {
  inner: Level[];
}
const level: GenericSchema<unknown, Level> = object({ inner: array(lazy(() => level)) });
const nested = (levels: number): Level =>
  Array.from({ length: levels }).reduce<Level>((inner) => ({ inner: [inner] }), { inner: [] });

it('an input of some levels is parsed, one of endless levels is malformed', () => {
  expect(parseInput(level, nested(20))).toEqual(nested(20));
  for (const levels of [100, 20_000])
    expect(() => parseInput(level, nested(levels))).toThrow(
      expect.objectContaining({ status: 400, code: 'request.malformed' }),
    );
});

describe('a large input is refused before it is read', () => {
  const isText = jest.fn((value: string) => value !== '');
  const text = pipe(string(), check(isText));
  beforeEach(() => isText.mockClear());
  const malformedAt = (where: string) => expect.objectContaining({ status: 400, params: { where } }) as Error;

  it('where a list has too many entries', () => {
    const schema = object({ list: listOf(text, 3) });
    expect(() => parseInput(schema, { list: Array(100_000).fill('x') })).toThrow(malformedAt('list'));
    expect(isText).not.toHaveBeenCalled();
    expect(parseInput(schema, { list: ['a', 'b', 'c'] })).toEqual({ list: ['a', 'b', 'c'] });
    for (const missing of [{}, { list: null }]) expect(parseInput(schema, missing)).toEqual({ list: [] });
    for (const list of ['a', { length: 1 }]) expect(() => parseInput(schema, { list })).toThrow(malformedAt('list'));
  });

  it('where there are more values in all than any call needs, in the fields that nobody reads as well', () => {
    for (const other of [
      Array(200_001).fill('x'),
      Array(500).fill(Array(500).fill('x')),
      JSON.stringify({ a: Array(200_001).fill(1) }),
    ])
      expect(() => parseInput(object({ name: text }), { name: 'x', other })).toThrow(malformedAt(''));
    expect(isText).not.toHaveBeenCalled();
    expect(parseInput(object({ name: text }), { name: 'x', other: Array(100_000).fill('x') })).toEqual({ name: 'x' });
  });

  it('at its first wrong entry', () => {
    expect(() => parseInput(array(text), ['a', '', ...Array<string>(1_000).fill('')])).toThrow(malformedAt('1'));
    expect(isText).toHaveBeenCalledTimes(2);
  });
});

it('a text counts as a list of one, an empty one as none', () => {
  expect(parseInput(object({ all: texts }), { all: 'a' })).toEqual({ all: ['a'] });
  for (const all of ['', null, undefined, []]) expect(parseInput(object({ all: texts }), { all })).toEqual({ all: [] });
  expect(parseInput(textsUpTo(2), ['a', ''])).toEqual(['a']);
  expect(() => parseInput(textsUpTo(2), ['a', 'b', 'c'])).toThrow('request.malformed');
  expect(() => parseInput(texts, [1])).toThrow('request.malformed');
});

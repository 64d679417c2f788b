import { array, lazy, object } from 'valibot';
import type { GenericSchema } from 'valibot';
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

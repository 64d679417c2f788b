import { valuesIn } from './startInput';

test('only an object in the address is values', () => {
  expect(valuesIn(null)).toEqual({});
  expect(valuesIn('{"a":1}')).toEqual({ a: 1 });
  expect(valuesIn('[1]')).toBeUndefined();
  expect(valuesIn('{a')).toBeUndefined();
});

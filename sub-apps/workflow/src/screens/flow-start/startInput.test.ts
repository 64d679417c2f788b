import { keptChosen, valuesIn } from './startInput';

test('only an object in the address is values', () => {
  expect(valuesIn(null)).toEqual({});
  expect(valuesIn('{"a":1}')).toEqual({ a: 1 });
  expect(valuesIn('[1]')).toBeUndefined();
  expect(valuesIn('{a')).toBeUndefined();
});

test('a kept choice of another version loses only what cannot be read', () => {
  const person = { positionId: 'p', name: '李娜', positionName: '经理', orgName: '' };
  expect(keptChosen({ a: [person, { positionId: 1 }], b: 'x' })).toEqual({ a: [person], b: [] });
  expect(keptChosen('x')).toEqual({});
});

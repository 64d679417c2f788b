import { keptChosen } from './chosen';

test('a kept choice of another version loses only what cannot be read', () => {
  const person = { positionId: 'p', name: '李娜', positionName: '经理', orgName: '' };
  expect(keptChosen({ a: [person, { positionId: 1 }], b: 'x' })).toEqual({ a: [person], b: [] });
  expect(keptChosen('x')).toEqual({});
});

import { createContext, runInContext } from 'node:vm';
import { freezePrototypes } from './freezePrototypes';

test('nothing can be added to what all objects, lists and functions inherit', () => {
  const realm = createContext();
  freezePrototypes(runInContext('globalThis', realm) as typeof globalThis);
  const attempts = [
    "JSON.parse('{\"__proto__\":{}}').__proto__ = {}; const key = '__proto__'; ({})[key].polluted = 1",
    '[].__proto__.polluted = 1',
    '(() => 1).__proto__.polluted = 1',
    'Map.prototype.get = () => 1',
    "Object.defineProperty(Object.prototype, 'polluted', { value: 1 })",
  ];
  for (const attempt of attempts) expect(() => void runInContext(`'use strict'; ${attempt}`, realm)).toThrow();
  expect(runInContext('[({}).polluted, [].polluted, (() => 1).polluted, new Map([[1, 2]]).get(1)]', realm)).toEqual([
    undefined,
    undefined,
    undefined,
    2,
  ]);
});

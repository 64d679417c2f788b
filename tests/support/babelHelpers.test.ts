import defineProperty from './defineProperty.cjs';
import objectSpread from './objectSpread.cjs';

const BABEL = '../../node_modules/@babel/runtime/helpers';
const originals = {
  objectSpread: jest.requireActual<typeof objectSpread>(`${BABEL}/objectSpread2.js`),
  defineProperty: jest.requireActual<typeof defineProperty>(`${BABEL}/defineProperty.js`),
};
const symbol = Symbol('key');

// As in compiled code, each second source is a literal.

it.each<[string, readonly unknown[]]>([
  ['later values replace earlier ones', [{ a: 1, b: 1 }, { b: 2, c: 2 }, { c: 3 }]],
  ['symbols are copied', [{ [symbol]: 1 }, { [symbol]: 2 }]],
  ['nothing is spread of null, undefined and a number', [null, undefined, 1, { a: undefined }]],
  ['texts and lists are spread by index', ['ab', {}, [1, 2]]],
  ['values of accessors and of a prototype are read', [{ get a() { return 1; } }, Object.create({ b: 2 })]], // prettier-ignore
])('objectSpread does what the helper of Babel does: %s', (_what, sources) => {
  const target = {};
  expect(objectSpread(target, ...sources)).toBe(target);
  expect(Object.getOwnPropertyDescriptors(target)).toEqual(
    Object.getOwnPropertyDescriptors(originals.objectSpread({}, ...sources)),
  );
});

it.each<[string, object, PropertyKey]>([
  ['a new key', {}, 'a'],
  ['a known key', { a: 1 }, 'a'],
  ['a key of the prototype', {}, 'toString'],
  ['a number', [1], 0],
  ['a symbol', {}, symbol],
])('defineProperty does what the helper of Babel does with %s', (_what, object, key) => {
  const copy = Array.isArray(object) ? [...(object as unknown[])] : { ...object };
  expect(defineProperty(object, key, 'new')).toBe(object);
  originals.defineProperty(copy, key, 'new');
  expect(Object.getOwnPropertyDescriptors(object)).toEqual(Object.getOwnPropertyDescriptors(copy));
});

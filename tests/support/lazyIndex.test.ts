import { process as transform } from './lazyIndex.cjs';

const LIST = `"use strict";
var _interopRequireDefault = require("@babel/runtime/helpers/interopRequireDefault").default;
Object.defineProperty(exports, "Button", {
  enumerable: true,
  get: function () {
    return _button.default;
  }
});
var _button = _interopRequireDefault(require("./button"));
`;

test('a list of exports loads a module when it is first used, and once', () => {
  const loaded: string[] = [];
  const load = (name: string) => {
    if (name.startsWith('@babel')) return { default: (module: unknown) => ({ default: module }) };
    loaded.push(name);
    return 'a button';
  };
  const exported: { Button?: string } = {};
  new Function('exports', 'require', transform(LIST).code)(exported, load);
  expect(loaded).toEqual([]);
  expect([exported.Button, exported.Button]).toEqual(['a button', 'a button']);
  expect(loaded).toEqual(['./button']);
});

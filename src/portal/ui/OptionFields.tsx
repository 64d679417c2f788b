import { lazyField } from './lazyField';

/** A tree of options. antd's TreeSelect is heavy: it is loaded with the first form that has one. */
export const TreeField = lazyField(
  async () => (await import(/* webpackChunkName: "tree-input" */ './TreeInput')).TreeInput,
);

/** Options in a column for each level. antd's Cascader is heavy: it is loaded with the first form that has one. */
export const CascaderField = lazyField(
  async () => (await import(/* webpackChunkName: "cascader-input" */ './CascaderInput')).CascaderInput,
);

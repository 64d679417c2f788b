import { Input } from 'antd';
import { lazyPart } from '../../ui/lazyComponent';

/** A tree of options. antd's TreeSelect is heavy: it is loaded with the first form that has one. */
export const TreeField = lazyPart(
  async () => (await import(/* webpackChunkName: "tree-input" */ './TreeInput')).TreeInput,
  <Input disabled />,
);

/** Options in a column for each level. antd's Cascader is heavy: it is loaded with the first form that has one. */
export const CascaderField = lazyPart(
  async () => (await import(/* webpackChunkName: "cascader-input" */ './CascaderInput')).CascaderInput,
  <Input disabled />,
);

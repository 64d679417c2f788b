import { defineControl, flag, plainText } from '../defineControl';
import { textInTree, treeOf } from '../shared/treeOf';
import type { TreeKey } from '../shared/treeOf';

export const isTreeKey = (value: unknown): value is TreeKey => typeof value === 'string' || typeof value === 'number';

export default defineControl({
  type: 'treeselect',
  category: 'input',
  byMode: ({ mode }) => ({ multiple: flag(mode === 'multiple') }),
  requiredKey: 'engine.required.choose',
  choices: ({ options }) => (options ? 'given' : 'read'),
  format(value, { options }, text) {
    const tree = treeOf(options ?? []) ?? [];
    const textOf = (key: unknown) => {
      const found = isTreeKey(key) ? textInTree(tree, key) : undefined;
      return found === undefined ? plainText(key) : text(found);
    };
    return Array.isArray(value) ? value.map(textOf).join('，') : textOf(value);
  },
});

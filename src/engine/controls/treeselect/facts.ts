import { defineControl, flag, plainText } from '../defineControl';
import { CHOICE_SEPARATOR } from '../shared/choose';
import { markedValue } from '../shared/marked';
import { nodeInTree, treeOf } from '../shared/treeOf';
import type { TreeKey } from '../shared/treeOf';

export const isTreeKey = (value: unknown): value is TreeKey => typeof value === 'string' || typeof value === 'number';

export default defineControl({
  type: 'treeselect',
  category: 'input',
  byMode: ({ mode }) => ({ multiple: flag(mode === 'multiple') }),
  requiredKey: 'engine.required.choose',
  choices: ({ options }) => (options ? 'given' : 'read'),
  preselected: ({ options, multiple }) => markedValue(options, multiple === 1),
  format(value, { options }, text) {
    const tree = treeOf(options ?? []) ?? [];
    const textOf = (key: unknown) => {
      const found = isTreeKey(key) ? nodeInTree(tree, key)?.text : undefined;
      return found === undefined ? plainText(key) : text(found);
    };
    return Array.isArray(value) ? value.map(textOf).join(CHOICE_SEPARATOR) : textOf(value);
  },
});

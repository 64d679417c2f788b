import type { Treeoption } from '../../protocol/generated/types';
import { defineControl, flag, plainText } from '../defineControl';
import { CHOICE_SEPARATOR } from '../shared/choose';
import type { Key } from './nodes';

export const isKey = (value: unknown): value is Key => typeof value === 'string' || typeof value === 'number';

/** The keys in a value, whatever else a server put there. */
export const keysIn = (value: unknown): readonly Key[] =>
  (Array.isArray(value) ? value : [value]).filter((key): key is Key => isKey(key) && key !== '');

function findOption(options: readonly Treeoption[], key: unknown): Treeoption | undefined {
  for (const option of options) {
    const found = option.key === key ? option : findOption(option.children ?? [], key);
    if (found) return found;
  }
  return undefined;
}

export default defineControl({
  type: 'tree',
  category: 'input',
  byMode: ({ mode }) => ({ checkable: flag(mode === 'multiple') }),
  requiredKey: 'engine.required.choose',
  choices: ({ source, lazyload }) => (source && lazyload !== 1 ? 'read' : 'given'),
  format(value, { options = [] }, text) {
    return keysIn(value)
      .map((key) => {
        const option = findOption(options, key);
        return option ? text(option.text) : plainText(key);
      })
      .join(CHOICE_SEPARATOR);
  },
});

import type { Treeoption } from '../../protocol/generated/types';
import { defineControl, plainText } from '../defineControl';
import { isKey } from '../shared/keysOf';
import { markedWays } from '../shared/marked';

/** Stands between the levels. */
export const LEVELS = ' / ';

export default defineControl({
  type: 'cascader',
  category: 'input',
  requiredKey: 'engine.required.choose',
  choices: ({ source }) => (source ? 'read' : 'given'),
  validate: (value) => (Array.isArray(value) && value.every(isKey) ? undefined : { key: 'engine.cascader.invalid' }),
  preselected: ({ options }) => markedWays(options)[0],
  format(value, { options }, text) {
    if (!Array.isArray(value)) return plainText(value);
    let level: readonly Treeoption[] | undefined = options;
    const texts = value.map((key) => {
      const branch: Treeoption | undefined = level?.find((entry) => entry.key === key);
      level = branch?.children;
      return branch ? text(branch.text) : plainText(key);
    });
    return texts.join(LEVELS);
  },
});

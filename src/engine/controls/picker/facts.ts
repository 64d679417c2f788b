import { defineControl, flag, plainText } from '../defineControl';
import { CHOICE_SEPARATOR } from '../shared/choose';
import { keysOf } from '../shared/keysOf';

export default defineControl({
  type: 'picker',
  category: 'input',
  byMode: ({ mode }) => ({ multiple: flag(mode === 'multiple') }),
  requiredKey: 'engine.required.choose',
  choices: () => 'given',
  format: (value) => keysOf(value).map(String).join(CHOICE_SEPARATOR) || plainText(value),
});

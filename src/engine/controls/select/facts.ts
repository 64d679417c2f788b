import { defineControl, flag } from '../defineControl';
import { choicesText } from '../shared/choicesText';

export default defineControl({
  type: 'select',
  category: 'input',
  byMode: ({ mode }) => ({ multiple: flag(mode === 'multiple') }),
  requiredKey: 'engine.required.choose',
  choices: ({ source }) => (source ? 'read' : 'given'),
  format: (value, { options }, text) => choicesText(value, options, text),
});

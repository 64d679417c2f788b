import { defineControl, flag } from '../defineControl';
import { choicesText } from '../shared/choicesText';
import { markedValue } from '../shared/marked';

export default defineControl({
  type: 'select',
  category: 'input',
  byMode: ({ mode }) => ({ multiple: flag(mode === 'multiple') }),
  requiredKey: 'engine.required.choose',
  choices: ({ source }) => (source ? 'read' : 'given'),
  preselected: ({ options, multiple }) => markedValue(options, multiple === 1),
  format: (value, { options }, text) => choicesText(value, options, text),
});

import { defineControl } from '../defineControl';
import { choicesText } from '../shared/choicesText';
import { markedValue } from '../shared/marked';

export default defineControl({
  type: 'radio',
  category: 'input',
  byMode: ({ mode }) => ({ layout: mode }),
  requiredKey: 'engine.required.choose',
  choices: ({ source }) => (source ? 'read' : 'given'),
  preselected: ({ options }) => markedValue(options, false),
  format: (value, { options }, text) => choicesText(value, options, text),
});

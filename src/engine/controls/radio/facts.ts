import { defineControl } from '../defineControl';
import { choicesText } from '../shared/choicesText';

export default defineControl({
  type: 'radio',
  category: 'input',
  byMode: ({ mode }) => ({ layout: mode }),
  requiredKey: 'engine.required.choose',
  choices: ({ source }) => (source ? 'read' : 'given'),
  format: (value, { options }, text) => choicesText(value, options, text),
});

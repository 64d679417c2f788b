import { defineControl, isEmptyValue, plainText } from '../defineControl';
import { wordsOf } from '../shared/wordsOf';

export default defineControl({
  type: 'richtext',
  category: 'input',
  isEmpty: (value) => isEmptyValue(value) || wordsOf(plainText(value)) === '',
  validate: (value, { maxlength }) =>
    maxlength !== undefined && wordsOf(plainText(value)).length > maxlength
      ? { key: 'engine.text.maxlength', params: { count: maxlength } }
      : undefined,
  format: (value) => wordsOf(plainText(value)),
});

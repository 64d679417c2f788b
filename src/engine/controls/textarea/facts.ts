import { defineControl, plainText } from '../defineControl';

export default defineControl({
  type: 'textarea',
  category: 'input',
  validate: (value, { maxlength }) =>
    maxlength !== undefined && plainText(value).length > maxlength
      ? { key: 'engine.text.maxlength', params: { count: maxlength } }
      : undefined,
  format: plainText,
});

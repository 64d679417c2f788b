import { defineControl, isEmptyValue, plainText } from '../defineControl';

/** As many for every password: their number would tell something of it. */
const DOTS = '••••••••';

export default defineControl({
  type: 'password',
  category: 'input',
  validate(value, { minlength = 0, maxlength = Infinity }) {
    const { length } = plainText(value);
    if (length < minlength) return { key: 'engine.password.minlength', params: { count: minlength } };
    return length > maxlength ? { key: 'engine.text.maxlength', params: { count: maxlength } } : undefined;
  },
  format: (value) => (isEmptyValue(value) ? '' : DOTS),
});

import { defineControl, plainText } from '../defineControl';

export default defineControl({
  type: 'select',
  category: 'input',
  requiredKey: 'engine.required.choose',
  format(value, { options }, text) {
    const textOf = (key: unknown) => {
      const option = options?.find((entry) => entry.key === key);
      return option ? text(option.text) : plainText(key);
    };
    return Array.isArray(value) ? value.map(textOf).join('，') : textOf(value);
  },
});

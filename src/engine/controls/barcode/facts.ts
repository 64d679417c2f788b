import { defineControl, plainText } from '../defineControl';

export default defineControl({
  type: 'barcode',
  category: 'display',
  byMode: ({ mode }) => ({ kind: mode }),
  format: (value) => plainText(value),
});

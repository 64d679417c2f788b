import { defineControl, plainText } from '../defineControl';

export default defineControl({
  type: 'link',
  category: 'display',
  clicks: 'own',
  format: (value, { text: caption }, text) =>
    caption === undefined ? plainText(value).replace(/^(mailto|tel):/i, '') : text(caption),
});

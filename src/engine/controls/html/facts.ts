import { defineControl, plainText } from '../defineControl';
import { wordsOf } from '../shared/wordsOf';

export default defineControl({
  type: 'html',
  category: 'display',
  clicks: 'area',
  format: (value) => wordsOf(plainText(value)),
});

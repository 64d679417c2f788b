import { defineControl } from '../defineControl';
import { onlyOf } from '../shared/onlyOf';

export default defineControl({
  type: 'toolbar',
  category: 'container',
  clicks: 'none',
  check: onlyOf(['button', 'buttongroup', 'link']),
});

import { defineControl } from '../defineControl';
import { onlyOf } from '../shared/onlyOf';

export default defineControl({ type: 'buttongroup', category: 'container', clicks: 'none', check: onlyOf(['button']) });

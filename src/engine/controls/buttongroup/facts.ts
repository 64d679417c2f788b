import { defineControl } from '../defineControl';
import { onlyOf } from '../shared/onlyOf';

export default defineControl({ type: 'buttongroup', category: 'container', check: onlyOf(['button']) });

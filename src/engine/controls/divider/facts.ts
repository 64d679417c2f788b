import { defineControl } from '../defineControl';

export default defineControl({ type: 'divider', category: 'display', clicks: 'none' });

import { defineControl } from '../defineControl';

export default defineControl({ type: 'drawer', category: 'container', clicks: 'none' });

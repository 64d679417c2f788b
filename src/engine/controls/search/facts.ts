import { defineControl } from '../defineControl';

export default defineControl({ type: 'search', category: 'container', clicks: 'none' });

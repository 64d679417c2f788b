import { defineControl } from '../defineControl';

export default defineControl({ type: 'custom', category: 'display' });

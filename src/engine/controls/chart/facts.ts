import { defineControl } from '../defineControl';

export default defineControl({ type: 'chart', category: 'display' });

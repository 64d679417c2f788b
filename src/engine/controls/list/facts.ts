import { defineControl } from '../defineControl';

export default defineControl({ type: 'list', category: 'table' });

import { defineControl } from '../defineControl';

export default defineControl({ type: 'table', category: 'table', clicks: 'own' });

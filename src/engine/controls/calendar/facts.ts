import { defineControl } from '../defineControl';

export default defineControl({ type: 'calendar', category: 'display', clicks: 'own' });

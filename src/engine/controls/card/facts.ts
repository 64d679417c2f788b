import { defineControl } from '../defineControl';

export default defineControl({ type: 'card', category: 'container' });

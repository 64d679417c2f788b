import { defineControl } from '../defineControl';

export default defineControl({ type: 'panel', category: 'container' });

import { defineControl } from '../defineControl';

export default defineControl({ type: 'column', category: 'container' });

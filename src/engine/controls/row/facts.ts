import { defineControl } from '../defineControl';

export default defineControl({ type: 'row', category: 'container' });

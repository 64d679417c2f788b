import { defineControl } from '../defineControl';

export default defineControl({ type: 'button', category: 'button' });

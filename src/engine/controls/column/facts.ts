import { defineControl } from '../defineControl';

export default defineControl({ type: 'column', category: 'container', byMode: ({ mode }) => ({ direction: mode }) });

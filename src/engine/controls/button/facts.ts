import { defineControl } from '../defineControl';

export default defineControl({
  type: 'button',
  category: 'button',
  clicks: 'own',
  byMode: ({ mode }) => ({ look: mode }),
});

import { defineControl, flag } from '../defineControl';

export default defineControl({
  type: 'list',
  category: 'table',
  clicks: 'own',
  byMode: ({ mode }) => ({ lazyload: flag(mode === 'scroll') }),
});

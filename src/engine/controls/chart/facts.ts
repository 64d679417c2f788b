import { defineControl } from '../defineControl';

export default defineControl({
  type: 'chart',
  category: 'display',
  clicks: 'area',
  byMode: ({ mode }) => ({ kind: mode }),
});

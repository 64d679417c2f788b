import { defineControl } from '../defineControl';

export default defineControl({
  type: 'report',
  category: 'display',
  clicks: 'none',
  inputs: ['reportcode', 'conditions', 'dimension'],
});

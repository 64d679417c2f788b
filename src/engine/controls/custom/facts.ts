import { defineControl } from '../defineControl';

export default defineControl({
  type: 'custom',
  category: 'input',
  clicks: 'none',
  requiredKey: 'engine.required.choose',
});

import { defineControl } from '../defineControl';

export default defineControl({ type: 'custom', category: 'input', requiredKey: 'engine.required.choose' });

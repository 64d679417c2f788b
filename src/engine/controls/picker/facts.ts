import { defineControl, plainText } from '../defineControl';

export default defineControl({ type: 'picker', category: 'input', requiredKey: 'engine.required.choose', format: plainText });

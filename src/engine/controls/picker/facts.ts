import { defineControl, plainText } from '../defineControl';

export default defineControl({ type: 'picker', category: 'input', requiredKey: 'engine.required.choose', choices: () => 'given', format: plainText });

import { defineControl, plainText } from '../defineControl';
import { CHOICE_SEPARATOR } from '../shared/choose';
import { keysOf } from '../shared/keysOf';

export default defineControl({ type: 'picker', category: 'input', requiredKey: 'engine.required.choose', choices: () => 'given', format: (value) => keysOf(value).map(String).join(CHOICE_SEPARATOR) || plainText(value) });

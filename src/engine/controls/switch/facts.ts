import { defineControl } from '../defineControl';
import { isOn } from '../shared/isOn';

export default defineControl({
  type: 'switch',
  category: 'input',
  requiredKey: 'engine.required.choose',
  format: (value, { ontext = '@engine.switch.on', offtext = '@engine.switch.off' }, text) =>
    text(isOn(value) ? ontext : offtext),
});

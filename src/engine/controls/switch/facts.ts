import { defineControl } from '../defineControl';

/** Flags travel as 1 and 0; what a server sends as true is taken as well. */
export const isOn = (value: unknown): boolean => value === 1 || value === true || value === '1';

export default defineControl({
  type: 'switch',
  category: 'input',
  requiredKey: 'engine.required.choose',
  format: (value, { ontext = '@engine.switch.on', offtext = '@engine.switch.off' }, text) => text(isOn(value) ? ontext : offtext),
});

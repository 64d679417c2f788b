import type { CheckboxControl } from '../../protocol/generated/types';
import { defineControl } from '../defineControl';
import { choicesText } from '../shared/choicesText';
import { isOn } from '../shared/isOn';
import { markedValue } from '../shared/marked';

export const isSingle = ({ options, source }: CheckboxControl): boolean =>
  options === undefined && source === undefined;

export default defineControl({
  type: 'checkbox',
  category: 'input',
  byMode: ({ mode }) => ({ layout: mode }),
  requiredKey: 'engine.required.choose',
  choices: ({ source }) => (source ? 'read' : 'given'),
  validate: (value, props) =>
    isSingle(props) && props.required === 1 && !isOn(value) ? { key: 'engine.checkbox.tick' } : undefined,
  preselected: ({ options }) => markedValue(options, true),
  format(value, props, text) {
    if (isSingle(props)) return text(isOn(value) ? '@engine.switch.on' : '@engine.switch.off');
    return choicesText(value, props.options, text);
  },
});

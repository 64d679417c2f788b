import { defineControl, plainText } from '../defineControl';

const PNG = /^data:image\/png;base64,[A-Za-z0-9+/]+=*$/;

/** Whether a value is a drawing that can be shown: nothing else is given to an image. */
export const isDrawing = (value: unknown): value is string => typeof value === 'string' && PNG.test(value);

export default defineControl({
  type: 'signature',
  category: 'input',
  requiredKey: 'engine.signature.required',
  validate: (value) => (isDrawing(value) ? undefined : { key: 'engine.signature.invalid' }),
  format: (value, _props, text) => (isDrawing(value) ? text('@engine.signature.signed') : plainText(value)),
});

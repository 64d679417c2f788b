import { looseObject, number, safeParse, string, union } from 'valibot';
import { defineControl, plainText } from '../defineControl';

const Picked = looseObject({ key: union([string(), number()]), text: string() });

/** A picked value (business spec §3); undefined for anything else. */
export function pickedOf(value: unknown): { key: string | number; text: string } | undefined {
  const parsed = safeParse(Picked, value);
  return parsed.success ? parsed.output : undefined;
}

export default defineControl({
  type: 'area',
  category: 'input',
  requiredKey: 'engine.required.choose',
  validate: (value) => (pickedOf(value) ? undefined : { key: 'engine.area.invalid' }),
  format: (value) => pickedOf(value)?.text ?? plainText(value),
});

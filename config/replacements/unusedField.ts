/** Replaces a field type of pro-components that no screen uses. To use one, remove it from the replacements. */
export default function UnusedField(): never {
  throw new Error('This kind of field is left out of the bundle: see config/replacements/replacements.ts');
}

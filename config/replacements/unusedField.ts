/** Stands for a kind of field of pro-components that no screen uses. To use one, take it out of the replacements. */
export default function UnusedField(): never {
  throw new Error('This kind of field is left out of the bundle: see config/replacements/replacements.ts');
}

import { plainLines } from '../../plainLines';

/** The value of a form with texts, in the cells of tables as well, that have no characters that are not seen. */
export function withPlainTexts(value: unknown): unknown {
  if (typeof value === 'string') return plainLines(value);
  if (Array.isArray(value)) return value.map(withPlainTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withPlainTexts(part)]));
}

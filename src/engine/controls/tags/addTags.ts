import { plainText } from '../defineControl';
import type { Problem } from '../defineControl';

interface TagLimits {
  readonly maxcount?: number;
  readonly maxlength?: number;
}

/** The texts of a value; one that is no array is a single text. */
export const tagsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).map(plainText).filter((tag) => tag !== '');

/** The first thing that is wrong with these tags. */
export function judgeTags(
  tags: readonly string[],
  { maxcount = Infinity, maxlength = Infinity }: TagLimits,
): Problem | undefined {
  const twice = tags.find((tag, index) => tags.indexOf(tag) !== index);
  if (twice !== undefined) return { key: 'engine.tags.twice', params: { tag: twice } };
  if (tags.length > maxcount) return { key: 'engine.tags.maxcount', params: { maxcount } };
  return tags.some(({ length }) => length > maxlength)
    ? { key: 'engine.text.maxlength', params: { count: maxlength } }
    : undefined;
}

/** Adds what was typed, several at commas; what cannot be added is left over, with the reason. */
export function addTags(
  tags: readonly string[],
  typed: string,
  limits: TagLimits,
): { tags: readonly string[]; rest: string; problem?: Problem } {
  const parts = typed
    .split(/[,，\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  let added = tags;
  for (const [index, part] of parts.entries()) {
    const problem = judgeTags([...added, part], limits);
    if (problem) return { tags: added, rest: parts.slice(index).join(', '), problem };
    added = [...added, part];
  }
  return { tags: added, rest: '' };
}

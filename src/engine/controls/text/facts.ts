import type { Budget } from '../../expressions/budget';
import { defineControl, plainText } from '../defineControl';
import { patternMatcher } from './patternMatcher';

/** Undefined when the pattern cannot be checked in the steps that are allowed. */
function matches(pattern: string, text: string, budget?: Budget): boolean | undefined {
  try {
    return patternMatcher(pattern)(text, budget);
  } catch {
    // The pattern was read with the page: the only thing that can go wrong with a text is its cost, and the field says so.
    return undefined;
  }
}

export default defineControl({
  type: 'text',
  category: 'input',
  check({ pattern }) {
    try {
      if (pattern !== undefined) patternMatcher(pattern);
      return undefined;
    } catch (error) {
      return { key: 'pattern', expected: `RegExp (${String(error)})` };
    }
  },
  validate(value, { pattern, patternhint, maxlength }, budget) {
    const text = plainText(value);
    if (maxlength !== undefined && text.length > maxlength)
      return { key: 'engine.text.maxlength', params: { count: maxlength } };
    const isMatch = pattern === undefined || matches(pattern, text, budget);
    if (isMatch === undefined) return { key: 'engine.text.unchecked', issue: 'pattern-steps' };
    if (isMatch) return undefined;
    return patternhint === undefined ? { key: 'engine.text.pattern' } : { text: patternhint };
  },
  format: plainText,
});

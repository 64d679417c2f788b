import { defineControl, plainText } from '../defineControl';

const compiled = new Map<string, RegExp>();

/** With Unicode rules where the pattern allows them; without, for example, for a needless backslash. Throws for what is no pattern. */
function build(pattern: string): RegExp {
  const whole = `^(?:${pattern})$`;
  try {
    return new RegExp(whole, 'u');
  } catch {
    return new RegExp(whole);
  }
}

function wholeMatch(pattern: string): RegExp {
  const known = compiled.get(pattern) ?? build(pattern);
  compiled.set(pattern, known);
  return known;
}

export default defineControl({
  type: 'text',
  category: 'input',
  check({ pattern }) {
    try {
      if (pattern !== undefined) wholeMatch(pattern);
      return undefined;
    } catch {
      return { key: 'pattern', expected: 'RegExp' };
    }
  },
  validate(value, { pattern, patternhint, maxlength }) {
    const text = plainText(value);
    if (maxlength !== undefined && text.length > maxlength) return { key: 'engine.text.maxlength', params: { maxlength } };
    if (pattern === undefined || wholeMatch(pattern).test(text)) return undefined;
    return patternhint === undefined ? { key: 'engine.text.pattern' } : { text: patternhint };
  },
  format: plainText,
});

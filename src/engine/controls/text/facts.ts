import { defineControl, plainText } from '../defineControl';

const compiled = new Map<string, RegExp>();

function wholeMatch(pattern: string): RegExp {
  const known = compiled.get(pattern);
  if (known) return known;
  const regexp = new RegExp(`^(?:${pattern})$`, 'u');
  compiled.set(pattern, regexp);
  return regexp;
}

export default defineControl({
  type: 'text',
  category: 'input',
  validate(value, { pattern, patternhint, maxlength }) {
    const text = plainText(value);
    if (maxlength !== undefined && text.length > maxlength) return { key: 'engine.text.maxlength', params: { maxlength } };
    if (pattern === undefined || wholeMatch(pattern).test(text)) return undefined;
    return patternhint === undefined ? { key: 'engine.text.pattern' } : { key: patternhint };
  },
  format: plainText,
});

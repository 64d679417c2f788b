import { passwordProblems } from './passwordProblems';

const rules = { pattern: '', isOldTyped: true };
const entries = (old: string, fresh: string, repeat = fresh) => ({ old, fresh, repeat });

it('finds nothing wrong with a new password that follows every rule', () => {
  expect(passwordProblems(entries('Atrium2026', 'Atrium2027'), { ...rules, pattern: '\\d' })).toEqual({});
});

it.each([
  ['nothing typed', entries('', '', ''), { old: 'required', fresh: 'required', repeat: 'required' }],
  ['five characters', entries('12345', 'abcd5'), { old: 'length', fresh: 'length' }],
  ['twenty-one characters', entries('Atrium2026', 'a'.repeat(21)), { fresh: 'length' }],
  ['the old password again', entries('Atrium2026', 'Atrium2026'), { fresh: 'same' }],
  ['another repeat', entries('Atrium2026', 'Atrium2027', 'Atrium2028'), { repeat: 'different' }],
])('%s', (_what, typed, problems) => {
  expect(passwordProblems(typed, rules)).toEqual(problems);
});

it('asks the new password, and no other, to match the pattern', () => {
  expect(passwordProblems(entries('letters', 'only-letters'), { ...rules, pattern: '\\d' })).toEqual({
    fresh: 'pattern',
  });
});

it('calls the old password again what it is, even where it does not match the pattern', () => {
  expect(passwordProblems(entries('letters', 'letters'), { ...rules, pattern: '\\d' })).toEqual({ fresh: 'same' });
});

it('lets a pattern that is no regular expression forbid nothing', () => {
  expect(passwordProblems(entries('Atrium2026', 'Atrium2027'), { ...rules, pattern: '(' })).toEqual({});
});

it('does not judge an old password that nobody has typed, but the new one must differ from it', () => {
  const initial = { pattern: '', isOldTyped: false };
  expect(passwordProblems(entries('888', 'Atrium2027'), initial)).toEqual({});
  expect(passwordProblems(entries('Welcome888', 'Welcome888'), initial)).toEqual({ fresh: 'same' });
});

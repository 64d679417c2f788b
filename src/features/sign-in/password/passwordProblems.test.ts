import { passwordProblems } from './passwordProblems';

const rules = { pattern: '', isCurrentTyped: true };
const entries = (currentPassword: string, newPassword: string, confirmPassword = newPassword) => ({
  currentPassword,
  newPassword,
  confirmPassword,
});

it('accepts a new password that follows every rule', () => {
  expect(passwordProblems(entries('Atrium2026', 'Atrium2027'), { ...rules, pattern: '\\d' })).toEqual({});
});

it.each([
  [
    'empty fields',
    entries('', '', ''),
    { currentPassword: 'required', newPassword: 'required', confirmPassword: 'required' },
  ],
  ['five characters', entries('12345', 'abcd5'), { currentPassword: 'length', newPassword: 'length' }],
  ['twenty-one characters', entries('Atrium2026', 'a'.repeat(21)), { newPassword: 'length' }],
  ['a new password that equals the current one', entries('Atrium2026', 'Atrium2026'), { newPassword: 'same' }],
  ['a confirmation that differs', entries('Atrium2026', 'Atrium2027', 'Atrium2028'), { confirmPassword: 'different' }],
])('refuses %s', (_what, typed, problems) => {
  expect(passwordProblems(typed, rules)).toEqual(problems);
});

it('checks the pattern for the new password only', () => {
  expect(passwordProblems(entries('letters', 'only-letters'), { ...rules, pattern: '\\d' })).toEqual({
    newPassword: 'pattern',
  });
});

it('names the repeated current password before the pattern', () => {
  expect(passwordProblems(entries('letters', 'letters'), { ...rules, pattern: '\\d' })).toEqual({
    newPassword: 'same',
  });
});

it('ignores a pattern that is no regular expression', () => {
  expect(passwordProblems(entries('Atrium2026', 'Atrium2027'), { ...rules, pattern: '(' })).toEqual({});
});

it('does not check a current password that was not typed, but the new one must differ from it', () => {
  const initial = { pattern: '', isCurrentTyped: false };
  expect(passwordProblems(entries('888', 'Atrium2027'), initial)).toEqual({});
  expect(passwordProblems(entries('Welcome888', 'Welcome888'), initial)).toEqual({ newPassword: 'same' });
});

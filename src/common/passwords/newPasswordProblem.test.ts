import { newPasswordProblem, confirmationProblem } from './newPasswordProblem';

const LETTERS_AND_DIGITS = '^(?=.*[A-Za-z])(?=.*\\d).+$';

it.each([
  ['', '', 'required'],
  ['12345', '', 'length'],
  ['123456', '', undefined],
  ['x'.repeat(20), '', undefined],
  ['x'.repeat(21), '', 'length'],
  ['123456', LETTERS_AND_DIGITS, 'pattern'],
  ['abc123', LETTERS_AND_DIGITS, undefined],
  ['123456', '(', undefined],
])('%j under the rule %j: %s', (password, pattern, problem) => {
  expect(newPasswordProblem({ password, pattern })).toBe(problem);
});

it('the repetition is required and must be the same', () => {
  expect([
    confirmationProblem('abc123', ''),
    confirmationProblem('abc123', 'abc124'),
    confirmationProblem('abc123', 'abc123'),
  ]).toEqual(['required', 'different', undefined]);
});

import { AppError } from './appError';
import { errorText } from './errorText';

const texts: Record<string, string> = {
  'role.gone': 'The role is gone',
  'errors.http.403': 'Not allowed',
  offline: 'No network',
  broken: 'Broken',
};
const textOf = (error: AppError) =>
  errorText(error, { find: (key) => texts[key], kindTexts: { network: 'offline' }, otherText: 'broken' });
const refused = (code: string, message: string, status = 403) =>
  new AppError('service', 'x', { code, status, cause: { code, type: '', message } });

it('an error reads as the text of its code, else the server’s words, else its status, else its kind', () => {
  expect(textOf(refused('role.gone', 'words'))).toBe('The role is gone');
  expect(textOf(refused('unknown', 'words'))).toBe('words');
  expect(textOf(refused('unknown', ''))).toBe('Not allowed');
  expect(textOf(refused('unknown', '', 418))).toBe('Broken');
  expect(textOf(new AppError('network', 'x'))).toBe('No network');
  expect(textOf(new AppError('bug', 'undefined is not a function'))).toBe('Broken');
});

it('the message of a mistake in the input or in a page is a text for people', () => {
  expect(textOf(new AppError('user', 'A comment is needed'))).toBe('A comment is needed');
  expect(textOf(new AppError('config', 'The page names no columns'))).toBe('The page names no columns');
  expect(textOf(new AppError('config', ''))).toBe('Broken');
});

it('a cancelled call has no text', () => {
  expect(textOf(new AppError('cancelled', 'aborted'))).toBe('');
});

import { AppError } from './appError';
import { errorText } from './errorText';

const texts: Record<string, string> = {
  'role.gone': 'The role is gone',
  'role.changed': '{{name}} changed the role',
  'errors.http.403': 'Not allowed',
  offline: 'No network',
  broken: 'Broken',
};
const textOf = (error: AppError) =>
  errorText(error, {
    find: (key, params = {}) => texts[key]?.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name])),
    kindTexts: { network: 'offline' },
    otherText: 'broken',
  });
const refused = (code: string, message: string, status = 403) =>
  new AppError('service', 'x', { code, status, cause: { code, type: '', message } });

it('the text of an error is that of its code, else the server’s message, its status or its kind', () => {
  expect(textOf(refused('role.gone', 'words'))).toBe('The role is gone');
  expect(textOf(refused('unknown', 'words'))).toBe('words');
  expect(textOf(refused('unknown', ''))).toBe('Not allowed');
  expect(textOf(refused('unknown', '', 418))).toBe('Broken');
  expect(textOf(new AppError('network', 'x'))).toBe('No network');
  expect(textOf(new AppError('bug', 'undefined is not a function'))).toBe('Broken');
});

it('the text of a code contains the values that the server sent for it', () => {
  const cause = { code: 'role.changed', type: '600', message: '', params: { name: '李娜' } };
  expect(textOf(new AppError('service', 'x', { code: 'role.changed', status: 500, cause }))).toBe(
    '李娜 changed the role',
  );
});

it('the message of an input or configuration error is its text', () => {
  expect(textOf(new AppError('user', 'A comment is needed'))).toBe('A comment is needed');
  expect(textOf(new AppError('config', 'The page names no columns'))).toBe('The page names no columns');
  expect(textOf(new AppError('config', ''))).toBe('Broken');
});

it('a cancelled call has no text', () => {
  expect(textOf(new AppError('cancelled', 'aborted'))).toBe('');
});

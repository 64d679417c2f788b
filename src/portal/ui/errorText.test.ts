import { AppError } from '../../common/errors/appError';
import { errorText } from './errorText';

const texts: Record<string, string> = {
  'errors.http.503': 'Busy',
  'ui.failed.network': 'No network',
  'ui.failed.service': 'Refused',
  'ui.failed.other': 'Broken',
};
const t = (key: string) => texts[key] ?? key;

test('a code that has a text is shown in words', () => {
  expect(errorText(t, new AppError('service', 'Service Unavailable', { code: 'errors.http.503' }))).toBe('Busy');
});

test("the server's own message is shown when its code is unknown here", () => {
  expect(errorText(t, new AppError('service', 'Code taken', { code: 'role.taken' }))).toBe('Code taken');
  expect(errorText(t, new AppError('service', '角色编码已存在', { code: '角色编码已存在' }))).toBe('角色编码已存在');
});

test('everything else is told by its kind', () => {
  expect(errorText(t, new AppError('network', 'No answer'))).toBe('No network');
  expect(errorText(t, new AppError('service', 'x'))).toBe('Refused');
  expect(errorText(t, new AppError('bug', 'undefined is not a function'))).toBe('Broken');
  expect(errorText(t, new AppError('user', 'A comment is needed'))).toBe('A comment is needed');
});

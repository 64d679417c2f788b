import { AppError } from '../../common/errors/appError';
import { dateText, errorText } from './format';

const texts: Record<string, string> = {
  'errors.http.503': 'Busy',
  'errors.http.403': 'Not allowed',
  'ui.failed.network': 'No network',
  'ui.failed.service': 'Refused',
  'ui.failed.other': 'Broken',
};
const t = (key: string) => texts[key] ?? key;

test('a code with a translation is shown as its text', () => {
  expect(errorText(t, new AppError('service', 'Service Unavailable', { code: 'errors.http.503' }))).toBe('Busy');
});

test("the server's own message is shown when its code is unknown here", () => {
  const refused = (code: string, message: string) =>
    new AppError('service', message || 'Forbidden', { code, status: 403, cause: { code, type: '', message } });
  expect(errorText(t, refused('role.taken', 'Code taken'))).toBe('Code taken');
  expect(errorText(t, refused('role.taken', ''))).toBe('Not allowed');
});

test('every other error is shown by its kind', () => {
  expect(errorText(t, new AppError('network', 'No answer'))).toBe('No network');
  expect(errorText(t, new AppError('service', 'x'))).toBe('Refused');
  expect(errorText(t, new AppError('bug', 'undefined is not a function'))).toBe('Broken');
  expect(errorText(t, new AppError('user', 'A comment is needed'))).toBe('A comment is needed');
});

test('a time is formatted to the minute, from a number or a text', () => {
  expect(dateText('2026-11-20T14:05:59')).toBe('2026-11-20 14:05');
  expect(dateText(String(new Date(2026, 10, 20, 14, 5).getTime()))).toBe('2026-11-20 14:05');
  expect(['', 'soon'].map(dateText)).toEqual(['', 'soon']);
});

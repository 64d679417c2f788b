import { AppError } from './appError';
import { errorDetails } from './errorDetails';

it('support reads the status and the code of a refusal, and no key of the client’s own texts', () => {
  expect(errorDetails(new AppError('service', '', { status: 409, code: 'role.locked' }))).toBe(
    'HTTP 409 · role.locked',
  );
  expect(errorDetails(new AppError('service', '', { status: 503, code: 'errors.http.503' }))).toBe('HTTP 503');
  expect(errorDetails(new AppError('service', '', { code: 'engine.badanswer' }))).toBeUndefined();
  expect(errorDetails(new AppError('bug', 'x is undefined'))).toBeUndefined();
});

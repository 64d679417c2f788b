import { createTestServices } from '../../src/services/testing/createTestServices';
import { signIn } from '../../src/services/testing/signIn';
import { BAD_ANSWERS } from '../faults/badAnswers';

const SECRETS = {
  token: 'TOKEN-s3cret',
  refreshToken: 'REFRESH-s3cret',
  openToken: 'OPEN-s3cret',
  password: 'PASSWORD-s3cret',
};
const NEVER = 'never';

/** Whether a text with this part is anywhere in a value: in any own property, listed or not, of anything it refers to. */
function contains(value: unknown, part: string, seen = new Set<unknown>()): boolean {
  if (typeof value === 'string') return value.includes(part);
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return false;
  seen.add(value);
  if (value instanceof Response) return value.url.includes(part);
  if (value instanceof Headers || value instanceof Map || value instanceof URLSearchParams)
    return contains([...value], part, seen);
  return Reflect.ownKeys(value).some((key) => {
    const property = Object.getOwnPropertyDescriptor(value, key);
    return String(key).includes(part) || contains(property?.value, part, seen);
  });
}

it.each(BAD_ANSWERS.filter(([kind]) => kind !== NEVER))(
  'what is known of a failed call, and what the console gets to see of it, has neither password nor token (%s)',
  async (_kind, answer) => {
    const lines: unknown[] = [];
    const keep = (...line: unknown[]) => void lines.push(line);
    const services = createTestServices({ console: { info: keep, warn: keep, error: keep } });
    const { token, refreshToken, openToken, password } = SECRETS;
    signIn(services, {}, { token, refreshToken, openToken, expiresAt: Date.now() + 60_000 });
    ['/api/auth/login', '/api/auth/refreshtoken', '/api/teapi/any'].forEach((path) => services.server.on(path, answer));
    const failures = await Promise.all(
      [
        services.api.auth.login({ userName: 'li.na', password }),
        services.http.post('/api/teapi/any', { password }),
        services.http.get('/api/teapi/any', {}),
        services.http.download('/api/teapi/any', { n: 1 }),
      ].map((call) => call.catch((error: unknown) => error)),
    );
    failures.forEach((error) => services.log({ level: 'error', source: 'test', message: 'x', error }));
    expect(Object.values(SECRETS).filter((secret) => contains([lines, failures], secret))).toEqual([]);
    expect(services.server.received('/api/auth/login')[0]?.body).toMatchObject({ password });
  },
);

import { redact } from './redact';

const DISGUISED = expect.stringMatching(/^secret-[0-9a-f]{8}$/) as string;

it('disguises passwords, tokens and codes wherever they stand', () => {
  for (const key of ['token', 'password', 'oldpassword', 'newpassword', 'smscode', 'resettoken', 'bindtoken']) {
    expect(redact({ list: [{ [key]: 'abc' }] }, '/api/any')).toEqual({ list: [{ [key]: DISGUISED }] });
  }
});

it('disguises code and state on the way of a third-party sign-in, and nowhere else', () => {
  const answer = { code: 'abc', state: 'xyz', provider: 'worktalk' };
  for (const path of ['/api/auth/authlogin', '/api/mock-idp/authorize']) {
    expect(redact(answer, path)).toEqual({ code: DISGUISED, state: DISGUISED, provider: 'worktalk' });
  }
  expect(redact(answer, '/api/teapi/report/query')).toEqual(answer);
});

it('leaves alone what is empty', () => {
  expect(redact({ password: '' }, '/api/auth/login')).toEqual({ password: '' });
});

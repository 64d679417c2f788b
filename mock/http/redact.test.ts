import { Hash } from 'node:crypto';
import { redactRequest } from './redact';

const DISGUISED = expect.stringMatching(/^secret-[0-9a-f]{8}$/) as string;
const bodyOf = (body: unknown, path = '/api/any', headers: Record<string, string> = {}) =>
  redactRequest({ path, query: {}, headers, body }).body;

it('redacts passwords, tokens and codes in every position', () => {
  for (const key of ['token', 'password', 'oldpassword', 'newpassword', 'smscode', 'resettoken', 'bindtoken']) {
    expect(bodyOf({ list: [{ [key]: 'abc' }] })).toEqual({ list: [{ [key]: DISGUISED }] });
  }
});

it('redacts code and state in calls of the third-party sign-in only', () => {
  const sent = { code: 'abc', state: 'xyz', provider: 'worktalk' };
  for (const path of ['/api/auth/authlogin', '/api/mock-idp/authorize']) {
    expect(bodyOf(sent, path)).toEqual({ code: DISGUISED, state: DISGUISED, provider: 'worktalk' });
  }
  expect(bodyOf(sent, '/api/teapi/report/query')).toEqual(sent);
});

it('redacts a default password within the settings, which are written as JSON in a text', () => {
  const sent = [{ key: 'register', configjson: '{"defpassword":"135790","devicebinding":{"enable":1}}' }];
  expect(JSON.stringify(bodyOf(sent))).not.toContain('135790');
  expect(bodyOf([{ configjson: '{broken' }])).toEqual([{ configjson: '{broken' }]);
});

it('does not log a body with more secrets, levels, values or text than it could redact soon', () => {
  const secrets = Array.from({ length: 20_000 }, (_, index) => ({ password: `secret-${index}`, a: 'x'.repeat(100) }));
  const levels = JSON.parse('{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000)) as object;
  const values = { list: Array<string>(20_001).fill('x') };
  const texts = { text: 'x'.repeat(500_001) };
  for (const body of [secrets, levels, values, texts]) expect(bodyOf(body)).toMatch(/^\(not logged/);
  expect(bodyOf({ list: [[[{ password: 'abcdefg' }]]] })).toEqual({ list: [[[{ password: DISGUISED }]]] });
});

it('hashes each secret once, however many texts there are', () => {
  const update = jest.spyOn(Hash.prototype, 'update');
  const notes = Array.from({ length: 1_000 }, (_, index) => `note ${index} about Atrium2026`);
  expect(JSON.stringify(bodyOf({ notes, password: 'Atrium2026' }))).not.toContain('Atrium2026');
  expect(update.mock.calls.length).toBeLessThan(5);
  update.mockRestore();
});

it('keeps empty values', () => {
  expect(bodyOf({ password: '' }, '/api/auth/login')).toEqual({ password: '' });
});

it('logs the platform’s headers without secrets', () => {
  const { headers } = redactRequest({
    path: '/api/any',
    query: {},
    headers: { token: 'ab', tecode: 'hd', cookie: 'x', authorization: 'Bearer y' },
  });
  expect(headers).toEqual({ token: DISGUISED, tecode: 'hd' });
});

describe('the value of a secret in another place', () => {
  it('is redacted in the body, alone and within a text', () => {
    const sent = {
      password: 'Atrium2026',
      note: 'my password is Atrium2026!',
      copies: ['Atrium2026'],
      json: '{"p":"Atrium2026"}',
    };
    const logged = bodyOf(sent) as Record<string, string>;
    expect(JSON.stringify(logged)).not.toContain('Atrium2026');
    expect(logged.note).toBe(`my password is ${String(logged.password)}!`);
    expect(logged.copies).toEqual([logged.password]);
  });

  it('is redacted in the path and the query, URL-encoded or not', () => {
    const logged = redactRequest({
      path: '/api/file/tok/en+1/x',
      query: { back: '/#/page?t=tok%2Fen%2B1', token: 'tok/en+1' },
      headers: {},
    });
    expect(JSON.stringify(logged)).not.toMatch(/tok\/en\+1|tok%2Fen%2B1/);
    expect(logged.path).toMatch(/^\/api\/file\/secret-[0-9a-f]{8}\/x$/);
  });

  it.each([
    ['token', 'abcdef123'],
    ['authorization', 'Bearer abcdef123'],
    ['authorization', 'abcdef123'],
  ])('is recognised from the header %s: %s', (name, value) => {
    expect(bodyOf({ link: 'https://example.com/?t=abcdef123' }, '/api/any', { [name]: value, debug: '1' })).toEqual({
      link: expect.stringMatching(/\?t=secret-[0-9a-f]{8}$/) as string,
    });
  });

  it('is redacted when it is a number', () => {
    expect(bodyOf({ smscode: 123456, again: 123456, other: 7 })).toEqual({
      smscode: DISGUISED,
      again: DISGUISED,
      other: 7,
    });
  });

  it('is kept when it is so short that it may occur by chance', () => {
    expect(bodyOf({ password: 'hd', tenant: 'hd-1' })).toEqual({ password: DISGUISED, tenant: 'hd-1' });
  });
});

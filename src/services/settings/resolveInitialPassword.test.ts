import { createHash } from 'node:crypto';
import { readConfig } from './readConfig';
import { resolveInitialPassword } from './resolveInitialPassword';

const PASSWORD = '密码 Welcome888';
const HASH = createHash('sha256').update(PASSWORD).digest('hex');
const resolve = async (initpassword: string, typed: string) =>
  (await resolveInitialPassword(readConfig({ initpassword }, 'zh-CN').settings, typed)).initialPassword;

it('returns a password in clear unchanged', async () => {
  expect(await resolve('Welcome888', 'Another1')).toBe('Welcome888');
  expect(await resolve('', 'Another1')).toBe('');
});

it('recognises the typed password by its hash, in upper or lower case', async () => {
  expect(await resolve(`sha256:${HASH}`, PASSWORD)).toBe(PASSWORD);
  expect(await resolve(`sha256:${HASH.toUpperCase()}`, PASSWORD)).toBe(PASSWORD);
});

it.each(['Another1', '', `sha256:${HASH}`, HASH])(
  'has no initial password when %j was typed instead',
  async (typed) => {
    expect(await resolve(`sha256:${HASH}`, typed)).toBe('');
  },
);

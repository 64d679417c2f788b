import { createHash } from 'node:crypto';
import { encryptPassword } from './encryptPassword';
import { PASSWORD_ALGORITHMS } from './localSettings';

it('returns the password unchanged without encryption', async () => {
  expect(await encryptPassword('secret', { isPasswordEncrypted: false, passwordAlgorithm: 'sha256' })).toBe('secret');
});

it.each(PASSWORD_ALGORITHMS)('appends 7 to the password and hashes it with %s', async (passwordAlgorithm) => {
  const encrypted = await encryptPassword('密码 secret', { isPasswordEncrypted: true, passwordAlgorithm });
  expect(encrypted).toBe(createHash(passwordAlgorithm).update('密码 secret7').digest('hex'));
});

import { createHash } from 'node:crypto';
import { encryptPassword } from './encryptPassword';
import { sha256 } from './sha256';

it.each(['', 'abc', 'Atrium2026', '密码', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'x'.repeat(1000)])(
  'hashes %j like every other SHA-256',
  (text) => {
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  },
);

it('appends 7 to a password before hashing it', async () => {
  expect(await encryptPassword('secret')).toBe(sha256('secret7'));
});

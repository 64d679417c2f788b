import { createHash } from 'node:crypto';
import { ENCRYPTION_ALGORITHMS, algorithmOf, encrypt } from './encryption';

it('appends a 7 before hashing and returns lower-case hex', () => {
  expect(encrypt('Atrium2026', 'sha256')).toBe(createHash('sha256').update('Atrium20267').digest('hex'));
});

it('recognises the algorithm of an encrypted password by its length', () => {
  for (const algorithm of ENCRYPTION_ALGORITHMS) expect(algorithmOf(encrypt('Atrium2026', algorithm))).toBe(algorithm);
});

it('treats every other text as a password in clear', () => {
  for (const text of ['Atrium2026', '', 'abcdef', encrypt('a', 'md5').toUpperCase()])
    expect(algorithmOf(text)).toBeUndefined();
});

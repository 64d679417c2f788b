import { createSettings } from '../settings';
import type { Account } from './account';
import { hasPassword } from './account';
import { encrypt } from './encryption';
import { changePassword, setPassword } from './password';

const rules = createSettings().current();
const inSha256 = (password: string) => encrypt(password, 'sha256');
const begin = (password = 'Atrium2026'): Account => ({
  username: 'a',
  name: '甲',
  mobile: '',
  password,
  passwordStatus: 2,
  isPasswordGiven: true,
  isLocked: false,
  memberships: [],
});

it('accepts a password in clear and encrypted, whichever of them is stored', () => {
  for (const stored of ['Atrium2026', inSha256('Atrium2026')]) {
    expect(hasPassword(begin(stored), 'Atrium2026', 'sha256')).toBe(true);
    expect(hasPassword(begin(stored), inSha256('Atrium2026'), 'sha256')).toBe(true);
    expect(hasPassword(begin(stored), 'Atrium2027', 'sha256')).toBe(false);
    expect(hasPassword(begin(stored), inSha256(inSha256('Atrium2026')), 'sha256')).toBe(false);
  }
});

it('accepts an encrypted password only with the configured algorithm', () => {
  expect(hasPassword(begin(), encrypt('Atrium2026', 'md5'), 'sha256')).toBe(false);
  expect(hasPassword(begin(), encrypt('Atrium2026', 'md5'), 'md5')).toBe(true);
});

it('checks length, difference and pattern of a new password in clear', () => {
  expect(() => setPassword(begin(), 'a1', rules)).toThrow('account.password_length');
  expect(() => setPassword(begin(), 'Atrium2026Atrium20261', rules)).toThrow('account.password_length');
  expect(() => setPassword(begin(), 'Atrium2026', rules)).toThrow('account.password_same');
  expect(() => setPassword(begin(), 'onlyletters', rules)).toThrow('account.password_rule');
});

it('checks only that an encrypted password differs from the old one, and stores it encrypted', () => {
  const account = begin();
  expect(() => setPassword(account, inSha256('Atrium2026'), rules)).toThrow('account.password_same');
  changePassword(account, inSha256('Atrium2026'), inSha256('Another2026'), rules);
  expect(account).toMatchObject({
    password: inSha256('Another2026'),
    passwordStatus: 1,
    isPasswordGiven: false,
  });
  expect(() => setPassword(account, 'Another2026', rules)).toThrow('account.password_same');
});

it('treats the hash of another algorithm as a password in clear that is too long', () => {
  expect(() => setPassword(begin(), encrypt('Another2026', 'md5'), rules)).toThrow('account.password_length');
});

it('keeps the password when the old password is wrong', () => {
  const account = begin();
  expect(() => changePassword(account, 'wrong', 'Another2026', rules)).toThrow('account.old_password_wrong');
  expect(account.password).toBe('Atrium2026');
});

import { memoryStorage } from '@/services/storage/memoryStorage';
import { rememberHost, signInAt, takeHost } from './signInHost';

const OWN = 'https://atrium.example';
const PARTNER = 'https://partner.example';

it('stores the host of a link until the sign-out reads it', () => {
  const storage = memoryStorage();
  rememberHost(storage, `${PARTNER}/portal?x=1`);
  expect(takeHost(storage)).toBe(PARTNER);
  expect(takeHost(storage)).toBeUndefined();
});

it.each(['', 'javascript:alert(1)', 'partner', 'ftp://partner.example'])('%j is no host', (address) => {
  const storage = memoryStorage({ 'atrium.host': PARTNER });
  rememberHost(storage, address);
  expect(takeHost(storage)).toBeUndefined();
});

it('leads to the sign-in screen of a listed host only', () => {
  expect(signInAt(PARTNER, { loginHosts: [`${PARTNER}/`] }, OWN)).toBe(`${PARTNER}/#/login`);
  expect(signInAt(PARTNER, { loginHosts: [] }, OWN)).toBeUndefined();
  expect(signInAt('https://evil.example', { loginHosts: [PARTNER] }, OWN)).toBeUndefined();
  expect(signInAt(OWN, { loginHosts: [OWN] }, OWN)).toBeUndefined();
  expect(signInAt(undefined, { loginHosts: [PARTNER] }, OWN)).toBeUndefined();
});

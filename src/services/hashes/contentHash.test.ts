import { createHash } from 'node:crypto';
import { contentHash } from './contentHash';

const CODE = "registerComponent('note-card', { title: '便笺' });\n";
const expected = createHash('sha256').update(CODE).digest('hex');

it('equals the standard SHA-256, with and without Web Crypto', async () => {
  expect(await contentHash(CODE)).toBe(expected);
  const subtle: { value?: SubtleCrypto } = {};
  jest.replaceProperty(globalThis, 'crypto', { ...globalThis.crypto, subtle: subtle.value as never });
  expect(await contentHash(CODE)).toBe(expected);
  jest.restoreAllMocks();
});

it('differs for a text with another letter', async () => {
  expect(await contentHash(CODE.replace('n', 'm'))).not.toBe(expected);
});

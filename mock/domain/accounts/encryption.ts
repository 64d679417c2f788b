import { createHash } from 'node:crypto';

/** With what a client may encrypt a password before it sends it (`encryptalgorithm`). */
export const ENCRYPTION_ALGORITHMS = ['sha256', 'sha512', 'sha1', 'md5'] as const;
export type EncryptionAlgorithm = (typeof ENCRYPTION_ALGORITHMS)[number];

const HEX_LENGTHS: Readonly<Record<EncryptionAlgorithm, number>> = { sha256: 64, sha512: 128, sha1: 40, md5: 32 };

/** What the client appends before it hashes a password (shell spec §4). */
const SUFFIX = '7';

/** A password as it travels when `encryptpwd` is on: lower-case hex. */
export const encrypt = (password: string, algorithm: EncryptionAlgorithm): string =>
  createHash(algorithm)
    .update(password + SUFFIX)
    .digest('hex');

/** With what a text has been encrypted; undefined for a password in clear, which is never so long. */
export const algorithmOf = (text: string): EncryptionAlgorithm | undefined =>
  /^[0-9a-f]+$/.test(text)
    ? ENCRYPTION_ALGORITHMS.find((algorithm) => HEX_LENGTHS[algorithm] === text.length)
    : undefined;

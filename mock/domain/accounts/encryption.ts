import { createHash } from 'node:crypto';

/** Algorithms with which a client may encrypt a password before sending it (`encryptalgorithm`). */
export const ENCRYPTION_ALGORITHMS = ['sha256', 'sha512', 'sha1', 'md5'] as const;
export type EncryptionAlgorithm = (typeof ENCRYPTION_ALGORITHMS)[number];

const HEX_LENGTHS: Readonly<Record<EncryptionAlgorithm, number>> = { sha256: 64, sha512: 128, sha1: 40, md5: 32 };

/** The client appends this before it hashes a password (shell spec §4). */
const SUFFIX = '7';

/** The form of a password that is sent when `encryptpwd` is on: a hash in lower-case hex. */
export const encrypt = (password: string, algorithm: EncryptionAlgorithm): string =>
  createHash(algorithm)
    .update(password + SUFFIX)
    .digest('hex');

/**
 * The algorithm of an encrypted password, by the length of its hash; undefined for a password in clear, which is
 * shorter.
 */
export const algorithmOf = (text: string): EncryptionAlgorithm | undefined =>
  /^[0-9a-f]+$/.test(text)
    ? ENCRYPTION_ALGORITHMS.find((algorithm) => HEX_LENGTHS[algorithm] === text.length)
    : undefined;

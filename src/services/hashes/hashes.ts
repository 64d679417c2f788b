import { md5, sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { PasswordAlgorithm } from '../settings/localSettings';

const HASHES: Readonly<Record<PasswordAlgorithm, (data: Uint8Array) => Uint8Array>> = { sha256, sha512, sha1, md5 };

/** The hash of a text as hexadecimal digits in lower case. */
export const hashOf = (algorithm: PasswordAlgorithm, text: string): string =>
  bytesToHex(HASHES[algorithm](utf8ToBytes(text)));

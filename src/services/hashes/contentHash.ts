/**
 * SHA-256 of a text in UTF-8, in hexadecimal digits.
 *
 * @param subtle Web Crypto, which exists only on https; without it a library computes the hash.
 */
export async function contentHash(
  text: string,
  subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle,
): Promise<string> {
  if (!subtle) return (await import('./hashes')).hashOf('sha256', text);
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

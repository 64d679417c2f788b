/** The place of a sequence of bytes from another one on; -1 for none. */
export function indexOfBytes(bytes: Uint8Array, wanted: Uint8Array, from = 0): number {
  const [first = 0] = wanted;
  let at = bytes.indexOf(first, from);
  while (at >= 0 && !startsAt(bytes, at, wanted)) at = bytes.indexOf(first, at + 1);
  return at;
}

export const startsAt = (bytes: Uint8Array, at: number, wanted: Uint8Array): boolean =>
  wanted.every((byte, index) => bytes[at + index] === byte);

/** One array of bytes after the other. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

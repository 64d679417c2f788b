const BYTES = 16;

/** 128 random bits as 32 hexadecimal digits. `crypto.randomUUID` exists only on https, and intranets serve http. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

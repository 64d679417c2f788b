/** First 32 bits of the fractional parts of the `count` first primes' roots: the constants of FIPS 180-4. */
function primeRoots(count: number, exponent: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes.map((prime) => ((prime ** exponent % 1) * 2 ** 32) | 0);
}

const ROUNDS = primeRoots(64, 1 / 3);
const START = primeRoots(8, 1 / 2);

const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 4, message.length * 8);
  return view;
}

function schedule(view: DataView, offset: number): number[] {
  const words = Array.from({ length: 16 }, (_, index) => view.getInt32(offset + index * 4));
  for (let index = 16; index < 64; index += 1) {
    const [w16 = 0, w15 = 0, w7 = 0, w2 = 0] = [16, 15, 7, 2].map((back) => words[index - back]);
    const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
    const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
    words.push((w16 + s0 + w7 + s1) | 0);
  }
  return words;
}

function compress(state: readonly number[], words: readonly number[]): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  words.forEach((word, index) => {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUNDS[index] ?? 0) + word) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  });
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (state[index] ?? 0)) | 0);
}

/** SHA-256 as hexadecimal text. The browser's own exists only on https, and intranets serve http. */
export function sha256(text: string): string {
  const view = padded(new TextEncoder().encode(text));
  let state: readonly number[] = START;
  for (let offset = 0; offset < view.byteLength; offset += 64) state = compress(state, schedule(view, offset));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

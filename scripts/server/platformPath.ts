/**
 * `platform`: a call with path and query. `other`: not below `/api/`. `refused`: could be read as a path outside
 * `/api/`.
 */
export type PlatformPath = { kind: 'platform'; url: string } | { kind: 'other' } | { kind: 'refused' };

const API = '/api/';
/** A request line may contain an origin (RFC 9112, 3.2.2), which is ignored. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** A percent sign, which may itself be encoded any number of times: some servers decode a path repeatedly. */
const PERCENT = '%(25)*';
const CONTINUATION = '%[89ab][0-9a-f]';
/** One character of a path: not encoded, or in well-formed UTF-8 (RFC 3629, 4). */
const CHARACTER = [
  '[^%?#]',
  '%[0-7][0-9a-f]',
  `%(c[2-9a-f]|d[0-9a-f])${CONTINUATION}`,
  `%(e0%[ab][0-9a-f]|e[1-9abcef]${CONTINUATION}|ed%[89][0-9a-f])${CONTINUATION}`,
  `%(f0%[9ab][0-9a-f]|f[1-3]${CONTINUATION}|f4%8[0-9a-f])${CONTINUATION}${CONTINUATION}`,
].join('|');
/** White space of Unicode, which some servers trim. */
const SPACE = [
  ['20'],
  ['c2', 'a0'],
  ['e1', '9a', '80'],
  ['e2', '80', '(8[0-9a]|a[89f])'],
  ['e2', '81', '9f'],
  ['e3', '80', '80'],
  ['ef', 'bb', 'bf'],
]
  .map((bytes) => bytes.map((byte) => PERCENT + byte).join(''))
  .join('|');

/** What no path of a call contains. */
const UNSAFE_PARTS = [
  // Some servers read a backslash as a slash, or stop at a null byte. A browser encodes what is not ASCII.
  String.raw`[^\x21-\x7e]|\x5c`,
  `${PERCENT}(5c|[01][0-9a-f]|7f)`,
  // After a second decoding: an encoded digit would complete an encoding, and bytes that only a lenient decoder reads.
  `%(25)+[0-9a-f]?${PERCENT}(3[0-9]|[46][1-6])`,
  `%(25)+(c[01]|e0${PERCENT}[89][0-9a-f]|f0${PERCENT}8[0-9a-f])`,
  // `..` and its variants: some servers cut the segment at a semicolon, or at a decoded question mark or number sign.
  `(/|${PERCENT}2f)(${SPACE})*([.]|${PERCENT}2e)` +
    `(([.]|${PERCENT}2e)*(${SPACE}|;|${PERCENT}(3b|3f|23))|([.]|${PERCENT}2e)?(/|${PERCENT}2f|[?#]|$))`,
].join('|');

/**
 * Matches, in any case, a request target that some server could read as a path outside `/api/`. It is refused, never
 * normalised. JavaScript and the PCRE of nginx read the pattern alike.
 */
export const UNSAFE_CALL = new RegExp(`^(?!(${CHARACTER})*([?#]|$))|^[^?#]*(${UNSAFE_PARTS})`, 'i');

/** Decides from the raw request target whether the call goes to the platform. */
export function platformPath(requestTarget: string): PlatformPath {
  const url = requestTarget.replace(ORIGIN, '');
  if (!url.startsWith(API)) return { kind: 'other' };
  return UNSAFE_CALL.test(url) ? { kind: 'refused' } : { kind: 'platform', url };
}

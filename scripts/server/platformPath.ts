/**
 * `platform`: a call with path and query. `other`: not below `/api/`. `refused`: could be read as a path outside
 * `/api/`.
 */
export type PlatformPath = { kind: 'platform'; url: string } | { kind: 'other' } | { kind: 'refused' };

const API = '/api/';
/** A request line may contain an origin (RFC 9112, 3.2.2), which is ignored. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;
/**
 * `..` and its variants: some servers trim white space, or cut the segment at a semicolon or at a decoded question
 * mark or number sign.
 */
const DOT_SEGMENT = /^\s*\.+[\s;?#]|^\s*\.{1,2}$/;
/** Some servers read a backslash as a slash, or stop at a null byte. */
// eslint-disable-next-line no-control-regex -- the pattern matches control characters
const UNSAFE = /[\\\x00-\x1f\x7f]/;
const MAX_ENCODINGS = 4;

/** Decodes the path repeatedly, as some servers do; undefined when it cannot be decoded. */
function fullyDecoded(path: string): string | undefined {
  let decoded = path;
  for (let round = 0; round <= MAX_ENCODINGS; round += 1) {
    let next: string;
    try {
      next = decodeURIComponent(decoded);
    } catch {
      // After a first decoding, a lone percent sign is literal; before it, the path is malformed.
      return round === 0 ? undefined : decoded;
    }
    if (next === decoded) return decoded;
    decoded = next;
  }
  return undefined;
}

/**
 * Decides from the raw request target whether the call goes to the platform. An ambiguous target is refused, never
 * normalised.
 */
export function platformPath(requestTarget: string): PlatformPath {
  const url = requestTarget.replace(ORIGIN, '');
  if (!url.startsWith(API)) return { kind: 'other' };
  const [path = ''] = url.split(/[?#]/, 1);
  const decoded = fullyDecoded(path);
  if (decoded === undefined || UNSAFE.test(decoded) || decoded.split('/').some((part) => DOT_SEGMENT.test(part))) {
    return { kind: 'refused' };
  }
  return { kind: 'platform', url };
}

/** `platform`: path and query to ask for. `other`: not below `/api/`. `refused`: below it in name only. */
export type PlatformPath = { kind: 'platform'; url: string } | { kind: 'other' } | { kind: 'refused' };

const API = '/api/';
/** A request line may name an origin (RFC 9112, 3.2.2); where the call goes is not its business. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;
/**
 * `..` and what some servers read as it: they trim white space, or cut the segment at a semicolon or at a decoded
 * question mark or number sign.
 */
const DOT_SEGMENT = /^\s*\.+[\s;?#]|^\s*\.{1,2}$/;
/** Some servers read a backslash as a slash, or stop at a null byte. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const UNSAFE = /[\\\x00-\x1f\x7f]/;
const MAX_ENCODINGS = 4;

/** The path as a server that decodes more than once may read it; undefined when it cannot be decoded. */
function fullyDecoded(path: string): string | undefined {
  let decoded = path;
  for (let round = 0; round <= MAX_ENCODINGS; round += 1) {
    let next: string;
    try {
      next = decodeURIComponent(decoded);
    } catch {
      // A percent sign that was encoded itself is a percent sign; one that never was is an error.
      return round === 0 ? undefined : decoded;
    }
    if (next === decoded) return decoded;
    decoded = next;
  }
  return undefined;
}

/** Decides from a raw request target whether the call may go to the platform. It is never mended: a doubtful one is refused. */
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

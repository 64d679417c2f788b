/** A formatted text may have this many characters; pictures that stand in the text itself need most of them. */
export const MAX_HTML_CHARACTERS = 5_000_000;
export const MAX_HTML_TAGS = 20_000;
/** Elements in each other. A browser nests no more than 512. */
export const MAX_HTML_DEPTH = 100;

/** Elements that hold nothing, or that end where the next of their kind begins: they nest only inside of others. */
const FLAT: ReadonlySet<string> = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr', 'p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'option', 'thead', 'tbody', 'tfoot']);

const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;

/** Whether a formatted text is too much to be cleaned and shown. One pass over its tags. */
export function isTooLarge(html: string): boolean {
  if (html.length > MAX_HTML_CHARACTERS) return true;
  const open = new Map<string, number>();
  let [tags, depth] = [0, 0];
  for (const [, end, written = ''] of html.matchAll(TAG)) {
    tags += 1;
    const name = written.toLowerCase();
    const count = open.get(name) ?? 0;
    // An end tag of what is not open ends nothing.
    if (!FLAT.has(name) && (end === '' || count > 0)) {
      const step = end === '' ? 1 : -1;
      open.set(name, count + step);
      depth += step;
    }
    if (tags > MAX_HTML_TAGS || depth > MAX_HTML_DEPTH) return true;
  }
  return false;
}

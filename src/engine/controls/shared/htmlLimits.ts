/** A formatted text may have this many characters; pictures that stand in the text itself need most of them. */
export const MAX_HTML_CHARACTERS = 5_000_000;
export const MAX_HTML_TAGS = 20_000;
/** Of one tag. */
export const MAX_HTML_ATTRIBUTES = 100;
/** Elements in each other. A browser nests no more than 512. */
export const MAX_HTML_DEPTH = 100;
/** Elements that the parser makes of the tags: formatting that is still open is made anew in each block. */
export const MAX_HTML_ELEMENTS = 100_000;

/** Elements that hold nothing, or that end where the next of their kind begins: they nest only inside of others. */
const FLAT: ReadonlySet<string> = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
  'p',
  'li',
  'dt',
  'dd',
  'tr',
  'td',
  'th',
  'option',
  'thead',
  'tbody',
  'tfoot',
]);
/** Elements that the parser opens again wherever a block cuts them off, until their end tag comes. */
const FORMATTING: ReadonlySet<string> = new Set([
  'a',
  'b',
  'big',
  'code',
  'em',
  'font',
  'i',
  'nobr',
  's',
  'small',
  'strike',
  'strong',
  'tt',
  'u',
]);
/** Elements whose content is text up to their own end tag. */
const RAW: ReadonlySet<string> = new Set(['style', 'title', 'textarea', 'iframe', 'xmp', 'noembed', 'noframes']);
/** In and after these other rules decide what a tag is. No formatted text needs them: one that has them must be short. */
const OTHER_RULES = /<(?:svg|math|script|plaintext|noscript|template|select|frameset)[\t\n\f\r />]/i;
const ANY_TAG = /<[a-z]/gi;

/** As the HTML standard reads them: comments of all kinds, then tags with what their name ends before. */
const COMMENT_OR_TAG = /<!--(?:-?>|[^]*?(?:--!?>|$))|<(?:[!?]|\/(?![a-z]))[^>]*>?|<(\/?)([a-z][^\t\n\f\r />]*)/gi;
const ATTRIBUTE =
  /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\t\n\f\r >]*))?/y;

/** What the tags of a text make so far. */
class Made {
  private readonly open = new Map<string, number>();
  private tags = 0;
  private depth = 0;
  private elements = 0;
  private formatting = 0;

  get isTooMuch(): boolean {
    return this.tags > MAX_HTML_TAGS || this.depth > MAX_HTML_DEPTH || this.elements > MAX_HTML_ELEMENTS;
  }

  add(name: string, isEnd: boolean): void {
    this.tags += 1;
    const isFormatting = FORMATTING.has(name);
    this.elements += isFormatting ? 1 : 1 + this.formatting;
    const count = this.open.get(name) ?? 0;
    // An end tag of what is not open ends nothing.
    if (FLAT.has(name) || (isEnd && count === 0)) return;
    const step = isEnd ? -1 : 1;
    this.open.set(name, count + step);
    this.depth += step;
    if (isFormatting) this.formatting += step;
  }
}

/** Whether a formatted text is too much to be cleaned and shown. One pass over its tags. */
export function isTooLarge(html: string): boolean {
  if (html.length > MAX_HTML_CHARACTERS) return true;
  if (OTHER_RULES.test(html)) return [...html.matchAll(ANY_TAG)].length > MAX_HTML_DEPTH;
  const made = new Made();
  COMMENT_OR_TAG.lastIndex = 0;
  for (let found = COMMENT_OR_TAG.exec(html); found; found = COMMENT_OR_TAG.exec(html)) {
    const [, end, written] = found;
    if (written === undefined) continue;
    const name = written.toLowerCase();
    made.add(name, end === '/');
    ATTRIBUTE.lastIndex = COMMENT_OR_TAG.lastIndex;
    for (let attributes = 0; ATTRIBUTE.test(html); attributes += 1) {
      if (attributes === MAX_HTML_ATTRIBUTES) return true;
      COMMENT_OR_TAG.lastIndex = ATTRIBUTE.lastIndex;
    }
    if (RAW.has(name) && end === '') COMMENT_OR_TAG.lastIndex = endOfRaw(html, name, COMMENT_OR_TAG.lastIndex);
    if (made.isTooMuch) return true;
  }
  return false;
}

/** Where the end tag begins of an element whose content is text. */
function endOfRaw(html: string, name: string, from: number): number {
  const endTag = new RegExp(`</${name}[\\t\\n\\f\\r />]`, 'gi');
  endTag.lastIndex = from;
  return endTag.exec(html)?.index ?? html.length;
}

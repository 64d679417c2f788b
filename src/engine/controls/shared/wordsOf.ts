const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** Tags that separate what is before them from what is after. */
const SEPARATOR = /^<\/?(?:p|div|h[1-6]|li|[uod]l|d[td]|t[rdh]|table|caption|figcaption|blockquote|pre|br|hr)\b/i;
/** Elements whose content is no text. */
const SILENT = /^<(script|style)\b/i;
/** Characters of the longest tag name that matters. */
const NAME_LENGTH = 16;

/** The text without its tags, in one pass: a regular expression would search to the end of the text from every `<`. */
function withoutTags(html: string): string {
  const lower = html.toLowerCase();
  const texts: string[] = [];
  const missingEnds = new Set<string>();
  let at = 0;
  for (let open = html.indexOf('<'); open !== -1; open = html.indexOf('<', at)) {
    texts.push(html.slice(at, open));
    const close = html.indexOf('>', open);
    if (close === -1) {
      at = open;
      break;
    }
    const start = html.slice(open, open + NAME_LENGTH);
    const [, silent = ''] = SILENT.exec(start) ?? [];
    const endTag = `</${silent.toLowerCase()}>`;
    const end = silent === '' || missingEnds.has(endTag) ? -1 : lower.indexOf(endTag, open);
    if (end !== -1) at = end + endTag.length;
    else {
      if (silent !== '') missingEnds.add(endTag);
      if (SEPARATOR.test(start)) texts.push(' ');
      at = close + 1;
    }
  }
  return [...texts, html.slice(at)].join('');
}

/** The words of a formatted text, for places that show or count plain text. */
export const wordsOf = (html: string): string =>
  withoutTags(html)
    .replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

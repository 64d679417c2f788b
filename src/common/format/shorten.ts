/** Characters that stay at the end of a text: the extension of a file, the number of a document. */
const END_LENGTH = 20;

/** A text with `…` in the place of its middle when it has more than `most` characters, which are 30 at least. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  // No half of a character outside of the basic plane stays.
  const start = text.slice(0, most - END_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '');
  const end = text.slice(-END_LENGTH).replace(/^[\uDC00-\uDFFF]/, '');
  return `${start}…${end}`;
}

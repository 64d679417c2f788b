import createPurifier from 'dompurify';
import { safeAddress } from './safeAddress';

/** What a formatted text may consist of. Nothing of it runs, or looks like a part of the page around it. */
const TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'blockquote', 'pre', 'hr', 'br', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['a', 'b', 'strong', 'i', 'em', 'u', 'ins', 's', 'strike', 'del', 'sub', 'sup', 'small', 'mark', 'code', 'kbd', 'abbr', 'cite', 'q', 'span'],
  ...['img', 'figure', 'figcaption', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
const ATTRIBUTES = ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'scope', 'start', 'reversed', 'lang', 'dir'];

/** Pictures that stand in the text itself, of the kinds that can hold nothing else. */
const INLINE_PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,/i;

const purifier = createPurifier(window);

function settleLink(link: HTMLAnchorElement): void {
  const address = safeAddress(link.getAttribute('href') ?? '');
  if (address === undefined) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('href', address);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

function settlePicture(picture: HTMLImageElement): void {
  const source = picture.getAttribute('src') ?? '';
  if (/^data:/i.test(source.trim()) && !INLINE_PICTURE.test(source)) picture.removeAttribute('src');
}

/** A formatted text as nodes that can be shown. */
export function sanitize(html: string): DocumentFragment {
  const fragment = purifier.sanitize(html, { ALLOWED_TAGS: TAGS, ALLOWED_ATTR: ATTRIBUTES, ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false, RETURN_DOM_FRAGMENT: true });
  fragment.querySelectorAll('a').forEach(settleLink);
  fragment.querySelectorAll('img').forEach(settlePicture);
  return fragment;
}

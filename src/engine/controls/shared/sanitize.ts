import createPurifier from 'dompurify';
import { imageAddress } from '@/common/imageAddress';
import { safeAddress } from './safeAddress';

/** What a formatted text may consist of. Nothing of it runs, or looks like a part of the page around it. */
const TAGS = [
  ...[
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'div',
    'blockquote',
    'pre',
    'hr',
    'br',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
  ],
  ...[
    'a',
    'b',
    'strong',
    'i',
    'em',
    'u',
    'ins',
    's',
    'strike',
    'del',
    'sub',
    'sup',
    'small',
    'mark',
    'code',
    'kbd',
    'abbr',
    'cite',
    'q',
    'span',
  ],
  ...['img', 'figure', 'figcaption', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
const ATTRIBUTES = [
  'href',
  'src',
  'data-blocked-src',
  'alt',
  'title',
  'width',
  'height',
  'colspan',
  'rowspan',
  'scope',
  'start',
  'reversed',
  'lang',
  'dir',
];

/** Holds the address of a picture that is not fetched, so that an edited text does not lose it. */
export const BLOCKED_ADDRESS = 'data-blocked-src';

let imageOrigins: readonly string[] = [];

/** Pictures may come from these origins beside the page's own: fetching one tells its server who reads the text, and when. */
export function allowImagesFrom(origins: readonly string[]): void {
  imageOrigins = origins;
}

/** Renames an attribute in its place among the others. */
export function renameAttribute(element: Element, from: string, to: string): void {
  const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
  attributes.forEach(([name]) => element.removeAttribute(name));
  attributes.forEach(([name, value]) => element.setAttribute(name === from ? to : name, value));
}

const isAllowed = ({ protocol, origin }: URL): boolean =>
  protocol === 'data:' || origin === location.origin || imageOrigins.includes(origin);

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

/** Runs before the picture stands in the page: there it would be fetched at once. */
function settlePicture(picture: Element): void {
  const written = picture.getAttribute('src') === null ? BLOCKED_ADDRESS : 'src';
  const address = imageAddress(picture.getAttribute(written) ?? '');
  if (address === undefined) picture.removeAttribute(written);
  else renameAttribute(picture, written, isAllowed(address) ? 'src' : BLOCKED_ADDRESS);
}

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'IMG') settlePicture(element);
});

/** A formatted text as nodes that can be shown. A picture from elsewhere has its address in `BLOCKED_ADDRESS`. */
export function sanitize(html: string): DocumentFragment {
  const fragment = purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  fragment.querySelectorAll('a').forEach(settleLink);
  return fragment;
}

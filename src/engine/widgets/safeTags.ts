import { safeAddress } from '../controls/shared/safeAddress';

/** Elements of a drawing: none of them runs, fetches or contains anything but what the drawing says. */
const HTML = [
  ...[
    'div',
    'span',
    'p',
    'section',
    'article',
    'header',
    'footer',
    'aside',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'blockquote',
    'pre',
    'hr',
    'br',
  ],
  ...[
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'figure',
    'figcaption',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'colgroup',
    'col',
  ],
  ...[
    'a',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'del',
    'ins',
    'sub',
    'sup',
    'small',
    'mark',
    'code',
    'kbd',
    'abbr',
    'time',
    'img',
    'progress',
    'meter',
  ],
  ...[
    'button',
    'input',
    'textarea',
    'select',
    'option',
    'optgroup',
    'label',
    'fieldset',
    'legend',
    'output',
    'details',
    'summary',
  ],
];

/** Drawn in the namespace of SVG. */
export const SVG_TAGS: readonly string[] = [
  'svg',
  'g',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polyline',
  'polygon',
];

const TAGS: ReadonlySet<string> = new Set([...HTML, ...SVG_TAGS]);

export const isSafeTag = (tag: string): boolean => TAGS.has(tag);

/** Kinds of input whose value is a text, and that open nothing of the browser's. */
const INPUT_TYPES: readonly string[] = [
  'text',
  'number',
  'range',
  'checkbox',
  'radio',
  'date',
  'time',
  'month',
  'week',
  'datetime-local',
  'email',
  'tel',
  'search',
  'color',
  'button',
];

const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...['title', 'lang', 'dir', 'role', 'tabindex', 'class', 'hidden', 'href', 'src', 'alt', 'width', 'height'],
  ...[
    'type',
    'value',
    'checked',
    'selected',
    'disabled',
    'readonly',
    'placeholder',
    'min',
    'max',
    'step',
    'minlength',
    'maxlength',
    'pattern',
    'multiple',
    'rows',
    'cols',
    'size',
    'label',
    'name',
    'autocomplete',
    'inputmode',
    'open',
  ],
  ...['colspan', 'rowspan', 'scope', 'span', 'start', 'reversed', 'datetime', 'low', 'high', 'optimum'],
  ...[
    'viewBox',
    'd',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
    'x',
    'y',
    'x1',
    'y1',
    'x2',
    'y2',
    'points',
    'fill',
    'fill-rule',
    'stroke',
    'stroke-width',
    'stroke-linecap',
    'stroke-linejoin',
    'transform',
    'opacity',
  ],
]);

/** Read by people, or what they enter; their text is not restricted. */
const WORDS: ReadonlySet<string> = new Set(['title', 'alt', 'label', 'value', 'placeholder', 'pattern', 'class']);

/** Pictures that stand in the drawing itself, of the kinds that can hold nothing else. */
const INLINE_PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/i;

/** Whether an attribute may stand at an element with this value. */
export function isSafeAttribute(tag: string, name: string, value: string): boolean {
  if (/^aria-[a-z]+$/.test(name)) return true;
  if (!ATTRIBUTES.has(name)) return false;
  if (WORDS.has(name)) return true;
  if (name === 'href') return tag === 'a' && safeAddress(value) !== undefined;
  if (name === 'src') return tag === 'img' && INLINE_PICTURE.test(value);
  if (name === 'type') return tag === 'input' && INPUT_TYPES.includes(value);
  if (name === 'name') return tag === 'input';
  if (name === 'tabindex') return value === '0' || value === '-1';
  // A colour of a picture may name another one by its address.
  return !/[(\\]/.test(value) || (name === 'transform' && /^[a-z0-9\s(),.-]*$/i.test(value));
}

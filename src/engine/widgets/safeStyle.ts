const SIDES = [
  'top',
  'right',
  'bottom',
  'left',
  'inline',
  'block',
  'inline-start',
  'inline-end',
  'block-start',
  'block-end',
];
const sided = (name: string, part = '') => [name + part, ...SIDES.map((side) => `${name}-${side}${part}`)];

/** Properties that only look: none takes a place outside of the widget's own. */
const PROPERTIES: ReadonlySet<string> = new Set([
  ...[
    'color',
    'background',
    'background-color',
    'opacity',
    'visibility',
    'box-shadow',
    'accent-color',
    'fill',
    'stroke',
    'stroke-width',
  ],
  ...[
    ...sided('padding'),
    ...sided('margin'),
    ...sided('border'),
    ...sided('border', '-color'),
    ...sided('border', '-style'),
    ...sided('border', '-width'),
  ],
  ...[
    'border-radius',
    'border-top-left-radius',
    'border-top-right-radius',
    'border-bottom-left-radius',
    'border-bottom-right-radius',
    'border-collapse',
    'border-spacing',
  ],
  ...['width', 'height', 'inline-size', 'block-size'].flatMap((name) => [name, `min-${name}`, `max-${name}`]),
  ...[
    'aspect-ratio',
    'box-sizing',
    'display',
    'order',
    'gap',
    'row-gap',
    'column-gap',
    'overflow',
    'overflow-x',
    'overflow-y',
    'vertical-align',
    'table-layout',
  ],
  ...['flex', 'flex-direction', 'flex-wrap', 'flex-flow', 'flex-grow', 'flex-shrink', 'flex-basis'],
  ...[
    'grid-template-columns',
    'grid-template-rows',
    'grid-template-areas',
    'grid-auto-columns',
    'grid-auto-rows',
    'grid-auto-flow',
    'grid-column',
    'grid-row',
    'grid-area',
  ],
  ...['align', 'justify', 'place'].flatMap((name) => [`${name}-items`, `${name}-content`, `${name}-self`]),
  ...[
    'font',
    'font-size',
    'font-weight',
    'font-style',
    'font-variant-numeric',
    'font-family',
    'line-height',
    'letter-spacing',
  ],
  ...[
    'text-align',
    'text-decoration',
    'text-transform',
    'text-overflow',
    'text-indent',
    'text-wrap',
    'white-space',
    'word-break',
    'overflow-wrap',
  ],
  ...['list-style', 'list-style-type', 'list-style-position', 'cursor', 'user-select'],
]);

/** Functions that fetch nothing. */
const FUNCTIONS: readonly string[] = [
  'var',
  'calc',
  'min',
  'max',
  'clamp',
  'rgb',
  'rgba',
  'hsl',
  'hsla',
  'color-mix',
  'repeat',
  'minmax',
  'fit-content',
  'linear-gradient',
  'radial-gradient',
  'conic-gradient',
];

const MOST_CHARS = 500;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function isSafeValue(value: string): boolean {
  if (value.length > MOST_CHARS || /[\\;{}]|\/\*/.test(value)) return false;
  return [...value.matchAll(/([\w-]*)\s*\(/g)].every(
    ([, name = '']) => name === '' || FUNCTIONS.includes(name.toLowerCase()),
  );
}

/** A property and its value as they may be set; undefined for what may not. Names may be written as in scripts. */
export function safeStyle(name: string, value: unknown): [property: string, value: string] | undefined {
  const property = kebab(name);
  const text = typeof value === 'number' ? String(value) : value;
  return PROPERTIES.has(property) && typeof text === 'string' && isSafeValue(text) ? [property, text] : undefined;
}

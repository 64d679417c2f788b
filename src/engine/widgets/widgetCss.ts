/** Class of the element that a widget is drawn in. */
export const WIDGET_CLASS = 'atrium-widget';

const FIELDS = 'input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"]), textarea, select';

const RULES: readonly [elements: string, look: string][] = [
  [
    'h1, h2, h3, h4, h5, h6',
    'margin: 0 0 4px; color: var(--color-ink); font-size: 15px; line-height: 24px; font-weight: 600',
  ],
  ['p, ul, ol, dl, figure, blockquote, pre', 'margin: 0 0 4px'],
  ['fieldset', 'margin: 0; padding: 0; border: 0'],
  ['a', 'color: var(--color-accent-text)'],
  ['img, svg', 'max-width: 100%'],
  ['small, figcaption, caption', 'font-size: 12px; color: var(--color-muted)'],
  ['table', 'border-collapse: collapse'],
  ['th, td', 'padding: 4px 8px; border-bottom: 1px solid var(--color-hairline); text-align: start'],
  ['button, input, textarea, select', 'font: inherit; color: inherit; accent-color: var(--color-accent)'],
  [
    `button, ${FIELDS}`,
    'box-sizing: border-box; min-height: var(--size-control); max-width: 100%; padding: 0 11px; border: 1px solid var(--color-control-border); border-radius: var(--size-radius-control); background: var(--color-surface)',
  ],
  ['button', 'cursor: pointer'],
  ['button:hover', 'border-color: var(--color-accent); color: var(--color-accent-text)'],
  [
    'button:disabled, input:disabled, textarea:disabled, select:disabled',
    'cursor: not-allowed; border-color: var(--color-control-border); background: var(--color-canvas); color: var(--color-muted)',
  ],
  ['input[readonly], textarea[readonly]', 'border-color: var(--color-hairline); background: var(--color-raised)'],
  ['*:focus-visible', 'outline: 2px solid var(--color-accent); outline-offset: -1px'],
];

/** How plain elements of a drawing look, the same in a frame and without: in the product's colours and sizes. */
export const widgetCss = [
  `.${WIDGET_CLASS} { contain: paint; margin: -2px; padding: 2px; color: var(--color-text); font: 14px/22px var(--font-family); overflow-wrap: anywhere }`,
  ...RULES.map(([elements, look]) => `.${WIDGET_CLASS} :is(${elements}) { ${look} }`),
].join('\n');

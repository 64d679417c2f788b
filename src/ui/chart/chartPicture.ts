import { textWidth } from './scale';

const SVG = 'http://www.w3.org/2000/svg';
const PADDING_PX = 16;
const HEAD_PX = 34;
const TITLE_PX = 14;
const LEGEND_LINE_PX = 24;
const LEGEND_PX = 12;
const ENTRY_GAP_PX = 20;
const SWATCH_GAP_PX = 6;

/** What the stylesheet of charts sets. In a picture of its own there is no stylesheet. */
const PROPERTIES = [
  'color',
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-variant-numeric',
];

export interface ChartPicture {
  readonly markup: string;
  readonly width: number;
  readonly height: number;
}

/** Reads the computed style of an element. */
export type ReadStyle = (element: Element) => Pick<CSSStyleDeclaration, 'getPropertyValue'>;

function create(name: string, attributes: Readonly<Record<string, string | number>>, text = ''): SVGElement {
  const element = document.createElementNS(SVG, name);
  Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, String(value)));
  element.textContent = text;
  return element;
}

/** A copy that needs no stylesheet and no variable, without the mark of what is pointed at. */
function withStyles(original: SVGSVGElement, readStyle: ReadStyle): SVGSVGElement {
  const copy = original.cloneNode(true) as SVGSVGElement;
  const originals = [original, ...original.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((element, index) => {
    const style = readStyle(originals[index] ?? original);
    const declarations = PROPERTIES.flatMap((name) => {
      const value = style.getPropertyValue(name);
      return value === '' ? [] : `${name}:${value}`;
    });
    element.removeAttribute('class');
    element.setAttribute('style', declarations.join(';'));
  });
  copy.querySelectorAll('[data-pointing]').forEach((element) => element.remove());
  return copy;
}

/** Entries in lines, from the left. */
function inLines<Entry extends { width: number }>(entries: readonly Entry[], room: number): Entry[][] {
  const lines: Entry[][] = [];
  let end = Infinity;
  entries.forEach((entry) => {
    if (end + entry.width > room) {
      lines.push([]);
      end = 0;
    }
    lines.at(-1)?.push(entry);
    end += entry.width + ENTRY_GAP_PX;
  });
  return lines;
}

/**
 * A chart as an SVG file of its own: with the title and the legend that stand around it, on the colour of the surface.
 * @param chart The picture in its chart, in the document.
 */
export function chartPicture(chart: SVGSVGElement, readStyle: ReadStyle = getComputedStyle): ChartPicture {
  const frame = chart.closest('[data-chart]');
  const titleElement = frame?.querySelector('[data-chart-title]');
  const title = titleElement?.textContent ?? '';
  const [chartWidth, chartHeight] = [Number(chart.getAttribute('width')), Number(chart.getAttribute('height'))];
  const entries = [...(frame?.querySelectorAll('[data-entry]') ?? [])].flatMap((element) => {
    const swatch = element.querySelector('svg');
    const name = element.getAttribute('data-entry') ?? '';
    const sample = Number(swatch?.getAttribute('width')) + SWATCH_GAP_PX;
    return swatch ? [{ swatch, name, sample, element, width: sample + textWidth(name) }] : [];
  });
  const lines = inLines(entries, chartWidth);
  const top = PADDING_PX + (title ? HEAD_PX : 0);
  const legendTop = top + chartHeight + SWATCH_GAP_PX;
  const width = chartWidth + 2 * PADDING_PX;
  const height = legendTop + lines.length * LEGEND_LINE_PX + PADDING_PX;
  const colorOf = (name: string) => readStyle(chart).getPropertyValue(name).trim();
  const fontOf = (element: Element) => readStyle(element).getPropertyValue('font-family') || 'sans-serif';

  const root = create('svg', { width, height, viewBox: `0 0 ${width} ${height}` });
  root.append(create('rect', { width, height, fill: colorOf('--color-surface') }));
  if (titleElement && title) {
    root.append(
      create(
        'text',
        {
          x: PADDING_PX,
          y: PADDING_PX + TITLE_PX,
          'font-size': TITLE_PX,
          'font-weight': 600,
          'font-family': fontOf(titleElement),
          fill: colorOf('--color-ink'),
        },
        title,
      ),
    );
  }
  const picture = withStyles(chart, readStyle);
  picture.setAttribute('x', String(PADDING_PX));
  picture.setAttribute('y', String(top));
  root.append(picture);
  lines.forEach((line, row) => {
    const used = line.reduce((sum, entry) => sum + entry.width, 0) + (line.length - 1) * ENTRY_GAP_PX;
    let x = Math.max(PADDING_PX, (width - used) / 2);
    const middle = legendTop + (row + 0.5) * LEGEND_LINE_PX;
    line.forEach((entry) => {
      const swatch = withStyles(entry.swatch, readStyle);
      swatch.setAttribute('x', String(x));
      swatch.setAttribute('y', String(middle - Number(swatch.getAttribute('height')) / 2));
      const name = create(
        'text',
        {
          x: x + entry.sample,
          y: middle,
          dy: '0.35em',
          'font-size': LEGEND_PX,
          'font-family': fontOf(entry.element),
          fill: colorOf('--color-text'),
        },
        entry.name,
      );
      root.append(swatch, name);
      x += entry.width + ENTRY_GAP_PX;
    });
  });
  return { markup: new XMLSerializer().serializeToString(root), width, height };
}

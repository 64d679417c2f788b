import { fireEvent, screen } from '@testing-library/react';
import { chartPicture } from './chartPicture';
import { picture, point, SALES, showChart } from './testChart';

/** jsdom resolves no variables: a browser's computed style for these tests. */
const VALUES: Readonly<Record<string, string>> = {
  '--color-surface': '#181f28',
  '--color-ink': '#f2f5f9',
  '--color-text': '#d5dbe5',
  color: 'rgb(63, 184, 175)',
  fill: 'rgb(147, 160, 180)',
  'font-family': 'Inter, "PingFang SC"',
};
const style = { getPropertyValue: (name: string) => VALUES[name] ?? '' };

function pictureOf() {
  const { markup, ...size } = chartPicture(picture() as unknown as SVGSVGElement, () => style);
  const svg = new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement;
  return { markup, svg, ...size };
}
const textsOf = (svg: Element) => [...svg.querySelectorAll('text')].map(({ textContent }) => textContent);

it('is an SVG file with title, numbers and legend, on the surface colour', () => {
  showChart();
  const { svg, width, height } = pictureOf();
  expect(svg.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(svg.querySelector('rect')?.getAttribute('fill')).toBe('#181f28');
  expect(textsOf(svg)[0]).toBe('销售额');
  expect(textsOf(svg)).toEqual(expect.arrayContaining(['1,500', '上海', '计划', '实际']));
  expect([svg.getAttribute('width'), svg.getAttribute('height')]).toEqual([String(width), String(height)]);
  expect([width, height]).toEqual([672, 336]);
});

it('needs neither stylesheet nor variables, and keeps the fonts', () => {
  showChart({ kind: 'stacked' });
  const { markup, svg } = pictureOf();
  expect(markup).not.toMatch(/var\(|class=/);
  const bar = svg.querySelector('path');
  expect(bar?.getAttribute('style')).toContain('color:rgb(63, 184, 175)');
  svg.querySelectorAll('text').forEach((text) => {
    expect(`${text.getAttribute('style') ?? ''}${text.getAttribute('font-family') ?? ''}`).toContain('"PingFang SC"');
  });
});

it('shows neither what is pointed at nor the legend of a series that is hidden', () => {
  showChart();
  fireEvent.click(screen.getByRole('button', { name: '实际' }));
  point(200);
  expect(picture().querySelector('[data-pointing]')).not.toBeNull();
  const { svg } = pictureOf();
  expect(svg.querySelector('[data-pointing]')).toBeNull();
  expect(textsOf(svg)).not.toContain('实际');
});

it('has as many lines of legend as its entries need, and any signs in its texts', () => {
  const series = Array.from({ length: 6 }, (_, index) => ({
    title: `<大区> & 中心城市直营渠道 ${index}`,
    values: [1, 2],
  }));
  showChart({ data: { ...SALES, series } });
  const { svg, height } = pictureOf();
  expect(height).toBe(336 + 24);
  expect(textsOf(svg)).toContain('<大区> & 中心城市直营渠道 0');
});

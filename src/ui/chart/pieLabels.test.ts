import { pieLabels, pieRadius } from './pieLabels';
import { textWidth } from './scale';
import { sharesOf } from './slices';

const HEIGHT = 240;

function labelsOf(values: readonly number[], width: number, name = (index: number) => `大区${index}`) {
  const radius = pieRadius(width, HEIGHT);
  const names = values.map((_value, index) => name(index));
  return { radius, labels: pieLabels({ names, shares: sharesOf(values), radius, width, height: HEIGHT }) };
}

it('names slices with their shares, on the side of the slice', () => {
  const { labels } = labelsOf([3, 1], 640);
  expect(labels.map(({ text, side }) => `${text} ${side}`)).toEqual(['大区1 25% left', '大区0 75% right']);
});

it.each([326, 280, 640])('labels stay within %i pixels, and none lies over another', (width) => {
  const values = Array.from({ length: 40 }, (_, index) => (index % 3 ? 1 : 12));
  const { labels, radius } = labelsOf(values, width, (index) => `${index}上海智行科技有限公司`);
  expect(labels.length).toBeGreaterThan(8);
  expect(radius).toBeGreaterThanOrEqual(48);
  for (const side of ['left', 'right']) {
    const here = labels.filter((label) => label.side === side);
    here.forEach(({ text, x, y }, index) => {
      expect(Math.abs(x) + textWidth(text)).toBeLessThanOrEqual(width / 2);
      expect(Math.abs(y)).toBeLessThanOrEqual(HEIGHT / 2 - 8);
      if (index > 0) expect(y - (here[index - 1]?.y ?? 0)).toBeGreaterThanOrEqual(16 - 1e-9);
    });
  }
});

it('small slices and those that are hidden have no label, and where there is no room none has', () => {
  expect(labelsOf([100, 1, 0], 640).labels.map(({ index }) => index)).toEqual([0]);
  expect(labelsOf([3, 1], 200).labels).toEqual([]);
});

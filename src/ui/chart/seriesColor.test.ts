import { seriesColors } from '../../common/theme/tokens';
import { seriesColor } from './seriesColor';

it('series have the colours of the palette in order, and beyond it others', () => {
  expect(seriesColors.light.length).toBe(seriesColors.dark.length);
  const colors = Array.from({ length: 3 * seriesColors.light.length }, (_, index) => seriesColor(index));
  expect(colors.slice(0, 2)).toEqual(['var(--color-series-1)', 'var(--color-series-2)']);
  expect(new Set(colors).size).toBe(colors.length);
});

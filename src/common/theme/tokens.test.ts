import { colors } from './tokens';
import type { ColorTokens, ThemeName } from './tokens';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const PAIRS: [keyof ColorTokens, keyof ColorTokens][] = [
  ['ink', 'surface'],
  ['text', 'surface'],
  ['muted', 'surface'],
  ['muted', 'canvas'],
  ['muted', 'raised'],
  ['onAccent', 'accent'],
  ['accentText', 'surface'],
  ['accentText', 'accentWeak'],
  ['success', 'successWeak'],
  ['warning', 'warningWeak'],
  ['danger', 'dangerWeak'],
  ['info', 'infoWeak'],
  ['danger', 'surface'],
  ['onBrand', 'brand'],
  ['onBrandMuted', 'brand'],
];

describe.each(['light', 'dark'] satisfies ThemeName[])('in the %s theme', (theme) => {
  it.each(PAIRS)('%s is readable on %s (at least 4.5:1)', (text, ground) => {
    expect(contrast(colors[theme][text], colors[theme][ground])).toBeGreaterThanOrEqual(4.5);
  });
});

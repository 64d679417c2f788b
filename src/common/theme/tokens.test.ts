import { colors, cssVariables, menuIconColors, seriesColors } from './tokens';
import type { ColorTokens, ThemeName } from './tokens';

type Rgb = readonly [number, number, number];

function linear(hex: string): Rgb {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

const times = (matrix: readonly Rgb[], [r, g, b]: Rgb): Rgb =>
  matrix.map((row) => row[0] * r + row[1] * g + row[2] * b) as unknown as Rgb;

function luminance(hex: string): number {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

/** What people with each kind of colour vision see, as matrices on linear RGB (Machado and others, 2009). */
const VISION: Record<string, readonly Rgb[]> = {
  'normal vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Distance in OKLab from which neighbouring areas are clearly told apart (a just noticeable one is about 0.02). */
const DISTINCT = 0.08;

/** Coordinates in which equal distances look equal (OKLab). */
function oklab(color: Rgb): Rgb {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    color.map((channel) => Math.min(1, Math.max(0, channel))) as unknown as Rgb,
  ).map(Math.cbrt) as unknown as Rgb;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

const distance = (one: Rgb, other: Rgb) => Math.hypot(...one.map((part, index) => part - (other[index] ?? 0)));

const PAIRS: [keyof ColorTokens, keyof ColorTokens][] = [
  ['ink', 'surface'],
  ['text', 'surface'],
  ['muted', 'surface'],
  ['muted', 'canvas'],
  ['muted', 'raised'],
  ['muted', 'floating'],
  ['accentText', 'floating'],
  ['danger', 'floating'],
  ['onAccent', 'accent'],
  ['accentText', 'surface'],
  ['accentText', 'accentWeak'],
  ['text', 'accentWeak'],
  ['muted', 'accentWeak'],
  ['text', 'dataBar'],
  ['success', 'dataBar'],
  ['danger', 'dataBar'],
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

  const series = seriesColors[theme];

  it('every colour of a series stands out from what charts and their tooltips are drawn on (at least 3:1)', () => {
    const faint = series.filter((color) =>
      [colors[theme].surface, colors[theme].floating].some((ground) => contrast(color, ground) < 3),
    );
    expect(faint).toEqual([]);
  });

  it.each(Object.keys(VISION))('no two colours of series look alike with %s', (vision) => {
    const seen = (hex: string) => oklab(times(VISION[vision] ?? [], linear(hex)));
    // A pie has the line colour for the slice of all others.
    const all = [...series, colors[theme].strongLine];
    const alike = all.flatMap((one, index) =>
      all.slice(index + 1).filter((other) => distance(seen(one), seen(other)) < DISTINCT),
    );
    expect(alike).toEqual([]);
  });

  it('no series has the colour of a state', () => {
    const states = [colors[theme].success, colors[theme].warning, colors[theme].danger];
    const alike = series.filter((one) =>
      states.some((state) => distance(oklab(linear(one)), oklab(linear(state))) < DISTINCT),
    );
    expect(alike).toEqual([]);
  });

  it('every colour of a menu icon stands out from the menu, also where an item is pointed at or selected', () => {
    const { surface, canvas, accentWeak, floating } = colors[theme];
    const faint = Object.values(menuIconColors).filter((color) =>
      [surface, canvas, accentWeak, floating].some((ground) => contrast(color, ground) < 3),
    );
    expect(faint).toEqual([]);
  });

  it('stylesheets get the background and the edge of what floats', () => {
    expect(cssVariables(theme)).toContain(`--color-floating:${colors[theme].floating};`);
    expect(cssVariables(theme)).toContain(`--shadow-floating:0 0 0 1px ${colors[theme].strongLine},`);
  });
});

test('in the dark theme, where shadows are hardly visible, what floats is lighter than the page', () => {
  const { canvas, surface, raised, floating } = colors.dark;
  const steps = [canvas, surface, raised, floating].map(luminance);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(contrast(floating, surface)).toBeGreaterThan(1.15);
});

test.each(['canvas', 'surface', 'raised', 'floating'] as const)(
  'in the dark theme the borders of fields, checkboxes and radio buttons stand out on %s (at least 3:1)',
  (ground) => {
    expect(contrast(colors.dark.controlBorder, colors.dark[ground])).toBeGreaterThanOrEqual(3);
  },
);

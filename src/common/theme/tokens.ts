/**
 * The design tokens: every colour, size and duration. No other file contains a colour literal: CSS reads the variables
 * made here, and antd's theme is derived from the tokens (`portal/sdk/antdTheme`).
 */
export type ThemeName = 'light' | 'dark';

export interface ColorTokens {
  accent: string;
  accentHover: string;
  accentActive: string;
  onAccent: string;
  accentText: string;
  accentWeak: string;
  /** A bar behind a figure, which also stands out on a selected row. */
  dataBar: string;
  ink: string;
  text: string;
  muted: string;
  canvas: string;
  surface: string;
  raised: string;
  /** The background of what floats over the page: popups, panels, dialogs, drawers. Its edge is `--shadow-floating`. */
  floating: string;
  hairline: string;
  /** A line that is stronger than a hairline: an axis, the edge of what floats. */
  strongLine: string;
  controlBorder: string;
  success: string;
  successWeak: string;
  warning: string;
  warningWeak: string;
  danger: string;
  dangerWeak: string;
  info: string;
  infoWeak: string;
  mask: string;
  /** The background of the sign-in panel, which is dark in both themes. */
  brand: string;
  brandLine: string;
  onBrand: string;
  onBrandMuted: string;
}

const light: ColorTokens = {
  accent: '#0b7a75',
  accentHover: '#0a6b67',
  accentActive: '#075b57',
  onAccent: '#ffffff',
  accentText: '#075b57',
  accentWeak: '#e3f2f0',
  dataBar: '#cfe6e3',
  ink: '#18212f',
  text: '#2b3647',
  muted: '#5d687b',
  canvas: '#f4f6f8',
  surface: '#ffffff',
  raised: '#fafbfc',
  floating: '#ffffff',
  hairline: '#e7eaf0',
  strongLine: '#d5dae2',
  controlBorder: '#d5dae2',
  success: '#176843',
  successWeak: '#e4f5ec',
  warning: '#8f5600',
  warningWeak: '#fff3dc',
  danger: '#b82f2f',
  dangerWeak: '#fdeaea',
  info: '#2b5fb8',
  infoWeak: '#e8f0fc',
  mask: 'rgb(17 24 34 / 45%)',
  brand: '#0d3b3a',
  brandLine: '#17524f',
  onBrand: '#f2f7f6',
  onBrandMuted: '#a9c6c3',
};

const dark: ColorTokens = {
  accent: '#3fb8af',
  accentHover: '#5cc7bf',
  accentActive: '#7fd1c7',
  onAccent: '#08201f',
  accentText: '#7fd1c7',
  accentWeak: '#12302f',
  dataBar: '#1a4442',
  ink: '#f2f5f9',
  text: '#d5dbe5',
  muted: '#93a0b4',
  canvas: '#11161d',
  surface: '#181f28',
  raised: '#1e2631',
  floating: '#222b36',
  hairline: '#303a47',
  strongLine: '#364150',
  controlBorder: '#6b7889',
  success: '#6fd3a2',
  successWeak: '#12301f',
  warning: '#f0bb62',
  warningWeak: '#33260d',
  danger: '#f29a9a',
  dangerWeak: '#3a1a1c',
  info: '#95b9f5',
  infoWeak: '#172742',
  mask: 'rgb(4 8 12 / 60%)',
  brand: '#0b2f2e',
  brandLine: '#134442',
  onBrand: '#eef5f4',
  onBrandMuted: '#9dbab7',
};

export const colors: Record<ThemeName, ColorTokens> = { light, dark };

/**
 * Colours that tell the series of a chart apart, in the order of their use: none is the colour of a state, and each pair
 * also differs for colour-blind people (`tokens.test` simulates it).
 */
export const seriesColors: Record<ThemeName, readonly string[]> = {
  light: ['#0b7a75', '#1a3c9f', '#9b7aeb', '#d37812', '#75005d', '#3c9baa', '#5a4a30', '#815fb7'],
  dark: ['#3fb8af', '#5783cb', '#c89df9', '#7b7c39', '#af5e8d', '#8be4f9', '#cbdcb1', '#79a545'],
};

/**
 * The colours that a menu icon may have, by name. They are stored with the menu, so each has to stand out in both themes
 * (`tokens.test`).
 */
export const menuIconColors = {
  teal: '#0f8f88',
  blue: '#3b7cd8',
  violet: '#8a63d2',
  pink: '#c9508f',
  red: '#d0504a',
  orange: '#c06a18',
  gold: '#a57a12',
  green: '#3a8f55',
  grey: '#758195',
} as const;

const SHADES: Record<ThemeName, string> = { light: 'rgb(17 24 34 / 18%)', dark: 'rgb(4 8 12 / 60%)' };

/** The edge of what floats: a hairline, because a shadow is hardly visible in the dark theme, and a shadow. */
export const floatingShadow = (theme: ThemeName): string =>
  `0 0 0 1px ${colors[theme].strongLine},0 8px 28px ${SHADES[theme]}`;

/** Pixels. */
export const sizes = {
  header: 48,
  tabBar: 40,
  tableHeader: 36,
  row: 38,
  rowCompact: 32,
  control: 32,
  controlLarge: 40,
  controlCompact: 28,
  pager: 28,
  /** The icon buttons within rows and tabs. */
  rowButton: 28,
  tabButton: 24,
  listFoot: 44,
  footer: 28,
  dialogBar: 40,
  menu: 200,
  menuCollapsed: 64,
  radiusControl: 6,
  radiusItem: 8,
  radiusDialog: 10,
} as const;

const LATIN_FONTS = '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial';
const CHINESE_FONTS = '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC"';

const fontFamily = `Inter, ${CHINESE_FONTS}, system-ui, ${LATIN_FONTS}, sans-serif`;

/** In the English interface Latin fonts come first, because quotation marks of Chinese fonts are as wide as ideographs. */
export const englishVariables = `--font-family:Inter, ${LATIN_FONTS}, ${CHINESE_FONTS}, system-ui, sans-serif;`;

/** The font weight of buttons. */
export const BUTTON_WEIGHT = 400;

/** Milliseconds. */
export const MOTION_MS = 160;

const strokeIcon = (colour: string, path: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='${colour}' stroke-width='1.5'><path d='${path}'/></svg>`)}")`;

/** Icons of inactive fields, drawn as backgrounds because an input has no child elements. */
const ICONS = {
  arrow: 'M2.5 5.5L8 11l5.5-5.5',
  calendar: 'M3 3.5h10v10.5H3zM3 6.8h10M5.5 2v3M10.5 2v3',
  clock: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M8 5v3.2l2.2 1.6',
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The declarations of one theme: `--color-accent: …; --size-header: 48px; …`. */
export function cssVariables(theme: ThemeName): string {
  const declarations = [
    ...Object.entries(colors[theme]).map(([name, value]) => `--color-${kebab(name)}:${value}`),
    ...seriesColors[theme].map((value, index) => `--color-series-${index + 1}:${value}`),
    ...Object.entries(sizes).map(([name, value]) => `--size-${kebab(name)}:${value}px`),
    ...Object.entries(ICONS).map(([name, path]) => `--icon-${name}:${strokeIcon(colors[theme].muted, path)}`),
    `--font-family:${fontFamily}`,
    `--weight-button:${BUTTON_WEIGHT}`,
    `--shadow-floating:${floatingShadow(theme)}`,
    `--motion:${MOTION_MS}ms`,
    `color-scheme:${theme}`,
  ];
  return `${declarations.join(';')};`;
}

/** The variables that the compact density overrides. */
export const compactVariables = `--size-row:${sizes.rowCompact}px;--size-control:${sizes.controlCompact}px;`;

/** A phone that is used with fingers. The width is `COMPACT_MAX_WIDTH_PX`. */
export const TOUCH_QUERY = '(max-width: 768px) and (pointer: coarse)';

/** The smallest side of what is pressed with a finger, in pixels. */
export const TOUCH_PX = 44;

const TOUCHED = ['control', 'controlLarge', 'pager', 'rowButton', 'tabButton'] satisfies (keyof typeof sizes)[];

/** The variables that a phone overrides, in both densities. */
export const touchVariables = [
  ...TOUCHED.map((name) => `--size-${kebab(name)}:${TOUCH_PX}px;`),
  // A tab is 6 px lower than its bar.
  `--size-tab-bar:${TOUCH_PX + 6}px;`,
].join('');

/** Safari on iOS zooms into a page when a field with smaller type gets the focus. */
export const TOUCH_TYPE_PX = 16;
